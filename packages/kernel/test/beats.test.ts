import { describe, expect, it } from 'vitest';
import { beatName } from '../beats.ts';
import { asks, give, type MiniHandler, mini, tableOf } from './toys/mini.ts';

/** Tells one thing a step, three times; in the middle one step tells two, of which the first is a beat of its own. */
const chain: MiniHandler = {
  run: (x, f) => {
    f.left = (f.left ?? 3) - 1;
    if (f.left < 0) x.pop();
    else {
      x.s.words.push(`left ${f.left}`);
      x.tell('left', 'MIN-1', f.seat, { n: f.left });
      if (f.left === 1) {
        x.beat();
        x.s.words.push('and more');
        x.tell('more', 'MIN-1', f.seat, {});
      }
    }
    return undefined;
  },
};
const start: MiniHandler = {
  ...asks('go', 'stay'),
  take: (x, f, pick) => {
    x.pop();
    if (pick === 'go') x.push({ k: 'chain', seat: f.seat, cause: 'card:chain' });
    else x.s.words.push('stayed');
  },
};
const rules = mini({ q: start, chain }, { k: 'q', seat: 0 }, { k: 'q', seat: 1 }, { k: 'q', seat: 0 });

describe('the beats of an answer', () => {
  it('are its steps, each with its events, their cause and the position after it', () => {
    const table = tableOf(rules);
    give(table, 0, 'go');
    const beats = table.beats(0, 'table');
    expect(beats.map(({ at, i, seat, cause }) => [beatName(at, i), seat, cause])).toEqual(
      [0, 1, 2, 3].map((i) => [`1.${i}`, 0, 'card:chain']),
    );
    expect(beats.map(({ events }) => events.map((e) => e.type))).toEqual([['left'], ['left'], ['more'], ['left']]);
    expect(beats.map(({ view }) => view.length)).toEqual([1, 2, 3, 4]);
    expect(beats.at(-1)?.view).toEqual(table.seen('table').view);
  });

  it('are the same whether they were filmed or are played again', () => {
    const [watched, plain] = [tableOf(rules), tableOf(rules)];
    watched.watch(true);
    for (const table of [watched, plain]) {
      give(table, 0, 'go');
      give(table, 1, 'stay');
      give(table, 0, 'go');
    }
    expect(watched.hash).toBe(plain.hash);
    for (const from of [0, 1, 2, 3]) expect(watched.beats(from, 0)).toEqual(plain.beats(from, 0));
    expect(plain.beats(0, 0).map(({ at }) => at)).toEqual([1, 1, 1, 1, 2, 3, 3, 3, 3]);
  });

  it('are one with nothing told where an answer tells nothing', () => {
    const table = tableOf(rules);
    give(table, 0, 'stay');
    expect(table.beats(0, 0)).toEqual([{ at: 1, i: 0, seat: 0, cause: '', events: [], view: ['stayed'] }]);
  });

  it('name the lines of the log', () => {
    const table = tableOf(rules);
    give(table, 0, 'go');
    expect(table.history(0).map(({ at, beat }) => beatName(at, beat))).toEqual(['1.0', '1.1', '1.2', '1.3']);
  });

  it('of an answer taken back are gone', () => {
    const table = tableOf(rules);
    table.watch(true);
    give(table, 0, 'go');
    table.undo(0);
    expect(table.beats(0, 0)).toEqual([]);
    give(table, 0, 'stay');
    expect(table.beats(0, 0)).toHaveLength(1);
  });
});
