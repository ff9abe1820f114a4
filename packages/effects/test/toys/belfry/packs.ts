import fc from 'fast-check';
import { type Belfry, type Bell, build, type Op, SOUNDS } from './state.ts';

/** Random belfries for two or three seats. */

const MOST_BELLS = 10;
const key = fc.nat(MOST_BELLS - 1);
const small = fc.integer({ min: 1, max: 3 });

const { list } = fc.letrec<{ op: Op; list: Op[] }>((tie) => ({
  op: fc.oneof(
    { depthSize: 'small' },
    { arbitrary: fc.record({ op: fc.constant('score' as const), n: small }), weight: 4 },
    fc.record({ op: fc.constant('take' as const), n: small }),
    { arbitrary: fc.record({ op: fc.constant('sound' as const), what: fc.constantFrom(...SOUNDS) }), weight: 3 },
    fc.constant<Op>({ op: 'echo' }),
    { arbitrary: fc.record({ op: fc.constant('hang' as const), bell: key }), weight: 6 },
    { arbitrary: fc.record({ op: fc.constant('drop' as const), bell: key }), weight: 4 },
    fc.record({ op: fc.constant('may' as const), do: tie('list') }),
    fc.record({ op: fc.constant('pay' as const), cost: small, do: tie('list') }),
    fc.record({
      op: fc.constant('when' as const),
      if: fc.record({ atLeast: fc.integer({ min: 1, max: 8 }) }),
      then: tie('list'),
    }),
  ),
  list: fc.array(tie('op'), { minLength: 1, maxLength: 3 }),
}));

const bell = fc.noBias(
  fc.record(
    {
      owner: fc.nat(2),
      whose: fc.constantFrom<Bell['whose'][]>('own', 'others', 'all'),
      hangs: fc.boolean(),
      on: fc.uniqueArray(fc.constantFrom<Bell['on']>('ding', 'dong', 'hung'), { minLength: 1, maxLength: 2 }),
      window: fc.constantFrom<Bell['window'][]>('during', 'after'),
      must: fc.constant(true as const),
      if: fc.record({ atLeast: fc.integer({ min: 1, max: 4 }) }),
      do: list,
    },
    { requiredKeys: ['owner', 'whose', 'hangs', 'on', 'window', 'do'] },
  ),
);

/** Operations name bells by number; those of bells that are not there are left out. */
function within(ops: readonly Op[], bells: number): Op[] {
  return ops.flatMap((op): Op[] => {
    if ('bell' in op) return op.bell < bells ? [op] : [];
    if (op.op === 'when') return [{ ...op, then: within(op.then, bells) }];
    return op.op === 'may' || op.op === 'pay' ? [{ ...op, do: within(op.do, bells) }] : [op];
  });
}

export const belfries: fc.Arbitrary<Belfry> = fc
  .record({
    seats: fc.constantFrom(2, 2, 3),
    orders: fc.constantFrom<Belfry['orders'][]>('owner', 'owner', 'active'),
    raw: fc.noBias(fc.array(bell, { minLength: 6, maxLength: MOST_BELLS })),
  })
  .map(({ seats, orders, raw }) => ({
    seats,
    orders,
    bells: raw.map((b, i) => ({ ...b, name: `b${i}`, owner: b.owner % seats, do: within(b.do, raw.length) })),
  }));

const owned = (owner: number, name: string, more: Omit<Bell, 'owner' | 'name'>): Bell => ({ owner, name, ...more });

const village: Belfry = {
  seats: 2,
  orders: 'owner',
  bells: [
    owned(0, 'toller', { hangs: true, whose: 'own', on: ['ding'], window: 'during', do: [{ op: 'score', n: 1 }] }),
    owned(0, 'grumbler', {
      hangs: true,
      whose: 'others',
      on: ['ding', 'dong'],
      window: 'after',
      must: true,
      do: [{ op: 'take', n: 1 }],
    }),
    owned(0, 'answerer', {
      hangs: true,
      whose: 'others',
      on: ['dong'],
      window: 'after',
      do: [{ op: 'sound', what: 'ding' }, { op: 'echo' }],
    }),
    owned(0, 'tenor', { hangs: false, whose: 'all', on: ['hung'], window: 'after', do: [{ op: 'score', n: 2 }] }),
    owned(1, 'treble', {
      hangs: true,
      whose: 'all',
      on: ['ding'],
      window: 'during',
      do: [{ op: 'pay', cost: 1, do: [{ op: 'take', n: 2 }] }],
    }),
    owned(1, 'greeter', {
      hangs: true,
      whose: 'all',
      on: ['hung'],
      window: 'after',
      must: true,
      do: [{ op: 'score', n: 1 }],
    }),
    owned(1, 'sexton', {
      hangs: true,
      whose: 'others',
      on: ['dong'],
      window: 'during',
      if: { atLeast: 2 },
      do: [
        { op: 'drop', bell: 2 },
        { op: 'may', do: [{ op: 'hang', bell: 3 }] },
      ],
    }),
    owned(1, 'echo', {
      hangs: true,
      whose: 'own',
      on: ['dong'],
      window: 'after',
      must: true,
      do: [{ op: 'score', n: 4 }],
    }),
    owned(1, 'chime', {
      hangs: false,
      whose: 'own',
      on: ['dong'],
      window: 'after',
      must: true,
      do: [{ op: 'take', n: 1 }],
    }),
  ],
};

/** A full game: passives that fire in another's turn and are ordered by their owner. */
export const VILLAGE = build('village', village);
/** The same, but whoever is active orders everything. */
export const PARISH = build('parish', { ...village, orders: 'active' });
