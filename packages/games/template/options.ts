import * as z from 'zod';
import { packs, SETS } from './content/index.ts';

/** What a table can be set to. A choice, a switch, a bounded number or a list; forms and flags are made from it. */
export const Options = z.strictObject({
  players: z.int().min(1).max(3).default(1),
  rounds: z.int().min(3).max(12).default(6),
  /** What the void scores against a single player (TPL-12). */
  quota: z.int().min(5).max(40).default(18),
  sets: z
    .array(z.enum(SETS))
    .min(2)
    .max(SETS.length)
    .default([...SETS]),
  /** The key of a pack that is known here; the base pack unless named. */
  pack: z
    .string()
    .max(80)
    .refine((key) => packs.has(key), 'there is no such pack')
    .optional(),
});
export type Options = z.infer<typeof Options>;
