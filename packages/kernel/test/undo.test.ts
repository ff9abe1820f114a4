import { describe, expect, it } from 'vitest';
import { below, quickRng } from '../rng.ts';
import { Table } from '../table.ts';
import type { By } from '../types.ts';
import {
  asks,
  give,
  idsOf,
  type MiniHandler,
  mini,
  opens,
  questions,
  risky,
  tableOf,
  whatIsSeen,
} from './toys/mini.ts';

describe('undo', () => {
  it('takes back the last answer for everybody', () => {
    const table = questions(4, risky);
    give(table, 0, 'a');
    const before = { hash: table.hash, seen: whatIsSeen(table) };
    give(table, 1, 'a');
    expect(table.undo(1)).toMatchObject({ ok: true, caveat: false });
    expect({ hash: table.hash, seen: whatIsSeen(table) }).toEqual(before);
    expect(table.log().caveats).toEqual([]);
  });

  it('has nothing to take back where the seat has not answered', () => {
    expect(questions(2).undo(1)).toEqual({ ok: false, why: 'nothing' });
  });

  it('stops where another answer needs the one taken back', () => {
    const table = questions(4);
    give(table, 0, 'a');
    give(table, 1, 'a');
    expect(table.undo(0)).toEqual({ ok: false, why: 'needed', by: [1] });
    expect(table.length).toBe(2);
  });

  it('is refused past a barrier, and changes nothing then', () => {
    const table = questions(4, risky);
    give(table, 0, 'look');
    const before = { hash: table.hash, seen: whatIsSeen(table) };
    expect(table.undo(0)).toEqual({ ok: false, why: 'barrier' });
    expect({ hash: table.hash, seen: whatIsSeen(table) }).toEqual(before);
  });

  it('past a barrier takes everything after it along and leaves a caveat, when the table insists', () => {
    const table = questions(5, risky);
    give(table, 0, 'a');
    const before = table.hash;
    give(table, 1, 'look');
    give(table, 0, 'a');
    expect(table.undo(1, true)).toMatchObject({ ok: true, at: 1, caveat: true });
    expect(table.hash).toBe(before);
    expect(table.log().caveats).toEqual(['undo']);
    expect(table.length).toBe(1);
  });

  it.each([true, false])('inside lanes keeps what the mate answered since (sealed: %s)', (sealed) => {
    const twice: MiniHandler = {
      ...asks('a', 'b'),
      take: (x, f, pick) => {
        f.left = (f.left ?? 0) + 1;
        if (f.left === 2) x.pop();
        x.s.words.push(`${f.seat}:${String(pick)}`);
        x.tell('picked', 'MIN-1', f.seat, { pick: String(pick) });
      },
    };
    const table = tableOf(mini({ open: opens(sealed, [0, 1], 'q'), q: twice }, { k: 'open', seat: -1 }));
    give(table, 0, 'a');
    give(table, 1, 'b');
    expect(table.undo(0)).toMatchObject({ ok: true, at: 0, caveat: false });
    expect(table.log().answers).toEqual([{ decision: 't1.1:0', seat: 1, pick: 'b' }]);
    expect(idsOf(table, 0)).toEqual(['t1.0:0']);
    expect(idsOf(table, 1)).toEqual(['t1.1:1']);
    for (const [seat, pick] of [
      [0, 'b'],
      [0, 'b'],
      [1, 'a'],
    ] as const)
      give(table, seat, pick);
    const picked = table.events('table').map((e) => `${e.seat}:${e.pub.pick}`);
    expect(picked.toSorted()).toEqual(['0:b', '0:b', '1:a', '1:b']);
    if (sealed) expect(picked).toEqual(['0:b', '0:b', '1:b', '1:a']);
  });

  it('stops where the rest would show something new without the answer taken back', () => {
    const second: MiniHandler = {
      ...asks('a', 'b'),
      take: (x, f) => {
        x.pop();
        if (f.seat === 1 && x.s.words.length === 0) x.learned();
        x.s.words.push(`${f.seat}`);
      },
    };
    const table = tableOf(mini({ open: opens(false, [0, 1], 'q'), q: second }, { k: 'open', seat: -1 }));
    give(table, 0, 'a');
    give(table, 1, 'a');
    expect(table.undo(0)).toEqual({ ok: false, why: 'needed', by: [1] });
  });

  it('goes back to what was answered by hand, with all that followed by itself', () => {
    const table = tableOf(mini({ q: risky }, ...Array.from({ length: 5 }, () => ({ k: 'q', seat: 0 }))));
    const say = (by: By, pick = 'a'): void => void table.answer({ decision: idsOf(table, 0)[0], seat: 0, pick, by });
    say('hand');
    const before = table.hash;
    say('hand', 'a');
    say('chain');
    say('standing:gains');
    expect(table.undoOffer(0)).toMatchObject({ ok: true, at: 1, also: 2, caveat: false });
    table.undo(0);
    expect(table.hash).toBe(before);
    expect(table.log().answers.map(({ by }) => by)).toEqual(['hand']);
  });

  it('takes back what followed by itself where the answer by hand must stay', () => {
    const frames = [0, 1, 0, 0, 0].map((seat) => ({ k: 'q', seat }));
    const table = tableOf(mini({ q: risky }, ...frames));
    give(table, 0, 'a');
    give(table, 1, 'a');
    const before = table.hash;
    for (const by of ['standing:gains', 'standing:only'] as const)
      table.answer({ decision: idsOf(table, 0)[0], seat: 0, pick: 'a', by });
    expect(table.undo(0)).toMatchObject({ ok: true, at: 2, also: 1 });
    expect(table.hash).toBe(before);
  });

  it.each([true, false])(
    'is offered after each answer as if it were asked for the first time (sealed: %s)',
    (sealed) => {
      const many: MiniHandler = {
        ...asks('a', 'b'),
        take: (x, f, pick) => {
          f.left = (f.left ?? 0) + 1;
          if (f.left === 3) x.pop();
          // What one lane did may be what another one needs.
          if (!sealed && f.seat === 1 && x.s.words.at(-1) === '0:b') x.learned();
          x.s.words.push(`${f.seat}:${String(pick)}`);
        },
      };
      const plain: MiniHandler = { ...asks('a', 'look'), ...(risky.take ? { take: risky.take } : {}) };
      const frames = [{ k: 'open', seat: -1 }, ...[0, 1, 0].map((seat) => ({ k: 'plain', seat }))];
      const rules = mini({ open: opens(sealed, [0, 1, 2], 'q'), q: many, plain }, ...frames);
      const seen = new Set<string>();
      for (let luck = 0; luck < 40; luck++) {
        const rng = quickRng(luck);
        const table = tableOf(rules, 3);
        for (let i = 0; i < 12 && table.waitingFor.length > 0; i++) {
          const seat = table.waitingFor[below(rng, table.waitingFor.length)];
          const { ask } = table.seen(seat).decisions[0];
          if (ask.kind === 'one') give(table, seat, ask.options[below(rng, ask.options.length)]);
          if (below(rng, 8) === 0) table.undo(seat);
          for (const eyes of [0, 1, 2]) {
            const offer = table.undoOffer(eyes);
            expect(offer).toEqual(Table.load(rules, table.log()).undoOffer(eyes));
            seen.add(offer.ok ? 'ok' : offer.why);
          }
        }
      }
      expect([...seen].sort()).toEqual(
        sealed ? ['barrier', 'needed', 'nothing', 'ok'] : expect.arrayContaining(['needed', 'nothing', 'ok']),
      );
    },
  );

  it('goes far back over many kept snapshots', () => {
    const table = questions(60);
    const hashes = [table.hash];
    for (let i = 0; i < 60; i++) {
      give(table, i % 2, i % 3 ? 'a' : 'b');
      hashes.push(table.hash);
    }
    for (let at = 60; at > 30; at--) {
      expect(table.undo((at - 1) % 2).ok).toBe(true);
      expect(table.hash).toBe(hashes[at - 1]);
    }
  });
});

describe('an earlier moment', () => {
  it('is a table of its own, with the same events, that can go another way', () => {
    const table = questions(40);
    for (let i = 0; i < 35; i++) give(table, i % 2, 'a');
    for (const at of [0, 1, 15, 16, 17, 33, 35]) {
      const earlier = table.upTo(at);
      expect(earlier.length).toBe(at);
      expect(earlier.events('table')).toEqual(table.events('table').slice(0, at));
    }
    const other = table.upTo(20);
    give(other, 0, 'b');
    expect(other.hash).not.toBe(table.upTo(21).hash);
    expect(table.length).toBe(35);
  });
});
