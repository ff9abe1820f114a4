import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import {
  type Amount,
  type Control,
  controlSchema,
  countedSchema,
  type Lexicon,
  type Operation,
  paySchema,
} from '../index.ts';

const Own = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('shine') }),
  z.strictObject({ op: z.literal('glow'), n: z.int() }),
]);
const Fact = z.enum(['lamps', 'moths']);
const Gauge = z.union([z.int(), z.literal('X'), countedSchema(Fact)]);
const Condition = z.strictObject({ dark: z.boolean() });
const Group = z.enum(['streets']);
const Cost = z.strictObject({ oil: z.int() });

interface Lamps extends Lexicon<z.infer<typeof Fact>> {
  own: z.infer<typeof Own>;
  condition: z.infer<typeof Condition>;
  group: z.infer<typeof Group>;
  cost: z.infer<typeof Cost>;
}
type Op = Operation<Lamps>;

const id = z.string().max(20);
const control = () => controlSchema({ op: Op, condition: Condition, amount: Gauge, group: Group, id, least: 1 });
const pay = () => paySchema({ op: Op, cost: Cost, least: 1 });
const Op: z.ZodType<Op> = z.lazy(() => z.discriminatedUnion('op', [...control(), pay(), ...Own.options]));

const shine: Op = { op: 'shine' };

describe('schemas of the control operations', () => {
  it('give the types of the card language, no more and no less', () => {
    type Parsed = z.output<ReturnType<typeof control>[number] | ReturnType<typeof pay>>;
    expectTypeOf<Parsed>().toEqualTypeOf<Control<Lamps>>();
    expectTypeOf<z.output<typeof Gauge>>().toEqualTypeOf<Amount<'lamps' | 'moths'>>();
  });

  it('know no cost where nothing can be paid', () => {
    interface Free extends Lamps {
      cost: never;
    }
    expectTypeOf<Extract<Operation<Free>, { op: 'pay' }>>().toEqualTypeOf<never>();
  });

  it('accept every operation, to any depth', () => {
    const deep: Op = {
      op: 'when',
      if: { dark: true },
      then: [
        { op: 'repeat', n: { base: 1, per: 'lamps', each: 2, by: 3, max: 9 }, do: [{ op: 'glow', n: 1 }] },
        { op: 'each', of: 'streets', do: [{ op: 'may', do: [shine] }] },
      ],
      else: [
        {
          op: 'choose',
          of: [
            { id: 'a', do: [shine] },
            { id: 'b', do: [{ op: 'repeat', n: 'X', do: [shine] }] },
          ],
        },
        { op: 'pay', cost: { oil: 2 }, do: [shine] },
      ],
    };
    expect(Op.parse(JSON.parse(JSON.stringify(deep)))).toEqual(deep);
  });

  it.each([
    ['an unknown operation', { op: 'sing' }],
    ['a word too many', { op: 'may', do: [shine], twice: true }],
    ['a wrong operation inside', { op: 'may', do: [{ op: 'repeat', n: 1, do: [{ op: 'sing' }] }] }],
    ['an empty list', { op: 'may', do: [] }],
    ['a choice of one', { op: 'choose', of: [{ id: 'a', do: [shine] }] }],
    [
      'a branch with too long an id',
      {
        op: 'choose',
        of: [
          { id: 'a'.repeat(21), do: [shine] },
          { id: 'b', do: [shine] },
        ],
      },
    ],
    ['another condition', { op: 'when', if: { bright: true }, then: [shine] }],
    ['an amount of something unknown', { op: 'repeat', n: { base: 1, per: 'owls', each: 1 }, do: [shine] }],
    ['another group', { op: 'each', of: 'roofs', do: [shine] }],
    ['another cost', { op: 'pay', cost: { gas: 1 }, do: [shine] }],
  ])('refuse %s', (_what, raw) => {
    expect(Op.safeParse(raw).success).toBe(false);
  });
});
