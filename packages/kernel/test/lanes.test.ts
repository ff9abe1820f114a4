import { describe, expect, it } from 'vitest';
import { asks, give, type MiniHandler, mini, opens, settled, tableOf } from './toys/mini.ts';

describe('sealed lanes', () => {
  const rules = mini({ open: opens(true, [0, 1], 'q'), q: asks('a', 'b') }, { k: 'open', seat: -1 });

  it('ask all seats at once', () => {
    const { open } = settled(rules);
    expect(open.map((d) => [d.id, d.ask.seat])).toEqual([
      ['t1.0:0', 0],
      ['t1.1:0', 1],
    ]);
  });

  it('hold their events until all are done, and release them in the order of seats', () => {
    const { x, open, types } = settled(rules);
    const left = x.take(open[1], 'b');
    expect(types()).toEqual([]);
    expect(left.map((d) => d.id)).toEqual(['t1.0:0']);
    x.take(left[0], 'a');
    expect(types()).toEqual(['0:a', '1:b']);
  });

  it('are a barrier when they close, because the picks become known', () => {
    const table = tableOf(rules);
    give(table, 1, 'b');
    expect(table.undoOffer(1).ok).toBe(true);
    give(table, 0, 'a');
    expect(table.undoOffer(0)).toEqual({ ok: false, why: 'barrier' });
    expect(table.undoOffer(1)).toEqual({ ok: false, why: 'barrier' });
  });

  it('of a single seat are none: it learned nothing', () => {
    const table = tableOf(mini({ open: opens(true, [0], 'q'), q: asks('a', 'b') }, { k: 'open', seat: -1 }));
    give(table, 0, 'a');
    expect(table.undoOffer(0).ok).toBe(true);
  });

  it('release what they hold when the game ends inside one of them', () => {
    const fatal: MiniHandler = {
      ...asks('a', 'b'),
      take: (x, f, pick) => {
        x.tell('fell', 'MIN-3', f.seat, { pick: String(pick) });
        x.s.over = 'lost';
      },
    };
    const { x, open, types } = settled(mini({ open: opens(true, [0, 1], 'q'), q: fatal }, { k: 'open', seat: -1 }));
    expect(x.take(open[1], 'b')).toEqual([]);
    expect(types()).toEqual(['1:b']);
  });

  it('cannot open inside a lane', () => {
    const nested = mini({ open: opens(true, [0, 1], 'open') }, { k: 'open', seat: -1 });
    expect(() => settled(nested)).toThrow('lanes cannot open inside a lane');
  });
});

describe('open lanes', () => {
  /** Whoever takes `x` first takes it away from the other. */
  const shared: MiniHandler = {
    ...asks(),
    ask: (s, f) => ({
      kind: 'one',
      seat: f.seat,
      stop: 1,
      options: s.words.some((w) => w.endsWith('x')) ? ['y', 'z'] : ['x', 'y', 'z'],
    }),
  };
  const rules = mini({ open: opens(false, [0, 1], 'q'), q: shared }, { k: 'open', seat: -1 });

  it('ask again after each answer: the decision keeps its id, its options change', () => {
    const { x, open } = settled(rules);
    const [left] = x.take(open[0], 'x');
    expect(left.id).toBe(open[1].id);
    expect(left.ask).toMatchObject({ options: ['y', 'z'] });
  });

  it('show their events at once', () => {
    const { x, open, types } = settled(rules);
    x.take(open[1], 'y');
    expect(types()).toEqual(['1:y']);
  });

  it('are run round until none of them moves', () => {
    const waits: MiniHandler = {
      run: (x, f) => {
        if (f.seat === 1 || x.s.words.length > 0) {
          x.s.words.push(`${f.seat} went`);
          x.pop();
          return undefined;
        }
        return 'wait';
      },
      ask: (_s, f) => ({ kind: 'one', seat: f.seat, options: ['a', 'b'] }),
    };
    const { s } = settled(mini({ open: opens(false, [0, 1], 'q'), q: waits }, { k: 'open', seat: -1 }));
    expect(s.words).toEqual(['1 went', '0 went']);
    expect(s.over).toBe('done');
  });

  it('may hold until another lane has moved on, and ask nothing meanwhile', () => {
    const inTurn: MiniHandler = {
      ...asks('a', 'b'),
      run: (x, f) => (f.seat === 1 && x.s.words.length === 0 ? 'hold' : 'wait'),
    };
    const { x, open } = settled(mini({ open: opens(false, [0, 1], 'q'), q: inTurn }, { k: 'open', seat: -1 }));
    expect(open.map((d) => d.ask.seat)).toEqual([0]);
    const then = x.take(open[0], 'a');
    expect(then.map((d) => d.ask.seat)).toEqual([1]);
    expect(x.take(then[0], 'b')).toEqual([]);
    expect(x.s.over).toBe('done');
  });

  it('may not all hold, and outside lanes there is nobody to hold for', () => {
    const holds: MiniHandler = { ...asks('a', 'b'), run: () => 'hold' };
    const lanes = mini({ open: opens(false, [0, 1], 'q'), q: holds }, { k: 'open', seat: -1 });
    expect(() => settled(lanes)).toThrow('all lanes hold');
    expect(() => settled(mini({ q: holds }, { k: 'q', seat: 0 }))).toThrow('there is nobody else');
  });
});

describe('the luck of a lane', () => {
  const rolls: MiniHandler = {
    ...asks('roll', 'stay'),
    take: (x, f) => {
      x.pop();
      x.s.words.push(`${f.seat}:${x.die('lane', 1_000)},${x.shuffle('cards', [1, 2, 3, 4, 5, 6]).join('')}`);
    },
  };

  it.each([true, false])('does not depend on who answers first (sealed: %s)', (sealed) => {
    const rules = mini({ open: opens(sealed, [0, 1, 2], 'q'), q: rolls }, { k: 'open', seat: -1 });
    const played = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const table = tableOf(rules, 3);
      for (const seat of order) give(table, seat, 'roll');
      return table.seen('table').view.toSorted();
    });
    expect(played[1]).toEqual(played[0]);
    expect(played[2]).toEqual(played[0]);
    expect(new Set(played[0].map((w) => w.slice(2))).size).toBe(3);
  });

  it('is another one each time lanes open', () => {
    const frame = { k: 'open', seat: -1 };
    const table = tableOf(mini({ open: opens(false, [0], 'q'), q: rolls }, frame, frame));
    give(table, 0, 'roll');
    give(table, 0, 'roll');
    const [first, second] = table.seen('table').view;
    expect(second).not.toBe(first);
  });
});
