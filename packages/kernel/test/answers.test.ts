import { describe, expect, it } from 'vitest';
import { asks, give, idsOf, type MiniHandler, mini, opens, questions, tableOf } from './toys/mini.ts';

describe('an answer', () => {
  it('is stale when its decision is gone, and not taken from another seat', () => {
    const table = questions(2);
    expect(table.answer({ decision: 'm:7', seat: 0, pick: 'a' })).toEqual({ ok: false, why: 'stale' });
    expect(table.answer({ decision: 'm:0', seat: 1, pick: 'a' })).toEqual({ ok: false, why: 'notYours' });
    expect(table.answer({ decision: 'm:0', seat: 0, pick: 'c' })).toEqual({ ok: false, why: 'notOffered' });
    expect(table.length).toBe(0);
  });

  it('is refused once the game is over', () => {
    const table = questions(1);
    give(table, 0, 'a');
    expect(table.over).toBe('done');
    expect(table.answer({ decision: 'm:0', seat: 0, pick: 'a' })).toEqual({ ok: false, why: 'over' });
  });

  it('is stale when something else was on the screen', () => {
    const rules = mini({ open: opens(false, [0, 1], 'q'), q: asks('a', 'b') }, { k: 'open', seat: -1 });
    const table = tableOf(rules);
    const shown = table.shown('a');
    const answer = { decision: idsOf(table, 0)[0], seat: 0, pick: 'a', shown };
    give(table, 1, 'b');
    expect(table.answer(answer)).toEqual({ ok: false, why: 'stale' });
    expect(table.answer({ ...answer, shown: table.shown('a') })).toEqual({ ok: true });
  });

  it('reaches the handler and the log in one form, however it was written', () => {
    const bins = ['x', 'y'].map((id) => ({ id, min: 0, max: 2 }));
    const split: MiniHandler = {
      ask: (_s, f) => ({ kind: 'amounts', seat: f.seat, bins, min: 1, max: 2 }),
      take: (x, _f, pick) => {
        x.pop();
        x.s.words.push(JSON.stringify(pick));
      },
    };
    const table = tableOf(mini({ q: split }, { k: 'q', seat: 0 }));
    expect(table.answer({ decision: 'm:0', seat: 0, pick: { y: 2 } })).toEqual({ ok: true });
    expect(table.seen(0).view).toEqual(['{"x":0,"y":2}']);
    expect(table.log().answers[0].pick).toEqual({ x: 0, y: 2 });
  });
});

describe('an open floor', () => {
  const floor: MiniHandler = {
    ask: () => [0, 1].map((seat) => ({ kind: 'one' as const, seat, options: ['mine', 'pass'] })),
    take: (x, _f, pick, seat) => {
      x.pop();
      x.s.words.push(`${seat}:${String(pick)}`);
    },
  };

  it('is won by the first answer, and the other one is stale', () => {
    const table = tableOf(mini({ floor, q: asks('a', 'b') }, { k: 'floor', seat: -1 }, { k: 'q', seat: 0 }));
    const late = idsOf(table, 0)[0];
    expect(give(table, 1, 'mine')).toEqual({ ok: true });
    expect(table.answer({ decision: late, seat: 0, pick: 'mine' })).toEqual({ ok: false, why: 'stale' });
    expect(table.seen('table').view).toEqual(['1:mine']);
  });

  it('takes no answer from the seat that was not asked by this decision', () => {
    const table = tableOf(mini({ floor }, { k: 'floor', seat: -1 }));
    expect(table.answer({ decision: 'm:0s0', seat: 1, pick: 'mine' })).toEqual({ ok: false, why: 'stale' });
  });
});

describe('a refusal', () => {
  const picky: MiniHandler = {
    ...asks('a', 'b'),
    ask: (_s, f, _stack, no) => {
      no?.('c', 'MIN-4', 'tooDear', 3);
      no?.('', 'MIN-5', 'pickOne');
      return { kind: 'one', seat: f.seat, options: ['a', 'b'] };
    },
  };
  const table = tableOf(mini({ q: picky }, { k: 'q', seat: 0 }));

  it('names the rule that forbids the option', () => {
    const refusal = { rule: 'MIN-4', msg: 'tooDear', args: [3] };
    expect(give(table, 0, 'c')).toEqual({ ok: false, why: 'notOffered', refusal });
  });

  it('falls back to the rule about the whole pick', () => {
    expect(give(table, 0, 'z')).toMatchObject({ why: 'notOffered', refusal: { rule: 'MIN-5' } });
  });

  it('is told only to the seat that is asked', () => {
    const [at] = table.seen(0).decisions;
    expect(Object.keys(table.refusals(at, 0))).toEqual(['c', '']);
    expect(table.refusals(at, 1)).toEqual({});
    expect(table.refusals(at, 'table')).toEqual({});
  });
});
