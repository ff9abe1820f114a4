import * as z from 'zod';
import { isControl, type Lexicon, type Operation } from './ops.ts';

/** A triggered ability as a card has it; `W` are the game's words for what can happen. */
export interface Ability<L extends Lexicon, W extends string> {
  /** Any of these. */
  on: W[];
  window: 'during' | 'after';
  /** Else it may be left. */
  must?: true | undefined;
  if?: L['condition'] | undefined;
  do: Operation<L>[];
}

export function abilitySchema<O, C, W extends string>(of: {
  op: z.ZodType<O>;
  condition: z.ZodType<C>;
  word: z.ZodType<W>;
}) {
  return z.strictObject({
    on: z.array(of.word).min(1),
    window: z.enum(['during', 'after']),
    must: z.literal(true).optional(),
    if: of.condition.optional(),
    do: z.array(of.op).min(1),
  });
}

/**
 * Can the list stand anywhere among others like it, unasked? Only what the game calls `harmless`: it gives what nobody
 * would decline, and so much of it whatever has been done before.
 */
export function isPlain<L extends Lexicon>(ops: readonly Operation<L>[], harmless: (op: L['own']) => boolean): boolean {
  return ops.every((op) => {
    if (!isControl<L>(op)) return harmless(op);
    return op.op === 'repeat' && typeof op.n === 'number' && isPlain<L>(op.do, harmless);
  });
}
