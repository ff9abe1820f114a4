import type { Core, Handlers, Rules } from '@starhold/kernel';
import {
  type Amount,
  amountOf,
  type BranchFrame,
  type Lexicon,
  Lists,
  type Operation,
  type OpsFrame,
  opsFrame,
  opsHandlers,
  type Vocabulary,
} from '../../index.ts';

/** Things a for-each can walk through. */
export const GROUPS = { pair: [7, 8], three: [4, 5, 6], none: [] } as const satisfies Record<string, readonly number[]>;
/** What `'X'` stands for in the only list that is started. */
export const X = 5;
/** What `it` is outside every for-each. */
export const NOTHING = -1;

/**
 * A one-line language: `add` writes down a number, `it` what a for-each is at, `stop` makes the rest of every list void.
 */
interface OneLine extends Lexicon<'total'> {
  own: { op: 'add'; n: Amount<'total'> } | { op: 'stop' } | { op: 'it' };
  condition: { least: number };
  group: Group;
  cost: number;
}
export type Op = Operation<OneLine>;
export type Group = keyof typeof GROUPS;
export type Frame = OpsFrame | BranchFrame | { k: 'start'; seat: number } | { k: 'end'; seat: number };
export interface State extends Core<Frame> {
  written: number[];
  stopped: 0 | 1;
}

export const sum = (s: State): number => s.written.reduce((a, b) => a + b, 0);

export function gameOf(ops: Op[]): Rules<State, Frame, { written: number[] }, null> {
  const lists = new Lists<Op>();
  lists.add('card:x', ops);
  const vocabulary: Vocabulary<State, Frame, OneLine> = {
    lists: () => lists,
    carryOut(x, op, f) {
      if (op.op === 'add') x.s.written.push(amountOf(op.n, x.s, sum, f));
      if (op.op === 'stop') x.s.stopped = 1;
      if (op.op === 'it') x.s.written.push(f.items[0] ?? NOTHING);
    },
    holds: (s, condition) => sum(s) >= condition.least,
    count: sum,
    group: (_s, name) => GROUPS[name].slice(),
    goesOn: (s) => s.stopped === 0,
    chooser: () => 0,
    mayChoose: (_s, list, option, _f, no) => {
      const can = list.length > 0;
      if (!can) no?.(option, 'TOY-1', 'empty');
      return can;
    },
    canPay: (s, cost) => sum(s) >= cost,
    pay: (x, cost) => void x.s.written.push(-cost),
  };
  const handlers: Handlers<State, Frame> = {
    ...opsHandlers<State, Frame, OneLine>(vocabulary),
    start: {
      run(x): undefined {
        x.pop();
        x.push({ k: 'end', seat: 0 });
        x.push(opsFrame(0, 'card:x', 1, 'card:x', X));
      },
    },
    end: {
      run(x): undefined {
        x.s.over = 'done';
      },
    },
  };
  return {
    id: 'one-line',
    version: '1',
    handlers,
    seats: () => 1,
    initial: (_o, rng) => ({
      rulesVersion: '1',
      rng,
      stack: [{ k: 'start', seat: 0 }],
      asked: 0,
      opened: 0,
      over: '',
      written: [],
      stopped: 0,
    }),
    clone: (s) => structuredClone(s),
    view: (s) => ({ written: s.written.slice() }),
    redeal: (s) => structuredClone(s),
    describe: () => ({ touches: [], rule: '' }),
    result: () => ({ reason: 'over', sides: [{ seats: [0], place: 1 }] }),
    round: () => 0,
    signals: () => [],
    broken: () => [],
    inventory: () => ({}),
    secrets: () => [],
  };
}
