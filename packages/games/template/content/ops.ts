import { controlSchema, countedSchema, type Lexicon, type Operation } from '@starhold/effects';
import * as z from 'zod';

/** What cards can do. One definition gives the types, the validation of packs and the JSON Schema. */

const Count = z.int().min(1).max(9);

/** What an amount can count: cards in the own hold. */
const Fact = z.enum(['hold']);
export type Fact = z.infer<typeof Fact>;

const Amount = z.union([Count, countedSchema(Fact)]);

/** At least so many cards in the own hold. */
const Condition = z.strictObject({ hold: Count });

const Own = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('draw'), n: Count }),
  z.strictObject({ op: z.literal('coins'), n: Amount }),
  z.strictObject({ op: z.literal('tax'), n: Count }),
  z.strictObject({ op: z.literal('relight') }),
]);
export type Own = z.infer<typeof Own>;

export interface CardLexicon extends Lexicon<Fact> {
  own: Own;
  condition: z.infer<typeof Condition>;
  amount: z.infer<typeof Amount>;
  /** No card of this game walks through a group, and none has a price of its own. */
  group: never;
  cost: never;
}

export type Op = Operation<CardLexicon>;
export const Op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion('op', [
    ...controlSchema({
      op: Op,
      condition: Condition,
      amount: Amount,
      group: z.never(),
      id: z.string().max(40),
      least: 1,
    }),
    ...Own.options,
  ]),
);
