import * as z from 'zod';
import { packs } from './content/index.ts';

/** AMB: what a solo player must beat (6.3.11, 10). */
export const DIFFICULTIES = ['cadet', 'captain', 'admiral'] as const;
export const RIVAL_BONUS: Record<(typeof DIFFICULTIES)[number], number> = { cadet: 20, captain: 32, admiral: 44 };

/** What a table can be set to. A choice, a switch, a bounded number or a list; forms and flags are made from it. */
export const Options = z.strictObject({
  players: z.int().min(1).max(4).default(2),
  /** Of the Rival Admiral, alone (6.3.11). */
  difficulty: z.enum(DIFFICULTIES).default('captain'),
  /** REV-2.1, steps 30, 31 and 41: boards at random, no cards exchanged. */
  firstGame: z.boolean().default(false),
  /** The key of a pack that is known here; the base pack unless named. */
  pack: z
    .string()
    .max(80)
    .refine((key) => packs.has(key), 'there is no such pack')
    .optional(),
});
export type Options = z.infer<typeof Options>;
