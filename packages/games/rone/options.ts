import * as z from 'zod';
import { packs } from './content/index.ts';

export const MODES = ['duel', 'series', 'training', 'team', 'coop'] as const;
export type ModeId = (typeof MODES)[number];
/** RONE-3.4, A-05: whoever sits at a seat chooses at the table, is dealt a leader, or comes with one. */
export const LEADER_WISHES = ['table', 'random', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'] as const;
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

/** What a table can be set to. A choice, a switch, a bounded number or a list; forms and flags are made from it. */
const Table = z.strictObject({
  mode: z.enum(MODES).default('duel'),
  /** Against the Invasion 1 to 4; team fights have four, everything else two. */
  players: z.int().min(1).max(4).default(2),
  /** By seat. Where somebody else has taken it, that seat chooses at the table. */
  leader1: z.enum(LEADER_WISHES).default('table'),
  leader2: z.enum(LEADER_WISHES).default('table'),
  leader3: z.enum(LEADER_WISHES).default('table'),
  leader4: z.enum(LEADER_WISHES).default('table'),
  /** Series (RONE-13.1): matches to be won. */
  wins: z.int().min(2).max(4).default(2),
  /** bases are refreshed in phase 1 besides. */
  refreshAtTurnStart: z.boolean().default(false),
  /** hand and played cards are not kept between matches and scenarios. */
  literalCarryOver: z.boolean().default(false),
  /** RONE-17.6, against the Invasion. */
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  /** RONE-24. */
  equalChances: z.boolean().default(false),
  /** RONE-17.8: scenario 1 without the support of its card; armour and health at the start. */
  noSupport: z.boolean().default(false),
  startArmour: z.int().min(16).max(18).default(16),
  startHealth: z.int().min(14).max(18).default(14),
  /** The whole campaign, one scenario of it alone, or the scenario that a pack adds (RONE-25). */
  scenario: z.enum(['campaign', '1', '2', 'custom']).default('campaign'),
  /** The key of a pack that is known here; the base pack unless named. */
  pack: z
    .string()
    .max(80)
    .refine((key) => packs.has(key), 'there is no such pack')
    .optional(),
});
export type Options = z.infer<typeof Table>;

export function leaderWishOf({ leader1, leader2, leader3, leader4 }: Options, seat: number): Options['leader1'] {
  return [leader1, leader2, leader3, leader4][seat];
}

/** How many seats a table of this mode has, whatever was asked for. */
export function seatsOf({ mode, players }: Pick<Options, 'mode' | 'players'>): number {
  if (mode === 'coop') return players;
  return mode === 'team' ? 4 : 2;
}

/** A pack without a scenario of its own plays the campaign. */
function scenarioIn({ pack, scenario }: Options): Options['scenario'] {
  if (scenario !== 'custom') return scenario;
  return packs.at(pack ?? packs.base).scenarios.some(({ no }) => no === undefined) ? 'custom' : 'campaign';
}

export const Options = Table.transform(
  (options): Options => ({ ...options, players: seatsOf(options), scenario: scenarioIn(options) }),
);
