import * as z from 'zod';
import { packs } from './content/index.ts';

/** AMB: what a solo player must beat (6.3.11, 10). */
export const DIFFICULTIES = ['cadet', 'captain', 'admiral'] as const;
export const RIVAL_BONUS: Record<(typeof DIFFICULTIES)[number], number> = { cadet: 20, captain: 32, admiral: 44 };

/** REV-2.1, step 30, B-09: whoever sits at a seat chooses at the table, is dealt a crew, or comes with one. */
export const CREW_WISHES = ['table', 'random', '1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'] as const;

/** What a table can be set to. A choice, a switch, a bounded number or a list; forms and flags are made from it. */
export const Options = z.strictObject({
  players: z.int().min(1).max(4).default(2),
  /** Of the Rival Admiral, alone (6.3.11). */
  difficulty: z.enum(DIFFICULTIES).default('captain'),
  /** REV-2.1, steps 30, 31 and 41: boards at random, no cards exchanged. */
  firstGame: z.boolean().default(false),
  /** By seat. Where its board is taken, it is as if nothing had been wished. */
  crew1: z.enum(CREW_WISHES).default('table'),
  crew2: z.enum(CREW_WISHES).default('table'),
  crew3: z.enum(CREW_WISHES).default('table'),
  crew4: z.enum(CREW_WISHES).default('table'),
  /** The key of a pack that is known here; the base pack unless named. */
  pack: z
    .string()
    .max(80)
    .refine((key) => packs.has(key), 'there is no such pack')
    .optional(),
});
export type Options = z.infer<typeof Options>;

export function crewWishOf({ crew1, crew2, crew3, crew4 }: Options, seat: number): Options['crew1'] {
  return [crew1, crew2, crew3, crew4][seat];
}
