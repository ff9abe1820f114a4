import * as z from 'zod';
import { Op } from './ops.ts';

/** What a pack holds. Text is not here: it is made from `ops`. */

const Id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
  .max(40);
const Word = z.string().min(1, 'a name is missing').max(60);
const Name = z.strictObject({ en: Word, cs: Word, de: Word });

export const SETS = ['hulls', 'crates', 'relics'] as const;

const FindDef = z.strictObject({
  id: Id,
  name: Name,
  set: z.enum(SETS),
  copies: z.int().min(1).max(9),
  /** Cards of the hand that it takes to haul it in. */
  cost: z.int().min(0).max(3),
  points: z.int().min(0).max(9),
  /** What it does when it is played from the hand. */
  ops: z.array(Op).min(1),
});
export type FindDef = z.infer<typeof FindDef>;

export const PackDef = z.strictObject({ id: Id, finds: z.array(FindDef).min(1) });
export type PackDef = z.infer<typeof PackDef>;
