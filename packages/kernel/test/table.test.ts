import { describe, expect, it } from 'vitest';
import { RulesError } from '../engine.ts';
import { LogError, Table } from '../table.ts';
import { asks, give, idsOf, type MiniHandler, type MiniTable, mini, opens, SEED, tableOf } from './toys/mini.ts';

/** `count` questions, one after the other, for the seats in turn. */
function questions(count: number, handler: MiniHandler = asks('a', 'b')): MiniTable {
  const frames = Array.from({ length: count }, (_, i) => ({ k: 'q', seat: i % 2 }));
  return tableOf(mini({ q: handler }, ...frames));
}

/** Like `asks`, but `look` is a barrier and `boom` throws after it has changed things. */
const risky: MiniHandler = {
  ...asks('a', 'look', 'boom'),
  take: (x, f, pick) => {
    x.pop();
    x.s.words.push(`${f.seat}:${String(pick)}`);
    x.emit('picked', 'MIN-1', f.seat, [String(pick)]);
    if (pick === 'look') x.learned();
    if (pick === 'boom') throw new Error('out of powder');
  },
};

function whatIsSeen(table: MiniTable): unknown {
  return [0, 1, 'table' as const].map((eyes) => [table.seen(eyes), table.events(eyes)]);
}

describe('an exception inside the rules', () => {
  it('leaves the table as it was', () => {
    const table = questions(3, risky);
    give(table, 0, 'a');
    const before = { hash: table.hash, seen: whatIsSeen(table), log: table.log() };
    expect(() => give(table, 1, 'boom')).toThrow(RulesError);
    expect({ hash: table.hash, seen: whatIsSeen(table), log: table.log() }).toEqual(before);
    expect(give(table, 1, 'a')).toEqual({ ok: true });
  });

  it('carries the position and the first error', () => {
    const table = questions(3, risky);
    const state = table.snapshot();
    try {
      give(table, 0, 'boom');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
      const found = error as RulesError;
      expect(found.message).toBe('mini: answer m:0 failed: out of powder');
      expect(found.position).toEqual({ log: table.log(), state });
      expect(found.cause).toMatchObject({ message: 'out of powder' });
    }
  });
});

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

describe('undo', () => {
  it('takes back the last answer for everybody', () => {
    const table = questions(4, risky);
    give(table, 0, 'a');
    const before = { hash: table.hash, seen: whatIsSeen(table) };
    give(table, 1, 'a');
    expect(table.undo(1)).toMatchObject({ ok: true, marks: false });
    expect({ hash: table.hash, seen: whatIsSeen(table) }).toEqual(before);
    expect(table.log().marked).toBe(false);
  });

  it('has nothing to take back where the seat has not answered', () => {
    expect(questions(2).undo(1)).toEqual({ ok: false, why: 'nothing' });
  });

  it('stops where another answer needs the one taken back', () => {
    const table = questions(4);
    give(table, 0, 'a');
    give(table, 1, 'a');
    expect(table.undo(0)).toEqual({ ok: false, why: 'needed' });
    expect(table.length).toBe(2);
  });

  it('is refused past a barrier, and changes nothing then', () => {
    const table = questions(4, risky);
    give(table, 0, 'look');
    const before = { hash: table.hash, seen: whatIsSeen(table) };
    expect(table.undo(0)).toEqual({ ok: false, why: 'barrier' });
    expect({ hash: table.hash, seen: whatIsSeen(table) }).toEqual(before);
  });

  it('past a barrier takes everything after it along and marks the game, when the table insists', () => {
    const table = questions(5, risky);
    give(table, 0, 'a');
    const before = table.hash;
    give(table, 1, 'look');
    give(table, 0, 'a');
    expect(table.undo(1, true)).toMatchObject({ ok: true, at: 1, marks: true });
    expect(table.hash).toBe(before);
    expect(table.log().marked).toBe(true);
    expect(table.length).toBe(1);
  });

  it.each([true, false])('inside lanes keeps what the mate answered since (sealed: %s)', (sealed) => {
    const twice: MiniHandler = {
      ...asks('a', 'b'),
      take: (x, f, pick) => {
        f.left = (f.left ?? 0) + 1;
        if (f.left === 2) x.pop();
        x.s.words.push(`${f.seat}:${String(pick)}`);
        x.emit('picked', 'MIN-1', f.seat, [String(pick)]);
      },
    };
    const table = tableOf(mini({ open: opens(sealed, [0, 1], 'q'), q: twice }, { k: 'open', seat: -1 }));
    give(table, 0, 'a');
    give(table, 1, 'b');
    expect(table.undo(0)).toMatchObject({ ok: true, at: 0, marks: false });
    expect(table.log().answers).toEqual([{ decision: 't1.1:0', seat: 1, pick: 'b' }]);
    expect(idsOf(table, 0)).toEqual(['t1.0:0']);
    expect(idsOf(table, 1)).toEqual(['t1.1:1']);
    for (const [seat, pick] of [
      [0, 'b'],
      [0, 'b'],
      [1, 'a'],
    ] as const)
      give(table, seat, pick);
    const picked = table.events('table').map((e) => `${e.seat}:${e.pub[0]}`);
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
    expect(table.undo(0)).toEqual({ ok: false, why: 'needed' });
  });

  it('goes far back over many kept moments', () => {
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

describe('a signal', () => {
  it('is an event for everybody and never part of the position', () => {
    const table = questions(4);
    const before = table.hash;
    expect(table.signal(1, 'wave:1')).toBe(true);
    expect(table.hash).toBe(before);
    expect(table.events(0)).toEqual([{ n: 0, type: 'signal', seat: 1, pub: ['wave:1'], cause: '', rule: '' }]);
  });

  it.each([
    ['that the rules do not offer', 0, 'wave:1'],
    ['from a seat that does not exist', 5, 'wave:5'],
    ['from nowhere', -1, 'wave:-1'],
    ['from half a seat', 0.5, 'wave:0.5'],
  ])('%s is not given', (_name, seat, id) => {
    const table = questions(4);
    expect(table.signal(seat, id)).toBe(false);
    expect(table.events('table')).toEqual([]);
    expect(table.log().signals).toEqual([]);
  });

  it('stays in its place when the game is loaded, looked back at, or partly taken back', () => {
    const table = questions(6);
    table.signal(0, 'wave:0');
    give(table, 0, 'a');
    table.signal(1, 'wave:1');
    give(table, 1, 'b');
    table.signal(0, 'wave:0');
    const types = table.events('table').map((e) => e.type);
    expect(types).toEqual(['signal', 'picked', 'signal', 'picked', 'signal']);
    const log = table.log();
    expect(Table.load(table.rules, log).events(0)).toEqual(table.events(0));
    expect(table.upTo(1).events(0)).toEqual(table.events(0).slice(0, 3));
    expect(table.undo(1).ok).toBe(true);
    expect(table.events(0).map((e) => e.type)).toEqual(['signal', 'picked', 'signal', 'signal']);
    expect(table.events(0).map((e) => e.n)).toEqual([0, 1, 2, 3]);
  });
});

describe('a log', () => {
  const played = (): MiniTable => {
    const table = questions(5, risky);
    for (const [seat, pick] of [
      [0, 'a'],
      [1, 'look'],
      [0, 'a'],
    ] as const)
      give(table, seat, pick);
    return table;
  };

  it('gives the same game again', () => {
    const table = played();
    const again = Table.load(table.rules, table.log());
    expect(again.hash).toBe(table.hash);
    expect(whatIsSeen(again)).toEqual(whatIsSeen(table));
    expect(again.log()).toEqual(table.log());
  });

  it('that does not fit says which answer and why', () => {
    const table = played();
    const log = table.log();
    log.answers[1] = { decision: 'm:1', seat: 1, pick: 'z' };
    expect(() => Table.load(table.rules, log)).toThrow(new LogError(1, 'notOffered'));
  });

  it('with a signal that was never given, or is out of order, does not fit', () => {
    const table = played();
    const log = table.log();
    expect(() => Table.load(table.rules, { ...log, signals: [{ after: 9, seat: 0, id: 'wave:0' }] })).toThrow(LogError);
    expect(() => Table.load(table.rules, { ...log, signals: [{ after: 1, seat: 0, id: 'shout' }] })).toThrow(LogError);
  });

  it('keeps the seed, whose commitment was known from the start', () => {
    const table = played();
    expect(table.log().seed).toBe(SEED);
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what reaches a seat', () => {
  it('has the private part of an event only where it is addressed, and every number', () => {
    const whisper: MiniHandler = {
      ...asks('a', 'b'),
      take: (x, f) => {
        x.pop();
        x.emit('whispered', 'MIN-6', f.seat, [1], ['secret'], [1]);
        x.emit('spoke', 'MIN-7', f.seat, [2]);
      },
    };
    const table = tableOf(mini({ q: whisper }, { k: 'q', seat: 0 }, { k: 'q', seat: 1 }));
    give(table, 0, 'a');
    expect(table.events(1)[0].priv).toEqual(['secret']);
    expect(table.events(0)[0]).not.toHaveProperty('priv');
    expect(table.events('table')[0]).not.toHaveProperty('priv');
    for (const eyes of [0, 1, 'table'] as const) expect(table.events(eyes).map((e) => e.n)).toEqual([0, 1]);
    expect(table.events(0, 1)).toHaveLength(1);
    expect(table.undoOffer(0)).toEqual({ ok: false, why: 'barrier' });
  });

  it('has only its own decisions, and who else is waited for', () => {
    const table = tableOf(mini({ open: opens(true, [0, 1], 'q'), q: asks('a', 'b') }, { k: 'open', seat: -1 }));
    expect(table.seen(0).decisions.map((d) => d.id)).toEqual(['t1.0:0']);
    expect(table.seen('table').decisions).toEqual([]);
    expect(table.seen('table').waitingFor).toEqual([0, 1]);
    give(table, 0, 'a');
    expect(table.waitingFor).toEqual([1]);
  });
});
