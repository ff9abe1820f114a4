import * as z from 'zod';
import { Amount, CONTROLS, Colour, Condition, Damage, Op, OWN_OPERATIONS, ResourceKind, Symbols } from './ops.ts';

/** What a pack of RONE holds: cards with their names and counts. What they do is not written: text is made from the data. */

/** Ids are different across all kinds of cards: `RC45`, `TE07`, `hold-the-gate`. */
export const Id = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, 'letters, digits and - only')
  .max(40)
  .refine((id) => !(id in {}), 'this word is taken');

/** Of people and for people: letters, no signs that steer a screen. */
const words = (max: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{C}+$/u, 'holds signs that are no text');
export const Name = z.strictObject({ en: words(60), cs: words(60), de: words(60) });
export type Name = z.infer<typeof Name>;

export const Source = z.enum(['rulebook', 'original', 'custom']);

const Ops = z.array(Op).max(12);
const Small = z.int().min(0).max(20);

/** Damage printed on a player card (RONE-2.7). */
export const Combat = z.strictObject({ melee: Small, ranged: Small, destruction: Small });
export type Combat = z.infer<typeof Combat>;

/** The four values of an Invasion card, and of support. */
export const Stats = z.strictObject({ melee: Small, ranged: Small, armour: Small, health: Small });
export type Stats = z.infer<typeof Stats>;

/** More damage of a played card, counted when phase 6 begins; part of the card's packet of that damage. */
export const Bonus = z.strictObject({ damage: Damage, n: Amount, if: Condition.optional() });
export type Bonus = z.infer<typeof Bonus>;

export const CARD_SETS = ['starter', 'additional', 'recruit'] as const;
export const CardDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  set: z.enum(CARD_SETS),
  /** Starters and additional starters: for each player of four. */
  copies: z.int().min(1).max(8),
  cost: Symbols,
  /** Recruit cards only. */
  training: z.int().min(1).max(9).optional(),
  /** When played; in order. */
  play: Ops.default([]),
  /** When drawn into the hand. */
  drawn: Ops.default([]),
  /** If not played: when it is scrapped in phase 5. */
  unplayed: Ops.default([]),
  combat: Combat,
  bonus: z.array(Bonus).max(3).default([]),
  reward: z.int().min(0).max(9),
  /** You may keep this card in phase 5. */
  keep: z.literal(true).optional(),
  /** At the end of the turn it is destroyed if it is in the hand; not scrapped in phase 5 (RONE-6.6). */
  fleeting: z.literal(true).optional(),
});
export type CardDef = z.infer<typeof CardDef>;

/**
 * What can happen. Players: `turnStart`, `turnEnd`, `recruited` (`it` is the card), `reshuffled` (the owner did).
 * Invasion: `invasionStart`, `invasionEnd`, `playerReshuffled`, `defeated` (`it` is the card).
 */
export const MOMENTS = [
  'turnStart',
  'turnEnd',
  'recruited',
  'reshuffled',
  'invasionStart',
  'invasionEnd',
  'playerReshuffled',
  'defeated',
] as const;
export const AbilityTime = z.enum(MOMENTS);
export type AbilityTime = z.infer<typeof AbilityTime>;

/** `first`: only the first time each turn (of the Invasion: each round). */
export const AbilityDef = z.strictObject({ on: AbilityTime, first: z.literal(true).optional(), do: Ops.min(1) });
export type AbilityDef = z.infer<typeof AbilityDef>;

/** What a card in play changes for as long as it is. */
export const Modifier = z.discriminatedUnion('mod', [
  // for the owner
  /** So many hand cards more may be kept in phase 5. */
  z.strictObject({ mod: z.literal('keep'), n: z.int().min(1).max(9) }),
  /** One card with printed ranged damage in the played zone deals so much more. */
  z.strictObject({ mod: z.literal('firstRanged'), n: z.int().min(1).max(9) }),
  /** So many cards trained in phase 9 may go on top of the draw deck. */
  z.strictObject({ mod: z.literal('trainedOnTop'), n: z.int().min(1).max(9) }),
  /** The first packet of ranged damage suffered each round is smaller. */
  z.strictObject({ mod: z.literal('rangedShield'), n: z.int().min(1).max(9) }),
  /** Cards a sacrifice draws more. */
  z.strictObject({ mod: z.literal('sacrificeDraw'), n: z.int().min(1).max(5) }),
  // for the owner, or as support or event for all players
  /** Of a spare-part action, not below 1. */
  z.strictObject({ mod: z.literal('price'), action: Id, n: z.int().min(-5).max(5) }),
  // for all players, as long as it is there
  z.strictObject({ mod: z.literal('noReroll') }),
  // for an Invasion card, while it is the top card
  /** Damage left after defeating it is lost. */
  z.strictObject({ mod: z.literal('swallow') }),
  z.strictObject({ mod: z.literal('immune'), to: Damage }),
  // for a scenario
  /** The scenario card cannot be targeted. */
  z.strictObject({ mod: z.literal('untargetable') }),
]);
export type Modifier = z.infer<typeof Modifier>;
export const MODIFIERS = Modifier.options.map((option) => option.shape.mod.value);

/** Every word that can stand as `op`. */
export const OPERATIONS: readonly string[] = [...OWN_OPERATIONS, ...CONTROLS];

const Permanent = {
  id: Id,
  name: Name,
  source: Source,
  /** Activated: exhaust it, then this. */
  use: Ops.default([]),
  abilities: z.array(AbilityDef).max(3).default([]),
  modifiers: z.array(Modifier).max(3).default([]),
};

export const LeaderDef = z.strictObject(Permanent);
export type LeaderDef = z.infer<typeof LeaderDef>;
export const TechnologyDef = z.strictObject(Permanent);
export type TechnologyDef = z.infer<typeof TechnologyDef>;
export const ProtocolDef = z.strictObject(Permanent);
export type ProtocolDef = z.infer<typeof ProtocolDef>;

export const INVASION_SETS = ['starter', 'invasion'] as const;
export const InvasionDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  set: z.enum(INVASION_SETS),
  copies: z.int().min(1).max(8),
  training: z.int().min(1).max(9),
  /** Stored when deployed. */
  reward: Symbols,
  combat: Stats.refine(({ health }) => health >= 1, { path: ['health'], message: 'at least 1' }),
  support: Stats,
  deployed: Ops.default([]),
  trained: Ops.default([]),
  /** At resolution, while it is the top card and not defeated. */
  resolution: Ops.default([]),
  /** While it is the top card. */
  top: z.array(Modifier).max(2).default([]),
  /** Until it is defeated, covered or not (RONE-19.4). */
  lasting: z.array(Modifier).max(2).default([]),
});
export type InvasionDef = z.infer<typeof InvasionDef>;

export const SparePartDef = z.strictObject({
  id: Id,
  name: Name,
  cost: z.int().min(1).max(9),
  /** Costs one more for each of the player's research tokens. */
  perResearch: z.literal(true).optional(),
  do: Ops.min(1),
});
export type SparePartDef = z.infer<typeof SparePartDef>;

/** Symbols that can pay an additional action: damage, gains, resources. */
export const PRICES = ['melee', 'ranged', 'destruction', 'armour', 'health', 'part', 'screw', 'reroll'] as const;
export const Price = z.strictObject({ what: z.enum(PRICES), n: z.int().min(1).max(9) });
export type Price = z.infer<typeof Price>;

export const ActionDef = z.strictObject({ id: Id, name: Name, price: Price, do: Ops.min(1) });
export type ActionDef = z.infer<typeof ActionDef>;

export const BoardDef = z.strictObject({
  armour: z.int().min(0).max(18),
  health: z.int().min(1).max(18),
  dice: z.int().min(1).max(8),
  slots: z.record(ResourceKind, z.int().min(2).max(9)),
  pairs: z.record(ResourceKind, Ops.min(1)),
  parts: z.array(SparePartDef).min(1).max(12),
  /** Spare parts of whoever does not start (RONE-12.1). */
  compensation: z.int().min(0).max(9),
  beforeReshuffle: Ops,
});
export type BoardDef = z.infer<typeof BoardDef>;

export const InvasionBoardDef = z.strictObject({
  /** What each training zone does after training. */
  zones: z.record(Colour, Ops),
  actions: z.array(ActionDef).max(6),
  beforeReshuffle: Ops,
});
export type InvasionBoardDef = z.infer<typeof InvasionBoardDef>;

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const EventDef = z.strictObject({
  id: Id,
  round: z.int().min(1).max(40),
  name: Name,
  /** Until it ends. */
  whileActive: z.array(Modifier).max(3).default([]),
  onEnd: Ops.default([]),
});
export type EventDef = z.infer<typeof EventDef>;

/** What a line of the scenario card adds to the lines below it. */
const SupportLine = z.strictObject({ ...Stats.shape, modifiers: z.array(Modifier).max(2).default([]) });
export type SupportLine = z.infer<typeof SupportLine>;

export const ScenarioDef = z.strictObject({
  id: Id,
  /** Place in the campaign; a custom scenario has none and is played alone. */
  no: z.int().min(1).max(9).optional(),
  name: Name,
  source: Source,
  prep: Ops.default([]),
  events: z.array(EventDef).max(12).default([]),
  /** Easy, what normal adds, what hard adds. */
  support: z.tuple([SupportLine, SupportLine, SupportLine]),
  /** The scenario card can be attacked when this holds. */
  target: z
    .strictObject({
      armourPerPlayer: Small,
      healthBase: z.int().min(0).max(99),
      healthPerPlayer: z.int().min(0).max(40),
      when: Condition,
    })
    .refine(({ healthBase, healthPerPlayer }) => healthBase + healthPerPlayer > 0, {
      path: ['healthBase'],
      message: 'the target needs health',
    })
    .optional(),
  victory: Condition,
  defeat: Condition.optional(),
});
export type ScenarioDef = z.infer<typeof ScenarioDef>;

/** So many cards of a list have these values (copies counted): `{ of: 'cards', where: { set: 'recruit' }, n: 80 }`. */
export const Expectation = z.strictObject({
  of: z.enum(['cards', 'leaders', 'technologies', 'invasion', 'protocols', 'scenarios']),
  where: z.record(z.string(), z.union([z.string(), z.int()])),
  n: z.int().min(0).max(999),
});
export type Expectation = z.infer<typeof Expectation>;

const MOST = 200;

export const PackDef = z.strictObject({
  id: Id,
  /** What the pack promises about itself; tests hold it to that. */
  expects: z.array(Expectation).default([]),
  board: BoardDef,
  invasionBoard: InvasionBoardDef,
  cards: z.array(CardDef).min(1).max(MOST),
  leaders: z.array(LeaderDef).min(4).max(MOST),
  technologies: z.array(TechnologyDef).max(MOST),
  invasion: z.array(InvasionDef).max(MOST),
  protocols: z.array(ProtocolDef).max(MOST),
  scenarios: z.array(ScenarioDef).max(MOST),
});
export type PackDef = z.infer<typeof PackDef>;
