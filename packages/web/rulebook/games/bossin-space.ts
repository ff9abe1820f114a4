import { BASE_PACK, CREW, type DangerDef } from '@starhold/bossin-space/content';
import {
  bossCardText,
  bossText,
  type CardText,
  commandText,
  crewText,
  dangerName,
  dangerText,
  enemyText,
} from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import { RULEBOOK_TEXT } from '../../text/rulebook.ts';
import { CARD_GROUPS, type CardBook, type IndexCard } from '../cards.ts';
import { BossinPicture } from './BossinPicture.tsx';

/** The cards of Bossin' Space. */

const COMMAND_RULES: Record<string, string> = {
  moveLeft: 'BOS-6.1',
  moveRight: 'BOS-6.1',
  doubleLeft: 'BOS-6.2',
  doubleRight: 'BOS-6.2',
  heal: 'BOS-6.3',
  rocket: 'BOS-6.4',
  tractor: 'BOS-6.5',
  shot: 'BOS-6.6',
  emp: 'BOS-6.7',
  laser: 'BOS-6.8',
  teleport: 'BOS-7.2',
  beltBomb: 'BOS-7.3',
  doubleShot: 'BOS-7.4',
  freeMove: 'BOS-7.5',
};
const DANGER_RULES: Record<DangerDef['kind'], string> = {
  activation: 'BOS-11.2',
  attack: 'BOS-11.3',
  move: 'BOS-11.4',
  silence: 'BOS-11.6',
  help: 'BOS-11.7',
  newEnemies: 'BOS-11.8',
};
const CREW_RULES: Record<(typeof CREW)[number], string> = {
  gunner: 'BOS-19.3',
  scientist: 'BOS-19.4',
  hacker: 'BOS-19.5',
  pilot: 'BOS-19.6',
  mechanic: 'BOS-19.7',
};

type Extra = Pick<IndexCard, 'ref' | 'group' | 'id' | 'copies' | 'rule'> & {
  title?: string;
  parts?: IndexCard['parts'];
};

function entry(text: CardText, { title, parts, ...rest }: Extra): IndexCard {
  return { ...rest, title: title ?? plain(text.title), stats: text.stats, body: text.body, parts: parts ?? [] };
}

/** Equal danger cards stand once, with their number. */
function indexCards(lang: Language): IndexCard[] {
  const { commands, dangers, enemies, bosses } = BASE_PACK;
  const command = (group: 'command' | 'upgraded', copies: 'base' | 'upgraded'): IndexCard[] =>
    commands
      .filter((c) => c[copies] > 0)
      .map((c) => {
        const rule = COMMAND_RULES[c.id] ?? 'BOS-6.1';
        return entry(commandText(c, lang), { ref: `command:${c.id}`, group, id: c.id, copies: c[copies], rule });
      });
  return [
    ...command('command', 'base'),
    ...command('upgraded', 'upgraded'),
    ...alike(dangers).map(([d, copies]) =>
      entry(dangerText(d, lang), {
        ref: `danger:${d.id}`,
        group: 'danger',
        id: d.id,
        copies,
        rule: DANGER_RULES[d.kind],
        title: plain(dangerName(d.id, lang)).slice(1, -1),
      }),
    ),
    ...enemies.map((e) =>
      entry(enemyText(e, lang), {
        ref: `enemy:${e.id}`,
        group: 'enemy',
        id: e.id,
        copies: e.copies,
        rule: e.ops.length > 0 ? 'BOS-12.1' : 'BOS-9.2',
      }),
    ),
    ...bosses.map((b) =>
      entry(bossText(b, lang), {
        ref: `boss:${b.id}`,
        group: 'boss',
        id: b.id,
        copies: 1,
        rule: 'BOS-16.1',
        parts: b.cards.map((_, i) => ({
          label: RULEBOOK_TEXT[lang].slot(i + 1),
          text: bossCardText(b, i + 1, lang).body,
        })),
      }),
    ),
    ...CREW.map((id) =>
      entry(crewText(id, lang), { ref: `crew:${id}`, group: 'crew', id, copies: 1, rule: CREW_RULES[id] }),
    ),
  ];
}

/** Cards of the same kind that do the same, as one with their number. */
function alike(dangers: readonly DangerDef[]): [DangerDef, number][] {
  const by = new Map<string, [DangerDef, number]>();
  for (const d of dangers) {
    const key = `${d.kind}${JSON.stringify(d.ops)}`;
    const known = by.get(key);
    if (known) known[1]++;
    else by.set(key, [d, 1]);
  }
  return [...by.values()];
}

function findCard(cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  const [kind, id = ''] = ref.split(':');
  const exact = cards.find((c) => c.ref === ref);
  if (exact || kind !== 'danger') return exact ?? cards.find((c) => c.ref === `${kind}:${id.split('.')[0]}`);
  const def = BASE_PACK.dangers.find((d) => d.id === id);
  const twin = def && BASE_PACK.dangers.find((d) => d.kind === def.kind && sameOps(d, def));
  return twin && cards.find((c) => c.ref === `danger:${twin.id}`);
}

function sameOps(a: DangerDef, b: DangerDef): boolean {
  return JSON.stringify(a.ops) === JSON.stringify(b.ops);
}

export const book: CardBook = {
  groups: CARD_GROUPS['bossin-space'],
  cards: indexCards,
  find: findCard,
  Picture: BossinPicture,
};
