import { controlSchema, countedSchema, type Lexicon, type Operation, paySchema } from '@starhold/effects';
import * as z from 'zod';

/** The vocabulary of Unstoppable. One definition gives the types, the validation of packs and the JSON Schema. */

const Count = z.int().min(1).max(20);

/** Facts an amount or a condition can count, always of the acting player and read when the operation starts. */
export const FACTS = [
  'armour',
  'health',
  'credits',
  'ap',
  'level',
  'danger',
  /** Cards in hand; allies in play; exhausted allies in play; tactics in play. */
  'hand',
  'allies',
  'exhaustedAllies',
  'tactics',
  /** Upgrades on this card. */
  'upgrades',
  /** Own active threats; threats this player defeated this turn. */
  'activeThreats',
  'defeatedThisTurn',
  /** As Unity and Focus count (UNS-17.1), for use outside the keywords. */
  'factions',
  'sameFaction',
] as const;
export const Fact = z.enum(FACTS);
export type Fact = z.infer<typeof Fact>;

/**
 * A literal; `'X'`, bound by the keyword when the effect starts (Unity, Focus; A-39); or
 * `base + each × floor(fact / by)`, at most `max` (`by` is 1 unless named): "2, +1 per 3 armour".
 */
export const Amount = z.union([Count, z.literal('X'), countedSchema(Fact)]);
export type Amount = z.infer<typeof Amount>;

/** Groups a for-each can walk through, fixed when it starts. `players`: `who: 'it'` is then the player it is at. */
export const Group = z.enum(['players']);
export type Group = z.infer<typeof Group>;

export const Condition = z.union([
  /** The damage dealt last by this effect defeated a threat. */
  z.strictObject({ defeated: z.literal(true) }),
  /** UNS-16.9 inside an effect; a whole effect uses `level` of the effect itself. */
  z.strictObject({ level: z.int().min(1).max(6) }),
  z.strictObject({ atLeast: z.int().min(0).max(20), of: Fact }),
  z.strictObject({ atMost: z.int().min(0).max(20), of: Fact }),
]);
export type Condition = z.infer<typeof Condition>;

export const GAINS = ['credit', 'ap', 'health', 'armour'] as const;
export const Gain = z.enum(GAINS);
export type Gain = z.infer<typeof Gain>;

/** Always optional (UNS-17.3 in spirit): pay all of it and do the list, or do neither. */
export const Cost = z.strictObject({ what: Gain, n: Count });
export type Cost = z.infer<typeof Cost>;

/** Where a card to be removed may come from (UNS-16.7: all three). */
export const RemoveFrom = z.enum(['hand', 'discard', 'play']);
export type RemoveFrom = z.infer<typeof RemoveFrom>;

const Own = z.discriminatedUnion('op', [
  // core sides, upgrades, rewards
  /** One instance, one target (UNS-10.1). `active`: not the threat on deck; `onDeck`: only that. All obey Taunt unless told. */
  z.strictObject({
    op: z.literal('damage'),
    n: Amount,
    to: z.enum(['any', 'onDeck', 'active']).optional(),
    ignoreTaunt: z.literal(true).optional(),
  }),
  /** Every active threat of one battlefield, one instance each; Taunt does not matter (7.2). */
  z.strictObject({ op: z.literal('damageAll'), n: Amount }),
  /** `either`: you or another player, chosen now; `it`: inside `each` of players. */
  z.strictObject({ op: z.literal('gain'), what: Gain, n: Amount, who: z.enum(['you', 'either', 'it']).optional() }),
  z.strictObject({ op: z.literal('train'), n: Count.optional() }),
  z.strictObject({ op: z.literal('remove'), from: z.array(RemoveFrom).min(1).optional() }),
  /** Another ally of yours. */
  z.strictObject({ op: z.literal('refresh') }),
  /** Resolve one core effect of another tactic in play once more. */
  z.strictObject({ op: z.literal('repeatEffect') }),
  /** Return a played tactic (another one) from play to hand. */
  z.strictObject({ op: z.literal('takeBack') }),
  /** As the danger space (UNS-13.4). */
  z.strictObject({ op: z.literal('marketRefresh') }),
  // bosses and story
  z.strictObject({ op: z.literal('bossDamage'), n: Count }),
  /** Lost, not damage: armour does not stop it. As much as there is. */
  z.strictObject({ op: z.literal('lose'), what: Gain, n: Count }),
  /** Damage to the player: armour first. */
  z.strictObject({ op: z.literal('hurt'), n: Count }),
  z.strictObject({ op: z.literal('discardAlly') }),
  z.strictObject({ op: z.literal('discardHand'), n: Count }),
  z.strictObject({ op: z.literal('advanceDanger'), n: Count }),
  /** Top `n` cards of the boss deck into the discard pile of the player who levelled up. */
  z.strictObject({ op: z.literal('bossCards'), n: Count }),
  /** Resolve the current story card (7.8). */
  z.strictObject({ op: z.literal('story') }),
]);
export type Own = z.infer<typeof Own>;

export interface UnsLexicon extends Lexicon<Fact> {
  own: Own;
  condition: Condition;
  amount: Amount;
  group: Group;
  cost: Cost;
}

/** A verb and what it is about: `take:credits`. */
const BranchId = z.string().regex(/^[a-z]+:[a-zA-Z]+$/);

export type Op = Operation<UnsLexicon>;
export const Op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion('op', [
    ...controlSchema({ op: Op, condition: Condition, amount: Amount, group: Group, id: BranchId, least: 1 }),
    paySchema({ op: Op, cost: Cost, least: 1 }),
    ...Own.options,
  ]),
);
