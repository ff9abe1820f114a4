import * as z from 'zod';

/**
 * The control operations as schemas, for the union of a game's operations:
 * `const Op: z.ZodType<Op> = z.lazy(() => z.discriminatedUnion('op', [...controlSchema({ op: Op, … }), …own]))`.
 * The annotation holds schemas and types against each other.
 */
export function controlSchema<O, C, N, G>(of: {
  op: z.ZodType<O>;
  condition: z.ZodType<C>;
  amount: z.ZodType<N>;
  group: z.ZodType<G>;
  /** Ids of branches. */
  id: z.ZodType<string>;
  /** How many operations a list has at least. */
  least: 0 | 1;
}) {
  const list = listOf(of);
  const branch = z.strictObject({ id: of.id, do: list });
  return [
    z.strictObject({ op: z.literal('when'), if: of.condition, then: list, else: list.optional() }),
    z.strictObject({ op: z.literal('choose'), of: z.array(branch).min(2) }),
    z.strictObject({ op: z.literal('may'), do: list }),
    z.strictObject({ op: z.literal('repeat'), n: of.amount, do: list }),
    z.strictObject({ op: z.literal('each'), of: of.group, do: list }),
  ] as const;
}

/** For games in which something can be paid. */
export function paySchema<O, K>(of: { op: z.ZodType<O>; cost: z.ZodType<K>; least: 0 | 1 }) {
  return z.strictObject({ op: z.literal('pay'), cost: of.cost, do: listOf(of) });
}

function listOf<O>({ op, least }: { op: z.ZodType<O>; least: 0 | 1 }) {
  return least === 0 ? z.array(op) : z.array(op).min(least);
}

/** `base + each × floor(fact / by)`, at most `max`. */
export function countedSchema<P extends string>(fact: z.ZodType<P>) {
  return z.strictObject({
    base: z.int().min(0).max(20),
    per: fact,
    each: z.int().min(-9).max(9),
    by: z.int().min(1).max(10).optional(),
    max: z.int().min(1).max(20).optional(),
  });
}
