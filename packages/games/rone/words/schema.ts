import * as z from 'zod';
import { InvasionGiven, InvasionThen } from './invasion.ts';
import { MEANINGS, PLAYER_MEANINGS } from './meanings.ts';

const Ids = z.array(z.string());
const Count = z.int().min(0);
const Letters = z.string().regex(/^[urkgyw]*$/, 'letters u, r, k, g, y, w only');

/** The phase that begins, in the order of the turn. */
export const MOMENTS = [
  'start',
  'draw',
  'roll',
  'main',
  'store',
  'damage',
  'parts',
  'discard',
  'train',
  'end',
] as const;

const player = <K extends keyof typeof PLAYER_MEANINGS>(word: K): string => PLAYER_MEANINGS[word];
const table = <K extends keyof typeof MEANINGS>(word: K): string => MEANINGS[word];

const Ground = z.union([z.string(), z.strictObject({ card: z.string(), screws: Count.default(0) })]);

export const PlayerGiven = z.strictObject({
  armour: Count.max(18).default(16).describe(player('armour')),
  health: Count.max(18).default(14).describe(player('health')),
  base: Ids.default([]).describe(player('base')),
  exhausted: Ids.default([]).describe(player('exhausted')),
  deck: Ids.default([]).describe(player('deck')),
  hand: Ids.default([]).describe(player('hand')),
  played: Ids.default([]).describe(player('played')),
  discard: Ids.default([]).describe(player('discard')),
  scrapyard: Ids.default([]).describe(player('scrapyard')),
  ground: z.array(Ground).default([]).describe(player('ground')),
  stored: Letters.default('').describe(player('stored')),
  pool: Letters.default('').describe(player('pool')),
  discounts: Letters.default('').describe(player('discounts')),
  dice: Ids.max(8).default([]).describe(player('dice')),
  rerolls: Count.default(0).describe(player('rerolls')),
  research: Count.default(0).describe(player('research')),
  parts: Count.default(0).describe(player('parts')),
  compensation: Count.default(0).describe(player('compensation')),
  damage: Ids.default([]).describe(player('damage')),
  shielded: z.boolean().default(false).describe(player('shielded')),
});
export type PlayerGiven = z.infer<typeof PlayerGiven>;

/** `given`: a position. What is not named is neutral: piles are empty, supplies hold what lies nowhere else. */
export const Given = z.strictObject({
  moment: z
    .enum(['setup', ...MOMENTS])
    .default('main')
    .describe(table('moment')),
  options: z.record(z.string(), z.unknown()).default({}).describe(table('options')),
  round: Count.default(1).describe(table('round')),
  seat: Count.max(3).default(0).describe(table('seat')),
  me: PlayerGiven.optional().describe(table('me')),
  p: z.array(PlayerGiven).min(1).max(4).optional().describe(table('p')),
  recruits: Ids.optional().describe(table('recruits')),
  recruitsGone: Ids.default([]).describe(table('recruitsGone')),
  technologies: Ids.optional().describe(table('technologies')),
  technologiesGone: Ids.default([]).describe(table('technologiesGone')),
  starters: z.record(z.string(), Count).optional().describe(table('starters')),
  match: z.int().min(1).default(1).describe(table('match')),
  wins: z.array(Count).length(2).default([0, 0]).describe(table('wins')),
  invasion: InvasionGiven.optional().describe(table('invasion')),
});
export type Given = z.infer<typeof Given>;

const PlayerThen = z
  .strictObject({
    armour: z.int().describe(player('armour')),
    health: z.int().describe(player('health')),
    base: Ids.describe(player('base')),
    exhausted: Ids.describe(player('exhausted')),
    deck: Ids.describe(player('deck')),
    deckSize: z.int().describe(player('deckSize')),
    hand: Ids.describe(player('hand')),
    handSize: z.int().describe(player('handSize')),
    played: Ids.describe(player('played')),
    discard: Ids.describe(player('discard')),
    discardSize: z.int().describe(player('discardSize')),
    scrapyard: Ids.describe(player('scrapyard')),
    scrapyardSize: z.int().describe(player('scrapyardSize')),
    ground: Ids.describe(player('ground')),
    screws: z.array(z.int()).describe(player('screws')),
    stored: z.string().describe(player('stored')),
    pool: z.string().describe(player('pool')),
    discounts: z.string().describe(player('discounts')),
    dice: Ids.describe(player('dice')),
    faces: z.array(Ids).describe(player('faces')),
    rerolls: z.int().describe(player('rerolls')),
    research: z.int().describe(player('research')),
    parts: z.int().describe(player('parts')),
    compensation: z.int().describe(player('compensation')),
    damage: Ids.describe(player('damage')),
    shielded: z.boolean().describe(player('shielded')),
    queue: Ids.describe(player('queue')),
  })
  .partial();

/** `then`: the same position afterwards. */
export const Then = z
  .strictObject({
    round: z.int().describe(table('round')),
    phase: z.enum(['none', ...MOMENTS]).describe(table('phase')),
    seat: z.int().describe(table('seat')),
    me: PlayerThen.describe(table('me')),
    p: z.union([z.array(PlayerThen), z.record(z.string(), PlayerThen)]).describe(table('p')),
    recruits: z.int().describe(table('recruitsSize')),
    recruitsGone: Ids.describe(table('recruitsGone')),
    technologies: z.int().describe(table('technologiesSize')),
    technologiesGone: Ids.describe(table('technologiesGone')),
    leaders: Ids.describe(table('leaders')),
    starters: z.record(z.string(), z.int()).describe(table('starters')),
    match: z.int().describe(table('match')),
    wins: z.array(z.int()).describe(table('wins')),
    first: z.int().describe(table('first')),
    places: z.array(z.int()).describe(table('places')),
    over: z.string().describe(table('over')),
    invasion: InvasionThen.describe(table('invasion')),
  })
  .partial();
