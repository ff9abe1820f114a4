import { plain, txt } from '@starhold/effects/text';
import type { CatalogueEntry, Language } from '@starhold/kernel';
import type {
  ActionDef,
  CardDef,
  Colour,
  EventDef,
  InvasionDef,
  LeaderDef,
  Name,
  Op,
  Pack,
  ProtocolDef,
  ResourceKind,
  ScenarioDef,
  SparePartDef,
  TechnologyDef,
} from './content/index.ts';
import { COLOURS, KINDS } from './content/ops.ts';
import {
  actionText,
  type CardText,
  cardText,
  eventText,
  invasionText,
  opsText,
  partText,
  permanentText,
  scenarioText,
} from './text/cards.ts';
import { PAIR_NAMES, STEPS_NAMES, ZONE_NAMES } from './text/titles.ts';

/** What stands behind each kind of entry. */
interface Kinds {
  starter: CardDef;
  additional: CardDef;
  recruit: CardDef;
  leader: LeaderDef;
  technology: TechnologyDef;
  invasionStarter: InvasionDef;
  invasion: InvasionDef;
  protocol: ProtocolDef;
  scenario: ScenarioDef;
  event: EventDef;
  pair: { kind: ResourceKind; ops: Op[] };
  part: SparePartDef;
  zone: { colour: Colour; ops: Op[] };
  action: ActionDef;
  /** What has to be done before a reshuffle, by side. */
  steps: Op[];
}
/** What is printed, in parts that can be drawn. */
type Printed = { face(lang: Language): CardText };
export type RoneEntry = {
  [K in keyof Kinds]: Omit<CatalogueEntry, 'kind' | 'definition'> & Printed & { kind: K; definition: Kinds[K] };
}[keyof Kinds];

/** What is printed, and the same as lines of text. */
const printed = (face: Printed['face']): Pick<RoneEntry, 'face' | 'text'> => ({
  face,
  text: (lang) => {
    const { stats, body } = face(lang);
    return [stats, body].map(plain).filter((line) => line !== '');
  },
});

/** What only has a name and does something. */
const steps = (name: Name, ops: Op[]): Pick<RoneEntry, 'face' | 'text'> =>
  printed((lang) => ({ title: txt`${name[lang]}`, stats: [], body: opsText(ops, lang) }));

/** Starters lie in the box once for each of four players. */
const SETS_OF_STARTERS = 4;

function cardEntry(definition: CardDef): RoneEntry {
  const print = printed((lang) => cardText(definition, lang));
  const common = { definition, id: definition.id, name: definition.name, ...print };
  if (definition.set === 'recruit') {
    const group = definition.cost === '' ? 'free' : definition.cost[0];
    return { ...common, kind: 'recruit', rule: 'RONE-7.4', copies: definition.copies, group };
  }
  const copies = definition.copies * SETS_OF_STARTERS;
  return { ...common, kind: definition.set, rule: 'RONE-3.6', copies, group: '' };
}

/** Everything that a pack holds, kind after kind, in the order in which the pack has it. */
export function catalogueOf(pack: Pack): RoneEntry[] {
  const { leaders, technologies, protocols, scenarios, board, invasionBoard } = pack.def;
  const named = <T extends { id: string; name: Name }>(definition: T) => ({
    definition,
    id: definition.id,
    name: definition.name,
    copies: 1,
    group: '',
  });
  const permanent = (definition: LeaderDef): Pick<RoneEntry, 'face' | 'text' | 'rule'> => ({
    ...printed((lang) => permanentText(definition, lang, pack)),
    rule: definition.use.length > 0 ? 'RONE-7.6' : 'RONE-1.5',
  });
  return [
    ...pack.cards.map(cardEntry),
    ...leaders.map((def): RoneEntry => ({ ...named(def), ...permanent(def), kind: 'leader' })),
    ...technologies.map((def): RoneEntry => ({ ...named(def), ...permanent(def), kind: 'technology' })),
    ...pack.invasion.map(
      (def): RoneEntry => ({
        ...named(def),
        kind: def.set === 'starter' ? 'invasionStarter' : 'invasion',
        ...printed((lang) => invasionText(def, lang, pack)),
        rule: 'RONE-19.2',
        copies: def.copies,
      }),
    ),
    ...protocols.map((def): RoneEntry => ({ ...named(def), ...permanent(def), kind: 'protocol', rule: 'RONE-18.9' })),
    ...scenarios.flatMap((def): RoneEntry[] => [
      { ...named(def), kind: 'scenario', ...printed((lang) => scenarioText(def, lang, pack)), rule: 'RONE-17.4' },
      ...def.events.map(
        (event): RoneEntry => ({
          ...named(event),
          kind: 'event',
          id: `${def.id}/${event.id}`,
          ...printed((lang) => eventText(def, event, lang, pack)),
          rule: 'RONE-18.3',
          group: def.id,
        }),
      ),
    ]),
    ...KINDS.map(
      (kind): RoneEntry => ({
        ...named({ id: `pair/${kind}`, name: PAIR_NAMES[kind] }),
        kind: 'pair',
        definition: { kind, ops: board.pairs[kind] },
        ...steps(PAIR_NAMES[kind], board.pairs[kind]),
        rule: 'RONE-7.9',
      }),
    ),
    ...board.parts.map(
      (def): RoneEntry => ({
        ...named(def),
        kind: 'part',
        ...printed((lang) => partText(def, lang)),
        rule: 'RONE-6.8',
      }),
    ),
    ...COLOURS.map(
      (colour): RoneEntry => ({
        ...named({ id: `zone/${colour}`, name: ZONE_NAMES[colour] }),
        kind: 'zone',
        definition: { colour, ops: invasionBoard.zones[colour] },
        ...steps(ZONE_NAMES[colour], invasionBoard.zones[colour]),
        rule: 'RONE-18.6',
      }),
    ),
    ...invasionBoard.actions.map(
      (def): RoneEntry => ({
        ...named(def),
        kind: 'action',
        ...printed((lang) => actionText(def, lang)),
        rule: 'RONE-20.8',
      }),
    ),
    ...(['player', 'invasion'] as const).map((side): RoneEntry => {
      const ops = side === 'player' ? board.beforeReshuffle : invasionBoard.beforeReshuffle;
      return {
        ...named({ id: `reshuffle/${side}`, name: STEPS_NAMES[side] }),
        kind: 'steps',
        definition: ops,
        ...steps(STEPS_NAMES[side], ops),
        rule: side === 'player' ? 'RONE-9.2' : 'RONE-22.7',
      };
    }),
  ];
}
