import * as z from 'zod';
import type { Answer, By, Eyes } from './types.ts';

/** The shapes of what comes from outside, bounded in size and depth: the one gate for answers and signals. */

const OptionId = z.string().max(80);
const MOST_PICKED = 60;

/** Zod leaves an own key `__proto__` out of a record: what is left would be another answer than the one that was sent. */
const isWhole = (raw: unknown): boolean => !Object.hasOwn(Object(raw), '__proto__');

export const PickShape = z.union([
  OptionId,
  z.array(OptionId).max(MOST_PICKED),
  z
    .unknown()
    .refine(isWhole)
    .pipe(z.record(OptionId, z.int().min(0).max(999)))
    .refine((bins) => Object.keys(bins).length <= MOST_PICKED),
]);

export const MOST_SEATS = 8;
const SeatShape = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** As `By` has it. */
const ByShape = z
  .string()
  .max(30)
  .regex(/^(hand|chain|standing:[a-zA-Z]+)$/);

/** An answer as the log keeps it. */
export const LoggedShape = z.strictObject({
  decision: z.string().max(40),
  seat: SeatShape,
  pick: PickShape,
  by: ByShape.transform((by) => by as By).optional(),
});

const AnswerShape = z.strictObject({ ...LoggedShape.shape, shown: z.string().max(64).optional() });

/** A table takes no more signals than a save can hold. */
export const MOST_SIGNALS = 5_000;
export const SignalShape = z.strictObject({ after: z.int().min(0), seat: SeatShape, id: OptionId });

/** Undefined for anything that no honest client sends. */
export function parseAnswer(raw: unknown): Answer | undefined {
  return AnswerShape.safeParse(raw).data as Answer | undefined;
}

/** Guards every gate that is asked "what may these eyes see?": `'0'` is nobody. */
export function requireEyes(eyes: unknown, seats: number): asserts eyes is Eyes {
  if (eyes === 'table') return;
  if (typeof eyes === 'number' && Number.isInteger(eyes) && eyes >= 0 && eyes < seats) return;
  throw new RangeError(`nobody sees through the eyes ${JSON.stringify(eyes)?.slice(0, 40)}`);
}
