import { describe, expect, it } from 'vitest';
import { Ctx } from '../engine.ts';
import { newRecorder } from '../recorder.ts';
import { asks, give, type MiniHandler, mini, opens, tableOf } from './toys/mini.ts';

/** Says three things; somebody learns something between the first and the others. */
const speaks: MiniHandler = {
  ...asks('a', 'quiet'),
  take: (x, f, pick) => {
    x.pop();
    x.tell('before', 'MIN-1', f.seat, {});
    if (pick !== 'quiet') x.learned();
    x.tell('after', 'MIN-1', f.seat, {});
    x.tell('after', 'MIN-1', f.seat, {});
  },
};

describe('the history of a table', () => {
  it('says after how many answers each event was told', () => {
    const table = tableOf(mini({ q: speaks }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }));
    give(table, 0, 'a');
    give(table, 0, 'quiet');
    const told = table.history(0);
    expect(told.map(({ event }) => event)).toEqual(table.events(0));
    expect(told.map(({ at }) => at)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(told.map(({ round }) => round)).toEqual(told.map(() => table.round));
    expect(table.told).toBe(6);
  });

  it('is told again whole, however long its rounds were', () => {
    const long = 120;
    const rules = mini({ q: speaks }, ...new Array(3 * long + 1).fill(0).map(() => ({ k: 'q', seat: 0 })));
    const table = tableOf({ ...rules, round: (s) => Math.floor(s.asked / long) });
    const heard: string[] = [];
    for (let i = 0; i < 3 * long; i++) {
      const before = table.told;
      give(table, 0, i % 2 === 0 ? 'a' : 'quiet');
      heard.push(...table.events(0, before).map((event) => JSON.stringify(event)));
    }
    expect(table.events(0).map((event) => JSON.stringify(event))).toEqual(heard);
  });

  it('is the shorter one after an undo, and of an earlier moment', () => {
    const table = tableOf(mini({ q: speaks }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }));
    give(table, 0, 'a');
    const before = table.history(0);
    give(table, 0, 'quiet');
    expect(table.upTo(1).history(0)).toEqual(before);
    table.undo(0);
    expect(table.history(0)).toEqual(before);
  });

  it('tells what sealed lanes held back when they close', () => {
    const table = tableOf(mini({ open: opens(true, [0, 1], 'q'), q: speaks }, { k: 'open', seat: -1 }));
    give(table, 0, 'quiet');
    expect(table.history('table')).toEqual([]);
    give(table, 1, 'quiet');
    expect(new Set(table.history('table').map(({ at }) => at))).toEqual(new Set([2]));
  });

  it('knows whether anybody learned anything after an answer', () => {
    const table = tableOf(mini({ q: speaks }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }));
    give(table, 0, 'a');
    give(table, 0, 'quiet');
    expect([0, 1, 2].map((at) => table.learnedSince(at))).toEqual([true, false, false]);
  });
});

describe('the first barrier of an answer', () => {
  const barrierAt = (pick: string): number => {
    const table = tableOf(mini({ q: speaks }, { k: 'q', seat: 0 }, { k: 'q', seat: 0 }));
    const recorder = newRecorder();
    const x = new Ctx(table.rules, table.copyState(), recorder);
    x.take(table.seen(0).decisions[0], pick);
    return x.barrierAt;
  };

  it('is known by how many events came before it', () => {
    expect(barrierAt('a')).toBe(1);
    expect(barrierAt('quiet')).toBe(-1);
  });
});
