import * as z from 'zod';

/** A rule as an example: a position in the words of the game, what is done, what must be so afterwards. */

const Pick = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.int())]);
/** Frames that ask, or `end` when the game must be over. */
const Open = z.union([z.literal('end'), z.array(z.string())]);
const StepWords = z.strictObject({
  by: z.int().optional(),
  do: Pick.optional(),
  /** A general signal instead of an answer. */
  signal: z.string().optional(),
  /** Every option offered at this moment, in any order. */
  offered: z.array(z.string()).optional(),
  /** The answer is turned down, by this rule (or just turned down: `true`), and nothing changes. */
  refused: z.union([z.string(), z.literal(true)]).optional(),
  /** What must be so right after this step, in the words of the final `then`; and who asks then. */
  then: z.record(z.string(), z.unknown()).optional(),
  open: Open.optional(),
});
export type StepWords = z.infer<typeof StepWords>;

export const Case = z.strictObject({
  game: z.string(),
  rule: z.array(z.string()).min(1),
  title: z.string().min(1),
  /** A remark for the reader; an unchecked case says here why it wants what no game reaches. */
  why: z.string().min(1).optional(),
  /** `given` may be a position that no game reaches. */
  unchecked: z.literal(true).optional(),
  given: z.union([
    z.strictObject({ seed: z.string(), options: z.record(z.string(), z.unknown()), answers: z.array(z.unknown()) }),
    z.record(z.string(), z.unknown()),
  ]),
  /** Scripted luck by label: numbers for dice, names (first = on top) for shuffles. Must be used up. */
  chance: z.record(z.string(), z.array(z.union([z.int(), z.array(z.string())]))).optional(),
  when: z.array(z.union([z.string(), z.array(z.string()), StepWords])),
  then: z.record(z.string(), z.unknown()).optional(),
  /** Parts of what single seats see, by seat, or `table`. */
  seen: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  open: Open.optional(),
});
export type Case = z.infer<typeof Case>;

export function stepOf(raw: Case['when'][number]): StepWords {
  return typeof raw === 'string' || Array.isArray(raw) ? { do: raw } : raw;
}

/** A case that asserts nothing would pass whatever the rules do. */
export function assertsNothing(c: Case): boolean {
  const says = (words: Record<string, unknown> | undefined): boolean => Object.keys(words ?? {}).length > 0;
  const looks = ({ offered, refused, then, open }: StepWords): boolean =>
    offered !== undefined || refused !== undefined || open !== undefined || says(then);
  const atEnd = says(c.then) || c.open !== undefined || Object.values(c.seen ?? {}).some(says);
  return !atEnd && !c.when.map(stepOf).some(looks);
}
