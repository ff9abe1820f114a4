import * as z from 'zod';
import { MEANINGS, PLAYER_MEANINGS } from './meanings.ts';

const Ids = z.array(z.string());
const Count = z.int().min(0);
const Letters = z.string().regex(/^[mesn]*$/, 'letters m, e, s, n only');
const Sector = z.string().regex(/^s[1-8A-D]$/, 'a sector: s1 to s8, sA to sD');
const Outer = z.string().regex(/^s[1-8]$/, 'an outer sector: s1 to s8');
const Section = z.string().regex(/^[2-5]$/, 'a section that can be corrupted: 2 to 5');

export const MOMENTS = ['turn', 'council', 'rival', 'muster', 'skirmish', 'after'] as const;

const player = <K extends keyof typeof PLAYER_MEANINGS>(word: K): string => PLAYER_MEANINGS[word];
const table = <K extends keyof typeof MEANINGS>(word: K): string => MEANINGS[word];

export const PlayerGiven = z.strictObject({
  side: z.string().optional().describe(player('side')),
  board: z.string().optional().describe(player('board')),
  rank: Count.max(3).default(0).describe(player('rank')),
  tactics: Count.max(12).default(0).describe(player('tactics')),
  influence: z.record(z.string(), Count.max(8)).default({}).describe(player('influence')),
  hidden: Ids.default([]).describe(player('hidden')),
  hand: Ids.default([]).describe(player('hand')),
  stored: Letters.default('').describe(player('stored')),
  corrupted: z.array(z.int().min(2).max(5)).default([]).describe(player('corrupted')),
  frozen: z.record(Section, Letters).default({}).describe(player('frozen')),
  remnants: Count.max(2).default(0).describe(player('remnants')),
  data: Count.max(2).default(0).describe(player('data')),
  cadet1: Ids.max(2).default([]).describe(player('cadet1')),
  cadet2: Ids.max(2).default([]).describe(player('cadet2')),
  frigates: Ids.max(5).default([]).describe(player('frigates')),
  commands: Ids.default([]).describe(player('commands')),
  personal: z.string().optional().describe(player('personal')),
  fleet: z.string().optional().describe(player('fleet')),
  away: Ids.default([]).describe(player('away')),
});
export type PlayerGiven = z.infer<typeof PlayerGiven>;

const Piles = z.strictObject({ cadet: Ids, frigate: Ids, command: Ids }).partial();

/** `given`: a position. What is not named is neutral: the board is empty, decks hold what lies nowhere else. */
export const Given = z.strictObject({
  moment: z
    .enum(['setup', ...MOMENTS])
    .default('turn')
    .describe(table('moment')),
  options: z.record(z.string(), z.unknown()).default({}).describe(table('options')),
  cycle: z.int().min(1).max(4).default(1).describe(table('cycle')),
  round: z.int().min(1).max(3).default(1).describe(table('round')),
  seat: Count.max(3).optional().describe(table('seat')),
  order: z.array(Count.max(3)).optional().describe(table('order')),
  stack: z.array(Count.max(3)).optional().describe(table('stack')),
  me: PlayerGiven.optional().describe(table('me')),
  p: z.array(PlayerGiven).min(1).max(4).optional().describe(table('p')),
  ships: z
    .record(z.string(), z.union([Sector, z.literal('card')]))
    .default({})
    .describe(table('ships')),
  damage: z.record(z.string(), Count.max(3)).default({}).describe(table('damage')),
  corrupted: Ids.default([]).describe(table('corrupted')),
  crew: z.record(z.string(), z.string()).default({}).describe(table('crew')),
  voidborn: z.record(Outer, Count.max(6)).default({}).describe(table('voidborn')),
  shields: z.record(Outer, Count.max(12)).default({}).describe(table('shields')),
  rifts: z.array(Outer).max(4).default([]).describe(table('rifts')),
  planets: z.record(Outer, z.string()).default({}).describe(table('planets')),
  data: z.array(Outer).default([]).describe(table('data')),
  landed: z.record(Outer, z.string()).default({}).describe(table('landed')),
  hull: Count.max(5).default(0).describe(table('hull')),
  failures: Count.max(2).default(0).describe(table('failures')),
  upper: z.string().optional().describe(table('upper')),
  lower: z.string().optional().describe(table('lower')),
  upperCover: Count.max(2).default(0).describe(table('upperCover')),
  lowerCover: Count.max(2).default(0).describe(table('lowerCover')),
  failureDeck: Ids.default([]).describe(table('failureDeck')),
  rewardsGone: Ids.default([]).describe(table('rewardsGone')),
  hiddenDeck: Ids.optional().describe(table('hiddenDeck')),
  hiddenDiscard: Ids.default([]).describe(table('hiddenDiscard')),
  council: Ids.default([]).describe(table('council')),
  row: Ids.default([]).describe(table('row')),
  chosen: z.string().optional().describe(table('chosen')),
  decks: Piles.default({}).describe(table('decks')),
  discards: Piles.default({}).describe(table('discards')),
  planetDeck: Ids.optional().describe(table('planetDeck')),
  colonies: Ids.optional().describe(table('colonies')),
  supply: Count.default(0).describe(table('supply')),
  orders: Ids.optional().describe(table('orders')),
});
export type Given = z.infer<typeof Given>;

const counts = z.record(z.string(), z.int());
const PlayerThen = z
  .strictObject({
    side: z.string().describe(player('side')),
    board: z.string().describe(player('board')),
    rank: z.int().describe(player('rank')),
    tactics: z.int().describe(player('tactics')),
    influence: counts.describe(player('influence')),
    hidden: Ids.describe(player('hidden')),
    hand: Ids.describe(player('hand')),
    stored: z.string().describe(player('stored')),
    corrupted: z.array(z.int()).describe(player('corrupted')),
    frozen: z.record(z.string(), z.string()).describe(player('frozen')),
    remnants: z.int().describe(player('remnants')),
    data: z.int().describe(player('data')),
    cadet1: Ids.describe(player('cadet1')),
    cadet2: Ids.describe(player('cadet2')),
    frigates: Ids.describe(player('frigates')),
    commands: Ids.describe(player('commands')),
    personal: z.string().describe(player('personal')),
    fleet: z.string().describe(player('fleet')),
    home: Ids.describe(player('home')),
    lost: z.int().describe(player('lost')),
  })
  .partial();

/** `then`: the same position afterwards. */
export const Then = z
  .strictObject({
    cycle: z.int().describe(table('cycle')),
    phase: z.string().describe(table('phase')),
    round: z.int().describe(table('round')),
    seat: z.int().describe(table('seat')),
    order: z.array(z.int()).describe(table('order')),
    stack: z.array(z.int()).describe(table('stack')),
    me: PlayerThen.describe(table('me')),
    p: z.union([z.array(PlayerThen), z.record(z.string(), PlayerThen)]).describe(table('p')),
    ships: z.record(z.string(), z.string()).describe(table('ships')),
    damage: counts.describe(table('damage')),
    corrupted: Ids.describe(table('corrupted')),
    crew: z.record(z.string(), z.string()).describe(table('crew')),
    voidborn: counts.describe(table('voidborn')),
    shields: counts.describe(table('shields')),
    rifts: Ids.describe(table('rifts')),
    planets: z.record(z.string(), z.string()).describe(table('planets')),
    data: Ids.describe(table('data')),
    landed: z.record(z.string(), z.string()).describe(table('landed')),
    power: counts.describe(table('power')),
    hull: z.int().describe(table('hull')),
    failures: z.int().describe(table('failures')),
    upper: z.string().describe(table('upper')),
    lower: z.string().describe(table('lower')),
    upperCover: z.int().describe(table('upperCover')),
    lowerCover: z.int().describe(table('lowerCover')),
    failureDeck: Ids.describe(table('failureDeck')),
    rewardsGone: Ids.describe(table('rewardsGone')),
    hiddenDeck: z.int().describe(table('hiddenDeckSize')),
    hiddenDiscard: Ids.describe(table('hiddenDiscard')),
    council: Ids.describe(table('council')),
    row: Ids.describe(table('row')),
    chosen: z.string().describe(table('chosen')),
    discards: Piles.describe(table('discards')),
    colonies: Ids.describe(table('colonies')),
    supply: z.int().describe(table('supply')),
    scores: z.array(z.int()).describe(table('scores')),
    places: z.array(z.int()).describe(table('places')),
    over: z.string().describe(table('over')),
  })
  .partial();
