import { describe, expect, it } from 'vitest';
import { openSave, parseSave, saveOf } from '../save.ts';
import { Table } from '../table.ts';
import { bazaar } from './toys/bazaar/rules.ts';
import { lanterns } from './toys/lanterns/rules.ts';
import { asks, give, type MiniTable, mini, questions, SEED, tableOf } from './toys/mini.ts';

/** A table of Lanterns played for so many answers, always the first option. */
function lanternTable(answers: number) {
  const table = new Table(lanterns, { players: 2 }, SEED);
  while (table.length < answers && table.over === '') {
    const [seat] = table.waitingFor;
    const { id, ask } = table.seen(seat).decisions[0];
    const pick = ask.kind === 'one' ? ask.options[0] : { 'seat:0': 1, 'seat:1': 1 };
    expect(table.answer({ decision: id, seat, pick })).toEqual({ ok: true });
  }
  return table;
}

describe('a table resumed from what was kept', () => {
  it.each([0, 1, 2, 13, 40])('after %i answers is the same table', (answers) => {
    const table = lanternTable(answers);
    const again = Table.resume(lanterns, table.log(), table.kept());
    expect(again.hash).toBe(table.hash);
    expect(again.log()).toEqual(table.log());
    for (const eyes of [0, 1, 'table'] as const) {
      expect(again.seen(eyes)).toEqual(table.seen(eyes));
      expect(again.history(eyes)).toEqual(table.history(eyes));
    }
    expect(again.undoOffer(0)).toEqual(table.undoOffer(0));
    expect(again.upTo(Math.floor(answers / 2)).hash).toBe(table.upTo(Math.floor(answers / 2)).hash);
    expect(again.kept()).toEqual(table.kept());
  });

  it('goes on where sealed lanes hold back what happened', () => {
    const table = lanternTable(1);
    const again = Table.resume(lanterns, table.log(), table.kept());
    for (const t of [table, again]) {
      const [decision] = t.seen(t.waitingFor[0]).decisions;
      if (decision.ask.kind === 'one')
        t.answer({ decision: decision.id, seat: decision.ask.seat, pick: decision.ask.options[0] });
    }
    expect(again.history('table')).toEqual(table.history('table'));
    expect(again.history('table').some(({ event }) => event.type === 'revealed')).toBe(true);
  });

  it('needs no more than its last snapshot, but then shows the way there only as these rules play it', () => {
    const table = lanternTable(40);
    const { snapshots, barriers } = table.kept();
    const again = Table.resume(lanterns, table.log(), { snapshots: snapshots.slice(-1), barriers });
    expect(again.hash).toBe(table.hash);
    expect(again.upTo(7).hash).toBe(table.upTo(7).hash);
  });
});

describe('under other rules', () => {
  /** Another question from the third on: later answers of the old game do not fit. */
  const before = mini(
    { q: asks('a', 'b'), last: asks('a', 'b') },
    ...Array.from({ length: 6 }, () => ({ k: 'q', seat: 0 })),
  );
  const later = { ...mini({ q: asks('x', 'y'), last: asks('a', 'b') }, { k: 'q', seat: 0 }) };
  const newer = {
    ...later,
    initial: (...args: Parameters<typeof later.initial>) => ({ ...later.initial(...args), rulesVersion: '2' }),
  };
  const parseOptions = (raw: unknown): { players: number } => raw as { players: number };

  function played(): MiniTable {
    const table = tableOf(before);
    for (const pick of ['a', 'b', 'a']) give(table, 0, pick);
    return table;
  }

  it('a save goes on from where it was, and says so until it was said', () => {
    const saved = parseSave(JSON.stringify(saveOf(played(), ['Ada', 'Bo'])));
    const opened = openSave({ rules: newer, parseOptions }, saved);
    expect(opened).toMatchObject({ how: 'goesOn', isNews: true });
    const { table } = opened;
    expect(table.seen(0).view).toEqual(['0:a', '0:b', '0:a']);
    expect(table.isUpdated).toBe(true);
    expect(give(table, 0, 'x')).toEqual({ ok: true });
    expect(table.seen(0).view.at(-1)).toBe('0:x');
    const twice = openSave({ rules: newer, parseOptions }, parseSave(JSON.stringify(saveOf(table, ['Ada', 'Bo']))));
    expect(twice).toMatchObject({ how: 'goesOn', isNews: false });
    expect(twice.table.log().caveats).toEqual(['updated']);
  });

  it('what happened before is watched as near as it still fits', () => {
    const { table } = openSave({ rules: newer, parseOptions }, saveOf(played(), ['Ada', 'Bo']));
    expect(table.upTo(2).length).toBeLessThanOrEqual(2);
    expect(table.history(0)).toEqual([]);
    give(table, 0, 'x');
    expect(table.history(0)).toHaveLength(1);
    expect(table.undo(0).ok).toBe(true);
    expect(table.seen(0).view).toEqual(['0:a', '0:b', '0:a']);
  });

  it('a position that does not fit is refused in one line', () => {
    const broken = { ...newer, broken: () => ['a lamp is missing'] };
    const saved = saveOf(played(), ['Ada', 'Bo']);
    expect(() => openSave({ rules: broken, parseOptions }, saved)).toThrow('state: a lamp is missing');
  });
});

describe('what was told', () => {
  it('long ago is told again from the log', () => {
    const table = questions(200);
    for (let i = 0; i < 120; i++) give(table, i % 2, i % 3 === 0 ? 'b' : 'a');
    table.signal(0, 'wave:0');
    const all = table.history(0);
    expect(all.map(({ event }) => event.n)).toEqual(all.map((_, i) => i));
    expect(all).toHaveLength(121);
    expect(table.history(0, 100)).toEqual(all.slice(100));
    const kept = (table as unknown as { recorder: { events: unknown[] } }).recorder.events.length;
    expect(kept).toBeLessThan(all.length);
  });
});

describe('the number of answers that eyes may know', () => {
  it('leaves out what others chose behind a seal', () => {
    const table = new Table(lanterns, { players: 2 }, SEED);
    const [decision] = table.seen(0).decisions;
    if (decision.ask.kind === 'one') table.answer({ decision: decision.id, seat: 0, pick: decision.ask.options[0] });
    expect([table.lengthFor(0), table.lengthFor(1), table.lengthFor('table')]).toEqual([1, 0, 0]);
    expect(table.seen(1).waiting).toEqual([{ seat: 1 }]);
  });

  it('is all of them in the open', () => {
    const table = new Table(bazaar, { players: 3 }, SEED);
    const [decision] = table.seen(0).decisions;
    table.answer({ decision: decision.id, seat: 0, pick: 'done' });
    expect(table.lengthFor(1)).toBe(1);
  });
});
