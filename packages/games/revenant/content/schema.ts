import * as z from 'zod';
import { CardKind, CONTROLS, Condition, Cost, Fact, House, Op, OWN_OPERATIONS, Resource, Ship } from './ops.ts';

/** What a pack of Revenant holds: cards, with their names and numbers. Texts are made from what they do. */

/** Ids are different across all kinds of cards: `C07`, `P13`, `S11-4`. */
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

export const Ops = z.array(Op).max(8);
/** Sectors 1 to 8. */
const Sector = z.int().min(1).max(8);
export const Price = Cost.pick({ material: true, energy: true, science: true, neutronium: true });
export type Price = z.infer<typeof Price>;

/**
 * What abilities listen to: the effect of a kind of ship (`ark`, `fighter`, `dropship`, `frigate`), of a planet, one with the
 * commission or the mining symbol; a manoeuvre, an attack; each Voidborn ship destroyed (`kill`); the crew action; hidden
 * influence gained; an operation card played; corruption isolated, gained; the bonus action Activate.
 */
export const TRIGGERS = [
  'crew',
  'ark',
  'fighter',
  'dropship',
  'frigate',
  'planet',
  'mining',
  'commission',
  'manoeuvre',
  'attack',
  'kill',
  'hidden',
  'play',
  'isolate',
  'corruption',
  'activate',
] as const;
export const Trigger = z.enum(TRIGGERS);
export type Trigger = z.infer<typeof Trigger>;

export const AbilityDef = z.strictObject({
  on: Trigger,
  window: z.enum(['during', 'after']),
  /** `frigate`: only while the own frigate is the acting ship; `permanent`: only of a cadet or frigate card. */
  only: z.enum(['frigate', 'permanent']).optional(),
  if: Condition.optional(),
  do: Ops.min(1),
});
export type AbilityDef = z.infer<typeof AbilityDef>;

/** What a frigate card or board changes for its owner for as long as it is there. */
export const Modifier = z.discriminatedUnion('mod', [
  /** Part B of Neutralise costs nothing. */
  z.strictObject({ mod: z.literal('freeNeutralise') }),
  /** Landing with the frigate may begin with a manoeuvre (REV-24.1). */
  z.strictObject({ mod: z.literal('manoeuvreToLand') }),
  /** Part B of Neutralise may be paid with this instead of energy. */
  z.strictObject({ mod: z.literal('neutraliseWith'), resource: Resource }),
  /** The bonus action Gain may give so many tactics instead of a resource. */
  z.strictObject({ mod: z.literal('gainOrTactics'), n: z.int().min(1).max(4) }),
  /** The bonus action Gain gives so many tactics as well. */
  z.strictObject({ mod: z.literal('gainAndTactics'), n: z.int().min(1).max(4) }),
  /** Of the science that Promote costs, so much may be any resource. */
  z.strictObject({ mod: z.literal('promoteWithAny'), n: z.int().min(1).max(3) }),
]);
export type Modifier = z.infer<typeof Modifier>;
export const MODIFIERS = Modifier.options.map((option) => option.shape.mod.value);

/** Every word that can stand as `op`. */
export const OPERATIONS: readonly string[] = [...OWN_OPERATIONS, ...CONTROLS];

export const OperationDef = z.strictObject({
  id: Id,
  kind: CardKind,
  flag: House,
  cost: Price,
  name: Name,
  /** Of cadet and frigate cards. */
  abilities: z.array(AbilityDef).max(2).default([]),
  /** Of frigate cards. */
  modifiers: z.array(Modifier).max(2).default([]),
  /** Of command cards, at once. */
  do: Ops.default([]),
});
export type OperationDef = z.infer<typeof OperationDef>;

export const EffectDef = z.strictObject({
  /** Planets: the mining symbol; arks: the commission symbol. */
  symbol: z.literal(true).optional(),
  do: Ops.min(1),
});
export type EffectDef = z.infer<typeof EffectDef>;

/** The lower effect of a planet is the corrupted one. */
export const PlanetDef = z.strictObject({ id: Id, name: Name, upper: EffectDef, lower: EffectDef });
export type PlanetDef = z.infer<typeof PlanetDef>;

export const PLAYER_SETS = ['2', '3', '4'] as const;
/** `2`: for one or two players. */
export const PlayerSet = z.enum(PLAYER_SETS);
export type PlayerSet = z.infer<typeof PlayerSet>;

export const ScannerDef = z.strictObject({
  id: Id,
  name: Name,
  set: PlayerSet,
  cycle: z.int().min(1).max(3),
  /** Neutronium. */
  cost: z.int().min(0).max(9),
  benefits: Ops.default([]),
  /** Voidborn ships in sectors 1 to 8. */
  voidborn: z.array(z.int().min(0).max(6)).length(8),
  rifts: z.array(Sector).min(1).max(4),
  planets: z.array(Sector).min(2).max(4),
  /** Where the chosen shuttle arrives. */
  shuttle: Sector.optional(),
});
export type ScannerDef = z.infer<typeof ScannerDef>;

/** `base + each × floor(fact / by)`, at most `max`, at least 0. */
const Score = z.strictObject({
  base: z.int().min(0).max(20),
  per: Fact,
  each: z.int().min(-9).max(9),
  by: z.int().min(1).max(9).optional(),
  max: z.int().min(1).max(20).optional(),
});
export type Score = z.infer<typeof Score>;
export const ColonyDef = z.strictObject({
  id: Id,
  name: Name,
  house: House,
  /** Neutronium. */
  cost: z.int().min(0).max(9),
  score: Score,
});
export type ColonyDef = z.infer<typeof ColonyDef>;

/** What a secret agenda asks for at the end. */
export const Goal = z.union([
  z.strictObject({ atLeast: z.int().min(1).max(20), of: Fact }),
  /** At least so much influence on so many tracks. */
  z.strictObject({ influence: z.int().min(1).max(8), tracks: z.int().min(1).max(7) }),
  /** No corruption on the own board, and at least so many void remnants. */
  z.strictObject({ cleanWithRemnants: z.int().min(0).max(2) }),
  /** So many ships of a kind on the board; another number with four players. */
  z.strictObject({ ships: Ship, atLeast: z.int().min(1).max(7), withFour: z.int().min(1).max(7).optional() }),
  /** As many ships of a kind as players, and at least so many. */
  z.strictObject({ asPlayers: Ship, least: z.int().min(1).max(7) }),
]);
export type Goal = z.infer<typeof Goal>;
export const AgendaDef = z.strictObject({
  id: Id,
  name: Name,
  set: z.enum(['personal', 'fleet']),
  goal: Goal,
  prestige: z.int().min(1).max(20),
});
export type AgendaDef = z.infer<typeof AgendaDef>;

/** Of a mission failure only the upper effect can be covered. */
export const FailureDef = z.strictObject({
  id: Id,
  name: Name,
  set: z.enum(['ship', 'mission']),
  upper: Ops.min(1),
  lower: Ops.min(1),
});
export type FailureDef = z.infer<typeof FailureDef>;
