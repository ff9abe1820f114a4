import { describe, expect, it } from 'vitest';
import { Ctx, STEP_BUDGET } from '../engine.ts';
import { newRecorder } from '../recorder.ts';
import { keyedRng } from '../rng.ts';
import type { BaseFrame, Core } from '../types.ts';
import { asks, type MiniHandler, mini, opens, SEED, settled } from './toys/mini.ts';

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
        x.tell('told', 'MIN-2', 0, {});
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

describe('whoever looks on while it works', () => {
  it('is told each step before it: the lane, its stack and how much was told', () => {
    const says: MiniHandler = {
      run: (x, f) => {
        x.pop();
        x.tell('said', 'MIN-1', f.seat, {});
        return undefined;
      },
    };
    const starts: MiniHandler = {
      ...asks('a', 'b'),
      take: (x) => {
        x.pop();
        for (let i = 0; i < 2; i++) x.push({ k: 'says', seat: 0 });
      },
    };
    const rules = mini({ q: starts, says, two: asks('c', 'd') }, { k: 'q', seat: 0 }, { k: 'two', seat: 1 });
    const { s, open } = settled(rules);
    const x = new Ctx(rules as never, s as unknown as Core<BaseFrame>, newRecorder());
    const steps: number[][] = [];
    x.onStep = (lane, stack, told) => void steps.push([lane, stack.length, told]);
    x.take(open[0], 'a');
    const below = steps.at(-1)?.[1] ?? 0;
    expect(steps).toEqual([
      [-1, below + 2, 0],
      [-1, below + 1, 1],
      [-1, below, 2],
    ]);
  });
});
