import * as z from 'zod';
import { BOSSES, DIFFICULTIES } from './content/index.ts';

/** What a table can be set to. Rulings that may reasonably be played otherwise are options here (rules file 6.11). */
export const Options = z.strictObject({
  players: z.int().min(1).max(5).default(1),
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  boss: z.enum(BOSSES.map((b) => b.id) as [string, ...string[]]).default(BOSSES[0].id),
  /** */
  bossSelection: z.enum(['chosen', 'random', 'hidden']).default('chosen'),
  /** */
  upgradedCards: z.enum(['random', 'choice']).default('random'),
  /** */
  fivePlayers: z.enum(['captainPlaysNone', 'captainRemovesOne']).default('captainPlaysNone'),
  /** */
  activationOrder: z.enum(['rowMajor', 'columnMajor']).default('rowMajor'),
  /** */
  dangerRetirement: z.enum(['permanent', 'resuming']).default('permanent'),
  /** BOS-4.5 */
  muteDuringArrangement: z.boolean().default(false),
  /** */
  pings: z.boolean().default(true),
});
export type Options = z.infer<typeof Options>;
