import { Ctx } from '@starhold/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount } from '../index.ts';
import { GROUPS, gameOf, NOTHING, type Op, type State, X } from './toys/one-line.ts';
import { Script } from './toys/script.ts';

/** What is written, and every question on the way. */
interface Played {
  written: number[];
  asked: string[];
}

class Stopped extends Error {}
class TooLong extends Error {}
const STEPS = 3_000;

/** The card language as one would write it down first: recursion, loops, and nothing kept for later. */
function naive(ops: readonly Op[], picks: readonly number[]): Played {
  const player = new Script(picks);
  const written: number[] = [];
  let steps = 0;
  const total = (): number => written.reduce((a, b) => a + b, 0);
  const value = (n: Amount<'total'>): number => {
    if (n === 'X') return X;
    if (typeof n === 'number') return n;
    return Math.min(n.base + n.each * Math.floor(total() / (n.by ?? 1)), n.max ?? Number.POSITIVE_INFINITY);
  };
  const doAll = (list: readonly Op[], at: number): void => {
    for (const op of list) doOne(op, at);
  };
  const doOne = (op: Op, at: number): void => {
    if (++steps > STEPS) throw new TooLong();
    switch (op.op) {
      case 'add':
        return void written.push(value(op.n));
      case 'it':
        return void written.push(at);
      case 'stop':
        throw new Stopped();
      case 'when':
        return doAll(total() >= op.if.least ? op.then : (op.else ?? []), at);
      case 'repeat': {
        const n = value(op.n);
        for (let i = 0; i < n; i++) doAll(op.do, at);
        return;
      }
      case 'each':
        for (const thing of GROUPS[op.of]) doAll(op.do, thing);
        return;
      case 'may':
        return player.pick(['do', 'skip']) === 'do' ? doAll(op.do, at) : undefined;
      case 'pay':
        if (player.pick(total() >= op.cost ? ['pay', 'skip'] : ['skip']) === 'skip') return;
        written.push(-op.cost);
        return doAll(op.do, at);
      case 'choose': {
        const can = op.of.filter((branch) => branch.do.length > 0).map((branch) => branch.id);
        const pick = player.pick(can.length > 0 ? can : ['skip']);
        return doAll(op.of.find((branch) => branch.id === pick)?.do ?? [], at);
      }
    }
  };
  try {
    doAll(ops, NOTHING);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return { written, asked: player.asked };
}

function engine(ops: Op[], picks: readonly number[]): Played {
  const player = new Script(picks);
  const rules = gameOf(ops);
  const s: State = rules.initial(null, [1, 1, 2, 3, 4]);
  const x = new Ctx(rules, s);
  let open = x.settle();
  while (open.length > 0) {
    const [{ ask }] = open;
    if (ask.kind !== 'one') throw new Error('only single choices are known here');
    open = x.take(open[0], player.pick(ask.options));
  }
  return { written: s.written, asked: player.asked };
}

const amount: fc.Arbitrary<Amount<'total'>> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.record({
    base: fc.integer({ min: 0, max: 2 }),
    per: fc.constant('total' as const),
    each: fc.integer({ min: -1, max: 1 }),
    by: fc.integer({ min: 1, max: 3 }),
    max: fc.integer({ min: 0, max: 3 }),
  }),
);

const { list } = fc.letrec<{ op: Op; list: Op[] }>((tie) => ({
  op: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ op: fc.constant('add' as const), n: fc.oneof(amount, fc.constant('X' as const)) }),
    { arbitrary: fc.constant<Op>({ op: 'it' }), weight: 3 },
    fc.record({ op: fc.constant('repeat' as const), n: amount, do: tie('list') }),
    fc.record({
      op: fc.constant('each' as const),
      of: fc.constantFrom('pair' as const, 'three' as const, 'none' as const),
      do: tie('list'),
    }),
    fc.record(
      {
        op: fc.constant('when' as const),
        if: fc.record({ least: fc.integer({ min: 0, max: 20 }) }),
        then: tie('list'),
        else: tie('list'),
      },
      { requiredKeys: ['op', 'if', 'then'] },
    ),
    fc.record({ op: fc.constant('may' as const), do: tie('list') }),
    fc.record({ op: fc.constant('pay' as const), cost: fc.integer({ min: 0, max: 9 }), do: tie('list') }),
    fc
      .array(tie('list'), { minLength: 2, maxLength: 3 })
      .map((lists): Op => ({ op: 'choose', of: lists.map((list, i) => ({ id: `pick:${i}`, do: list })) })),
    fc.constant<Op>({ op: 'stop' }),
  ),
  list: fc.array(tie('op'), { maxLength: 4 }),
}));

const script = fc.array(fc.nat(11), { minLength: 1, maxLength: 12 });

/** How deep loops stand in loops. */
function loopDepth(ops: readonly Op[]): number {
  const inside = (op: Op): readonly Op[][] => {
    if (op.op === 'when') return [op.then, op.else ?? []];
    if (op.op === 'choose') return op.of.map((branch) => branch.do);
    return 'do' in op ? [op.do] : [];
  };
  return Math.max(
    0,
    ...ops.map((op) => {
      const own = op.op === 'each' || op.op === 'repeat' ? 1 : 0;
      return own + Math.max(0, ...inside(op).map(loopDepth));
    }),
  );
}

describe('lists inside lists', () => {
  it('do what a plain recursion does, and ask the same', () => {
    let deep = 0;
    let asked = 0;
    fc.assert(
      fc.property(list, script, (ops, picks) => {
        let expected: Played;
        try {
          expected = naive(ops, picks);
        } catch (error) {
          if (error instanceof TooLong) return fc.pre(false);
          throw error;
        }
        if (loopDepth(ops) > 1 && expected.written.length > 3) deep++;
        asked += expected.asked.length;
        expect(engine(ops, picks)).toEqual(expected);
      }),
      { numRuns: 4_000, seed: 7 },
    );
    expect(deep).toBeGreaterThan(300);
    expect(asked).toBeGreaterThan(2_000);
  });
});
