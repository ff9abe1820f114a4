import { describe, expect, it } from 'vitest';
import { Ctx, newRecorder, STEP_BUDGET } from '../engine.ts';
import { keyedRng } from '../rng.ts';
import type { BaseFrame, Core, Decision } from '../types.ts';
import {
  asks,
  give,
  idsOf,
  type MiniHandler,
  type MiniRules,
  type MiniState,
  mini,
  opens,
  SEED,
  tableOf,
} from './toys/mini.ts';

function settled(rules: MiniRules): { s: MiniState; x: Ctx; open: Decision[]; types: () => string[] } {
  const s = rules.initial({ players: 2 }, keyedRng(SEED));
  const recorder = newRecorder();
  const x = new Ctx(rules, s as Core<BaseFrame>, recorder);
  return { s, x, open: x.settle(), types: () => recorder.events.map((e) => `${e.seat}:${e.pub.join()}`) };
}

describe('a forced pick', () => {
  it('is taken at once and asks nobody', () => {
    const { s } = settled(mini({ q: asks('only') }, { k: 'q', seat: 0 }));
    expect(s.words).toEqual(['0:only']);
    expect(s.over).toBe('done');
  });

  it('does not count as an answer', () => {
    const { s, open } = settled(
      mini({ q: asks('only'), two: asks('a', 'b') }, { k: 'q', seat: 0 }, { k: 'two', seat: 1 }),
    );
    expect(s.asked).toBe(0);
    expect(open.map((d) => d.id)).toEqual(['m:0']);
  });

  it('is left to the player where the question says stop', () => {
    const stop: MiniHandler = {
      ...asks('end'),
      ask: (_s, f) => ({ kind: 'one', seat: f.seat, stop: 1, options: ['end'] }),
    };
    const { s, open } = settled(mini({ q: stop }, { k: 'q', seat: 0 }));
    expect(open).toHaveLength(1);
    expect(s.words).toEqual([]);
  });

  it('is left to the players on an open floor', () => {
    const floor: MiniHandler = { ...asks(), ask: () => [{ kind: 'one', seat: 1, options: ['mine'] }] };
    expect(settled(mini({ q: floor }, { k: 'q', seat: 0 })).open.map((d) => d.id)).toEqual(['m:0s1']);
  });
});

describe('a frame', () => {
  it('gives its result to the frame below', () => {
    const parent: MiniHandler = {
      run: (x, f) => {
        if (f.r === undefined) x.push({ k: 'child', seat: 0 });
        else {
          x.pop();
          x.s.words.push(`got ${f.r}`);
        }
        return undefined;
      },
    };
    const child: MiniHandler = {
      run: (x) => {
        x.ret(7);
        return undefined;
      },
    };
    expect(settled(mini({ parent, child }, { k: 'parent', seat: 0 })).s.words).toEqual(['got 7']);
  });

  it('names the cause of events raised above it, down to the nearest that has one', () => {
    const tell: MiniHandler = {
      run: (x) => {
        x.emit('told', 'MIN-2', 0, []);
        x.pop();
        return undefined;
      },
    };
    const rules = mini({ tell, hold: tell }, { k: 'tell', seat: 0 }, { k: 'hold', seat: 0, cause: 'card:k1' });
    const recorder = newRecorder();
    new Ctx(rules, rules.initial({ players: 2 }, keyedRng(SEED)) as Core<BaseFrame>, recorder).settle();
    expect(recorder.events.map((e) => e.cause)).toEqual(['card:k1', 'card:k1']);
  });

  it('that works forever is stopped by the step budget', () => {
    const rules = mini({ loop: { run: () => undefined } }, { k: 'loop', seat: 0 });
    expect(() => settled(rules)).toThrow('endless loop: frame loop');
  });

  it('may work long, as long as it ends inside the budget', () => {
    const count: MiniHandler = {
      run: (x, f) => {
        f.left = (f.left ?? 0) + 1;
        if (f.left === STEP_BUDGET - 10) x.pop();
        return undefined;
      },
    };
    expect(settled(mini({ count }, { k: 'count', seat: 0 })).s.over).toBe('done');
  });

  it.each<[string, MiniHandler, string]>([
    ['asks nothing', { run: () => 'wait' }, 'waits but asks nothing'],
    ['asks without options', asks(), 'asks without options'],
    ['asks nobody', { ...asks(), ask: () => [] }, 'asks nobody'],
    ['takes nothing', { ask: (_s, f) => ({ kind: 'one', seat: f.seat, options: ['a'] }) }, 'takes nothing'],
  ])('that %s is an error', (_name, handler, message) => {
    expect(() => settled(mini({ q: handler }, { k: 'q', seat: 0 }))).toThrow(message);
  });

  it('that asks nobody is an error inside lanes too, and the lane is not dropped', () => {
    const rules = mini({ open: opens(false, [0, 1], 'q'), q: { ...asks(), ask: () => [] } }, { k: 'open', seat: -1 });
    expect(() => settled(rules)).toThrow('asks nobody');
  });

  it('without a handler is an error', () => {
    expect(() => settled(mini({}, { k: 'ghost', seat: 0 }))).toThrow('no handler for frame ghost');
  });

  it('must leave something to do until the game is over', () => {
    const empty: MiniHandler = {
      run: (x) => {
        x.s.stack = [];
        return undefined;
      },
    };
    expect(() => settled(mini({ empty }, { k: 'empty', seat: 0 }))).toThrow();
  });
});

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
        x.emit('fell', 'MIN-3', f.seat, [String(pick)]);
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
    expect(table.answer({ decision: 'm:0s0', seat: 1, pick: 'mine' })).toEqual({ ok: false, why: 'notYours' });
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
