import { describe, expect, it } from 'vitest';
import { LogError, RulesError } from '../errors.ts';
import { Table } from '../table.ts';
import {
  asks,
  give,
  type MiniHandler,
  type MiniTable,
  mini,
  opens,
  questions,
  risky,
  SEED,
  tableOf,
  whatIsSeen,
} from './toys/mini.ts';

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
    const state = table.copyState();
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

describe('a signal', () => {
  it('is an event for everybody and never part of the position', () => {
    const table = questions(4);
    const before = table.hash;
    expect(table.signal(1, 'wave:1')).toBe(true);
    expect(table.hash).toBe(before);
    expect(table.events(0)).toEqual([{ n: 0, type: 'signal', seat: 1, pub: { id: 'wave:1' }, cause: '', rule: '' }]);
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
        x.reveal('whispered', 'MIN-6', f.seat, { n: 1 }, { word: 'secret' }, [1]);
        x.tell('spoke', 'MIN-7', f.seat, { n: 2 });
      },
    };
    const table = tableOf(mini({ q: whisper }, { k: 'q', seat: 0 }, { k: 'q', seat: 1 }));
    give(table, 0, 'a');
    expect(table.events(1)[0].priv).toEqual({ word: 'secret' });
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
