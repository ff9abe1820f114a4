import { type Lang, plain } from '@starhold/effects/text';
import type { CatalogueEntry } from '@starhold/kernel';
import type { Pack } from '../content/pack.ts';
import { type CommandDef, CREW, type CrewId, type DangerDef } from '../content/schema.ts';
import { bossCardText, bossText, type CardText, commandText, crewText, dangerText, enemyText } from './cards.ts';
import { CREW_NAMES } from './names.ts';

/** Every card of a pack: the one list that rulebook, terminal, golden files, galleries and proofs walk. */

export type BosKind = 'command' | 'danger' | 'enemy' | 'boss' | 'bossCard' | 'crew';

export interface BosEntry extends CatalogueEntry {
  kind: BosKind;
  /** As text segments name it: `command:laser`, `danger:D03`, `boss:brood-barge.2`. */
  ref: string;
  face(lang: Lang): CardText;
}

type Facts = Pick<BosEntry, 'kind' | 'id' | 'name' | 'definition' | 'rule' | 'copies' | 'group' | 'face'>;

function entry(facts: Facts): BosEntry {
  const { kind, id, face } = facts;
  return {
    ...facts,
    ref: `${kind === 'bossCard' ? 'boss' : kind}:${id}`,
    text: (lang) => {
      const { stats, body } = face(lang);
      return [plain(stats), plain(body)].filter((line) => line !== '');
    },
  };
}

/** Where nothing else is said: command cards are resolved by this rule. */
const RULE_OF_COMMANDS = 'BOS-5.2';
const RULE_OF_DANGER: Record<DangerDef['kind'], string> = {
  activation: 'BOS-11.2',
  attack: 'BOS-11.3',
  move: 'BOS-11.4',
  silence: 'BOS-11.6',
  help: 'BOS-11.7',
  newEnemies: 'BOS-11.8',
};
const RULE_OF_CREW: Record<CrewId, string> = {
  gunner: 'BOS-19.3',
  scientist: 'BOS-19.4',
  hacker: 'BOS-19.5',
  pilot: 'BOS-19.6',
  mechanic: 'BOS-19.7',
};

/** A card with copies in both decks stands in both groups. */
export function catalogueOf(pack: Pack): BosEntry[] {
  const { commands, dangers, enemies, bosses } = pack;
  return [
    ...commands.filter((c) => c.base > 0).map((c) => ofCommand(c, 'base')),
    ...commands.filter((c) => c.upgraded > 0).map((c) => ofCommand(c, 'upgraded')),
    ...dangers.map((d) =>
      entry({
        kind: 'danger',
        id: d.id,
        name: d.name,
        definition: d,
        rule: RULE_OF_DANGER[d.kind],
        copies: 1,
        group: d.set,
        face: (lang) => dangerText(d, lang),
      }),
    ),
    ...enemies.map((e) =>
      entry({
        kind: 'enemy',
        id: e.id,
        name: e.name,
        definition: e,
        rule: e.ops.length > 0 ? 'BOS-12.1' : 'BOS-9.2',
        copies: e.copies,
        group: `class${e.tier}`,
        face: (lang) => enemyText(e, lang),
      }),
    ),
    ...bosses.flatMap((b) => ofBoss(b)),
    ...CREW.map((id) =>
      entry({
        kind: 'crew',
        id,
        name: CREW_NAMES[id],
        definition: { id },
        rule: RULE_OF_CREW[id],
        copies: 1,
        group: 'crew',
        face: (lang) => crewText(pack, id, lang),
      }),
    ),
  ];
}

function ofCommand(c: CommandDef, group: 'base' | 'upgraded'): BosEntry {
  return entry({
    kind: 'command',
    id: c.id,
    name: c.name,
    definition: c,
    rule: c.rule ?? RULE_OF_COMMANDS,
    copies: c[group],
    group,
    face: (lang) => commandText(c, lang),
  });
}

/** The boss, then its four danger cards, which bear its name and their place. */
function ofBoss(b: Pack['bosses'][number]): BosEntry[] {
  const boss = entry({
    kind: 'boss',
    id: b.id,
    name: b.name,
    definition: b,
    rule: 'BOS-16.1',
    copies: 1,
    group: 'boss',
    face: (lang) => bossText(b, lang),
  });
  const cards = b.cards.map((ops, i) => {
    const { en, cs, de } = b.name;
    const at = i + 1;
    return entry({
      kind: 'bossCard',
      id: `${b.id}.${at}`,
      name: { en: `${en} ${at}`, cs: `${cs} ${at}`, de: `${de} ${at}` },
      definition: ops,
      rule: 'BOS-16.2',
      copies: 1,
      group: b.id,
      face: (lang) => bossCardText(b, at, lang),
    });
  });
  return [boss, ...cards];
}
