import { controlSchema, type Lexicon, type Operation } from '@starhold/effects';
import * as z from 'zod';

/** The vocabulary of RONE: Invasion. One definition gives the types, the validation of packs and the JSON Schema. */

export const COLOURS = ['blue', 'red', 'black', 'green', 'yellow'] as const;
export const Colour = z.enum(COLOURS);
export type Colour = z.infer<typeof Colour>;

/** Resources: the colours and wild, in the order of every table of numbers about them. */
export const KINDS = [...COLOURS, 'wild'] as const;
export const ResourceKind = z.enum(KINDS);
export type ResourceKind = z.infer<typeof ResourceKind>;

/** Symbols of a price or a reward as letters, `rrk`: u blue, r red, k black, g green, y yellow, w wild. */
export const LETTERS = 'urkgyw';
export const Symbols = z
  .string()
  .max(8)
  .regex(/^[urkgyw]*$/, 'letters u, r, k, g, y, w only');

/** `destruction` takes armour only (RONE-2.4). */
export const DAMAGES = ['melee', 'ranged', 'destruction'] as const;
export const Damage = z.enum(DAMAGES);
export type Damage = z.infer<typeof Damage>;

export const GAINS = ['armour', 'health', 'part', 'screw', 'reroll'] as const;
export const Gain = z.enum(GAINS);
export type Gain = z.infer<typeof Gain>;

const Count = z.int().min(1).max(20);

/** Facts an amount or a condition can count, of the player (or `it`) the operation is about; read when it starts. */
export const FACTS = [
  'armour',
  'health',
  'hand',
  /** Other cards in the played zone: a card being played is in no zone. */
  'played',
  'scrapyard',
  'discardPile',
  'technologies',
  'research',
  // co-op
  'players',
  /** Half of the players, rounded up. */
  'halfPlayers',
  'round',
  /** Invasion cards deployed now, without the scenario card. */
  'deployed',
  'defeatedThisRound',
  /** Since the scenario began. */
  'defeated',
  'protocols',
  'invasionResearch',
  /** Draw deck, discard pile and scrapyard of the Invasion together. */
  'invasionCards',
  /** Health left on the scenario card, for scenarios with a target. */
  'scenarioHealth',
] as const;
export const Fact = z.enum(FACTS);
export type Fact = z.infer<typeof Fact>;

/** A literal, or `base + each × fact`, at most `max`; never below 0: `{ base: -2, per: 'scrapyard', each: 1 }`. */
export const Amount = z.union([
  Count,
  z.strictObject({
    base: z.int().min(-20).max(20),
    per: Fact,
    each: z.int().min(1).max(9),
    max: z.int().min(1).max(40).optional(),
  }),
]);
export type Amount = z.infer<typeof Amount>;

/** `players`: everybody who fights the Invasion; `opponents`: all of the other side. `who: 'it'` is then the one it is at. */
export const Group = z.enum(['players', 'opponents']);
export type Group = z.infer<typeof Group>;

/** A number, or another fact: `{ atLeast: 'players', of: 'defeatedThisRound' }`. */
const Bound = z.union([z.int().min(0).max(99), Fact]);
const Simple = [
  z.strictObject({ atLeast: Bound, of: Fact }),
  z.strictObject({ atMost: Bound, of: Fact }),
  /** Against the Invasion. */
  z.strictObject({ coop: z.literal(true) }),
  /** The event of the scenario with this id has ended. */
  z.strictObject({ ended: z.string().max(40) }),
] as const;
export type Condition = z.infer<(typeof Simple)[number]> | { any: Condition[] } | { all: Condition[] };
export const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    ...Simple,
    z.strictObject({ any: z.array(Condition).min(2).max(5) }),
    z.strictObject({ all: z.array(Condition).min(2).max(5) }),
  ]),
);

/** Whose: the player resolving it unless told; `it` inside `each`. */
const Whose = z.enum(['you', 'it']);
export type Whose = z.infer<typeof Whose>;

/** A resource of a named kind, or `n` of one and the same colour, chosen now. */
export const KindOrChoice = z.union([ResourceKind, z.literal('oneColour')]);
export type KindOrChoice = z.infer<typeof KindOrChoice>;

const Own = z.discriminatedUnion('op', [
  // damage
  /** Added to the damage of this turn, dealt to the opponent in phase 6; one packet. */
  z.strictObject({ op: z.literal('deal'), damage: Damage, n: Amount }),
  /** Damage to players: armour first or not, by its kind. */
  z.strictObject({ op: z.literal('suffer'), damage: Damage, n: Amount, who: Whose.optional() }),
  /** Not damage (RONE-2.8). */
  z.strictObject({ op: z.literal('lose'), what: z.enum(['health', 'armour']), n: Amount, who: Whose.optional() }),

  // gains; `oneOpponent`: one of the other side, chosen by that side
  z.strictObject({
    op: z.literal('gain'),
    what: Gain,
    n: Amount,
    who: z.enum(['you', 'it', 'oneOpponent']).optional(),
  }),
  z.strictObject({ op: z.literal('resource'), kind: KindOrChoice, n: Count }),
  z.strictObject({ op: z.literal('store'), kind: KindOrChoice, n: Count }),
  /** Research tokens taken (n below 0: destroyed, as many as there are). */
  z.strictObject({
    op: z.literal('research'),
    n: z.int().min(-9).max(9),
    who: z.enum(['you', 'it', 'invasion']).optional(),
  }),

  // cards of players
  /** Optional, card by card. */
  z.strictObject({ op: z.literal('draw'), n: Count }),
  /**
   * The top cards of a draw deck onto the discard pile or the scrapyard. `store`: each one's cost (of an Invasion card:
   * reward) is stored.
   */
  z.strictObject({
    op: z.literal('mill'),
    to: z.enum(['discard', 'scrapyard']),
    n: Count,
    who: z.enum(['you', 'it', 'opponent', 'invasion']).optional(),
    store: z.literal(true).optional(),
  }),
  z.strictObject({ op: z.literal('sacrifice') }),
  /** One by one; `scrapyard`: from there only. */
  z.strictObject({ op: z.literal('recycle'), n: Count, from: z.literal('scrapyard').optional() }),
  z.strictObject({ op: z.literal('recruit') }),
  z.strictObject({ op: z.literal('discover') }),
  /** Train a card of the starter pile. */
  z.strictObject({ op: z.literal('enlist') }),
  /** Train a card of the own training ground with at most this training cost. */
  z.strictObject({ op: z.literal('train'), most: z.int().min(1).max(9) }),
  /** Put screws on the card the ability has heard of. */
  z.strictObject({ op: z.literal('screwIt'), n: Count }),
  /** Replace up to `n` screws of one own die by coloured ones. */
  z.strictObject({ op: z.literal('upgrade'), n: z.int().min(1).max(18) }),
  /** `other`: not the card that says so. `onePlayer`: of one player, chosen together. */
  z.strictObject({
    op: z.literal('refresh'),
    n: z.union([Count, z.literal('all')]),
    other: z.literal(true).optional(),
    who: z.enum(['you', 'onePlayer']).optional(),
  }),
  /** Cards in the opponent's base (A-39 in co-op). */
  z.strictObject({ op: z.literal('exhaust'), n: Count }),
  /** Stored resources; `take`: then store so many, each of one of the kinds destroyed. */
  z.strictObject({
    op: z.literal('destroyStored'),
    n: z.union([Count, z.literal('all')]),
    who: z.enum(['you', 'it', 'opponent']).optional(),
    take: Count.optional(),
  }),
  /** Screws on the training ground. */
  z.strictObject({ op: z.literal('destroyScrews'), n: Count, who: Whose.optional() }),
  /** Another card of the own played zone. */
  z.strictObject({ op: z.literal('destroyPlayed') }),
  /** The effects of another card in the own played zone once more, not of a card like this one. */
  z.strictObject({ op: z.literal('repeatPlayed') }),
  /** The top card of the own discard pile may be played for `less` symbols less. */
  z.strictObject({ op: z.literal('playDiscard'), less: z.int().min(0).max(9) }),

  // the Invasion
  z.strictObject({ op: z.literal('deploy'), n: Count }),
  /** From the next step 3 on, every round. */
  z.strictObject({ op: z.literal('deployMore'), n: Count }),
  /** Into the training zones; the players choose the colour of a wild one. */
  z.strictObject({ op: z.literal('invasionStore'), symbols: Symbols.min(1) }),
  z.strictObject({ op: z.literal('invasionRecycle'), n: Count }),
  /** A new card into every empty training zone. */
  z.strictObject({ op: z.literal('fillZones') }),
  /** From the supply into the draw deck, until it holds so many; then it is shuffled. */
  z.strictObject({ op: z.literal('fillDeck'), upTo: Amount }),
  /** `upTo`: until so many are in play. */
  z.strictObject({ op: z.literal('activate'), n: Count.optional(), upTo: Count.optional() }),
  z.strictObject({ op: z.literal('lock'), n: z.int().min(1).max(4), who: Whose.optional() }),
  /** The top deployed card gains. */
  z.strictObject({
    op: z.literal('fortify'),
    armour: z.int().min(0).max(20),
    health: z.int().min(0).max(20),
  }),
  /** Resources of the training zones, as AA1 says. */
  z.strictObject({ op: z.literal('sabotage'), n: Count }),
  /** Top cards of the Invasion discard pile, as many as there are. */
  z.strictObject({ op: z.literal('destroyDiscarded'), n: Amount }),
  /** The card that speaks, from wherever it is. */
  z.strictObject({ op: z.literal('destroySelf') }),
  /** The card the ability has heard of goes on top of its draw deck. */
  z.strictObject({ op: z.literal('returnIt') }),
]);
export type Own = z.infer<typeof Own>;
export const OWN_OPERATIONS = Own.options.map((option) => option.shape.op.value);
export const CONTROLS = ['when', 'choose', 'may', 'repeat', 'each'] as const;

export interface RoneLexicon extends Lexicon<Fact> {
  own: Own;
  condition: Condition;
  amount: Amount;
  group: Group;
  cost: never;
}

/** A verb and what it is about: `take:rerolls`. */
const BranchId = z.string().regex(/^[a-z]+:[a-zA-Z]+$/);

export type Op = Operation<RoneLexicon>;
export const Op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion('op', [
    ...controlSchema({ op: Op, condition: Condition, amount: Amount, group: Group, id: BranchId, least: 1 }),
    ...Own.options,
  ]),
);
