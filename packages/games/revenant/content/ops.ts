import { controlSchema, countedSchema, type Lexicon, type Operation, paySchema } from '@starhold/effects';
import * as z from 'zod';

/** The vocabulary of Revenant. One definition gives the types, the validation of packs and the JSON Schema. */

/** In the order of every table of numbers about them, and of every tie (6.3.11). */
export const HOUSES = ['BEL', 'DUN', 'FEN', 'NOV', 'SHI', 'YAR', 'ZEN'] as const;
export const House = z.enum(HOUSES);
export type House = z.infer<typeof House>;

/** In the order of every table of numbers about them. */
export const RESOURCES = ['material', 'energy', 'science', 'neutronium'] as const;
export const Resource = z.enum(RESOURCES);
export type Resource = z.infer<typeof Resource>;

export const SHIPS = ['ark', 'fighter', 'dropship', 'shuttle'] as const;
export const Ship = z.enum(SHIPS);
export type Ship = z.infer<typeof Ship>;

export const CARD_KINDS = ['cadet', 'frigate', 'command'] as const;
export const CardKind = z.enum(CARD_KINDS);
export type CardKind = z.infer<typeof CardKind>;

const Count = z.int().min(1).max(12);

/** Facts about the player an amount or a condition can count; read when the operation starts. */
export const FACTS = [
  'tactics',
  'rank',
  /** Operation cards in hand. */
  'hand',
  /** Tokens on the own sections; void remnants do not count. */
  'corruption',
  'remnants',
  /** Frozen ones too (AMB-63). */
  'resources',
  'hiddenCards',
  /** Hidden influence cards of the House of which there are most. */
  'hiddenOfOneHouse',
  'cadetCards',
  'frigateCards',
  'commandCards',
  /** Played command cards and void remnants together. */
  'commandCardsAndRemnants',
  /** Voidborn ships in the own sector; none without one (AMB-09). */
  'voidbornHere',
  // of the fleet
  'shuttles',
] as const;
export const Fact = z.enum(FACTS);
export type Fact = z.infer<typeof Fact>;

/** A literal, or `base + each × floor(fact / by)`, at most `max`; never below 0. */
export const Amount = z.union([Count, countedSchema(Fact)]);
export type Amount = z.infer<typeof Amount>;

const Bound = z.int().min(0).max(20);
export const Condition = z.union([
  z.strictObject({ atLeast: Bound, of: Fact }),
  z.strictObject({ atMost: Bound, of: Fact }),
  /** An effect of a ship or planet was copied this turn. */
  z.strictObject({ copied: z.literal(true) }),
]);
export type Condition = z.infer<typeof Condition>;

/** `here`: the own sector; `near`: it or an adjacent one; `frigate`, `nearFrigate`: the same of the own frigate. */
export const RANGES = ['here', 'near', 'any', 'frigate', 'nearFrigate'] as const;
export const Range = z.enum(RANGES);
export type Range = z.infer<typeof Range>;

/** Where something is placed, destroyed or repaired; without more words it is split freely over the outer sectors in range. */
export const Reach = z.strictObject({
  range: Range,
  /** In so many sectors at most. */
  sectors: z.int().min(1).max(8).optional(),
  /** At most so much in each sector. */
  inEach: z.int().min(1).max(6).optional(),
  /** Not in the own sector. */
  other: z.literal(true).optional(),
  /** Only in sectors with a rift. */
  rift: z.literal(true).optional(),
});
export type Reach = z.infer<typeof Reach>;

/** What `pay` costs: resources of a kind or of any, void remnants, operation or hidden influence cards of the hand. */
export const Cost = z.strictObject({
  material: Count.optional(),
  energy: Count.optional(),
  science: Count.optional(),
  neutronium: Count.optional(),
  any: Count.optional(),
  remnants: Count.optional(),
  cards: Count.optional(),
  hidden: Count.optional(),
});
export type Cost = z.infer<typeof Cost>;

/** What a for-each can walk through: the players in turn order; `it` is a seat. */
export const Group = z.enum(['players']);
export type Group = z.infer<typeof Group>;

/** Which House gains influence. */
export const Favour = z.union([
  /** Any House, or the House of the ship crewed this turn; after an own frigate, none. */
  z.enum(['any', 'crewed']),
  z.strictObject({ powerAtMost: z.int().min(0).max(4) }),
  /** A House whose ark stands in a sector with at most so many Voidborn ships. */
  z.strictObject({ arkAmong: z.int().min(0).max(6) }),
]);
export type Favour = z.infer<typeof Favour>;

const Own = z.discriminatedUnion('op', [
  // gains
  /** Resources; `any`: of kinds chosen now, any mix (REV-1.5). */
  z.strictObject({ op: z.literal('gain'), what: z.union([Resource, z.literal('any')]), n: Amount }),
  z.strictObject({ op: z.literal('tactics'), n: Count }),
  /** Gain hidden influence, so many times, one after the other (REV-9.1). */
  z.strictObject({ op: z.literal('hidden'), n: Count }),
  /** While hidden influence is being gained: so many cards more are drawn. */
  z.strictObject({ op: z.literal('drawHidden'), n: Count }),
  z.strictObject({ op: z.literal('influence'), with: Favour }),
  z.strictObject({ op: z.literal('data'), n: Count }),
  z.strictObject({ op: z.literal('remnant'), n: Count }),
  /** `ships`: from house ships only (REV-6.6). */
  z.strictObject({ op: z.literal('isolate'), n: Count, from: z.literal('ships').optional() }),
  z.strictObject({ op: z.literal('rank') }),

  // the fleet and its enemies
  z.strictObject({ op: z.literal('shield'), n: Count, at: Reach }),
  z.strictObject({ op: z.literal('destroy'), n: Count, at: Reach }),
  /** Damage markers. Ranges but `any` reach house ships only; `any` also the Revenant unless `of` says one of the two. */
  z.strictObject({
    op: z.literal('repair'),
    n: z.union([Count, z.literal('all')]),
    at: Reach,
    of: z.enum(['house', 'revenant']).optional(),
  }),
  /** During an attack: more damage, one at a time; without a place in the sector of the acting ship at that moment. */
  z.strictObject({ op: z.literal('damage'), n: Count, at: Reach.optional() }),
  /** During a manoeuvre, or an effect that holds one: more steps. */
  z.strictObject({ op: z.literal('moves'), n: Count }),
  z.strictObject({ op: z.literal('limitedMoves'), n: Count }),
  /** `small`: any house ship but an ark. */
  z.strictObject({ op: z.literal('deploy'), what: z.enum(['shuttle', 'small', 'ship']), at: Reach }),
  /** The own frigate, up to so many steps; no manoeuvre (AMB-60). */
  z.strictObject({ op: z.literal('moveFrigate'), n: Count }),

  // operation cards
  z.strictObject({ op: z.literal('draw'), n: Count }),
  /** One card from hand, for so many resources less. */
  z.strictObject({ op: z.literal('play'), less: z.int().min(0).max(3) }),
  /** While a card is being played: so many resources less. */
  z.strictObject({ op: z.literal('discount'), n: Count }),
  /** Up to so many cards of the hand are discarded; for each of them so many resources of any kind and tactics. */
  z.strictObject({ op: z.literal('discardFor'), most: Count, any: Count, tactics: Count }),

  /** For the rest of the turn (REV-4.8): condition (a) or (b) of REV-4.7. */
  z.strictObject({ op: z.literal('ignore'), what: z.enum(['ship', 'planet']) }),

  // copying (REV-19)
  /** `occupied`: one of the two effects of an occupied planet, as if landed there; `clean`: the clean one of any planet. */
  z.strictObject({ op: z.literal('copyPlanet'), what: z.enum(['occupied', 'clean']) }),
  /** One effect of another occupied ark. */
  z.strictObject({ op: z.literal('copyArk') }),
  /** The effects of the own frigate (REV-20.5). */
  z.strictObject({ op: z.literal('copyFrigate') }),

  // what crewed ships do
  /** Manoeuvre and/or attack, in any order, each at most once. */
  z.strictObject({ op: z.literal('sortie'), strafing: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('manoeuvre') }),
  /** On the unoccupied planet of the ship's sector; then one of its effects. */
  z.strictObject({ op: z.literal('land') }),
  /** One available protection token on a revealed failure card without one. */
  z.strictObject({ op: z.literal('protect') }),
  /** Steps 1 to 3 of REV-25.4 with the card that was chosen and paid. */
  z.strictObject({ op: z.literal('charge') }),

  // benefits of scanner cards
  z.strictObject({ op: z.literal('removeColonies'), n: Count }),
  /** Onto the chosen scanner card. */
  z.strictObject({ op: z.literal('chooseShuttle') }),

  // failures: of the player a for-each is at
  z.strictObject({ op: z.literal('lose'), what: z.union([Resource, z.literal('any')]), n: Count }),
  z.strictObject({ op: z.literal('loseTactics'), n: Count }),
  /** Among the own Houses with the most influence, or with the least that is not 0; chosen among equals. */
  z.strictObject({ op: z.literal('loseInfluence'), among: z.enum(['highest', 'lowest']) }),
  z.strictObject({ op: z.literal('loseRank') }),
  z.strictObject({ op: z.literal('losePrestige'), n: Count }),
  z.strictObject({ op: z.literal('discardCards'), n: Count }),
  z.strictObject({ op: z.literal('discardHidden'), n: Count }),
  z.strictObject({ op: z.literal('gainCorruption'), n: Count }),
  // failures: of the fleet
  /** So much damage to each ship of these kinds, unshielded, sector by sector. */
  z.strictObject({ op: z.literal('batter'), ships: z.array(Ship).min(1).max(4), n: Count }),
  /** One clean house ship in each of so many sectors, those with the lowest numbers that have one. */
  z.strictObject({ op: z.literal('corruptShips'), sectors: z.int().min(1).max(8) }),
  /** Into each sector with a rift. */
  z.strictObject({ op: z.literal('addVoidborn'), n: Count }),
  z.strictObject({ op: z.literal('destroyShuttles'), n: z.union([Count, z.literal('all')]) }),
]);
export type Own = z.infer<typeof Own>;
export const OWN_OPERATIONS = Own.options.map((option) => option.shape.op.value);
/** Those that the cards of this game use; `may` and `repeat` are there, too. */
export const CONTROLS = ['when', 'choose', 'may', 'repeat', 'each', 'pay'] as const;

export interface RevenantLexicon extends Lexicon<Fact> {
  own: Own;
  condition: Condition;
  amount: Amount;
  group: Group;
  cost: Cost;
}

/** A verb and what it is about: `take:material`. */
const BranchId = z.string().regex(/^[a-z]+:[a-zA-Z]+$/);

export type Op = Operation<RevenantLexicon>;
export const Op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion('op', [
    ...controlSchema({ op: Op, condition: Condition, amount: Amount, group: Group, id: BranchId, least: 1 }),
    paySchema({ op: Op, cost: Cost, least: 1 }),
    ...Own.options,
  ]),
);
