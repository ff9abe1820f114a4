import { describe, expect, it } from 'vitest';
import { SaveError } from '../errors.ts';
import { hashOf } from '../hash.ts';
import { openSave, parseSave, type Saved, saveOf } from '../save.ts';
import { lanterns } from './toys/lanterns/rules.ts';
import { asks, give, type MiniOptions, type MiniTable, mini, tableOf } from './toys/mini.ts';

const rules = mini({ q: asks('a', 'b') }, { k: 'q', seat: 0 }, { k: 'q', seat: 1 }, { k: 'q', seat: 0 });

function parseOptions(raw: unknown): MiniOptions {
  const { players } = raw as MiniOptions;
  if (players !== 2) throw new Error('players: 2 are needed');
  return { players };
}

function played(): MiniTable {
  const table = tableOf(rules);
  give(table, 0, 'a');
  table.signal(1, 'wave:1');
  give(table, 1, 'b');
  return table;
}

const saved = saveOf(played(), ['Ada', 'bot:easy']);

/** The file as a careful forger would write it: changed, with a new sum. */
function forged(change: Partial<Saved>): Saved {
  const { sum: _sum, ...body } = { ...saved, ...change };
  return { ...body, sum: hashOf(body) } as Saved;
}

const game = { rules, parseOptions };

function load(text: string): MiniTable {
  return openSave(game, parseSave(text)).table;
}

function problemOf(text: string): SaveError['problem'] {
  try {
    load(text);
  } catch (error) {
    expect(error).toBeInstanceOf(SaveError);
    return (error as SaveError).problem;
  }
  return expect.unreachable('the file was accepted');
}

describe('a saved game', () => {
  it('goes on as the same game', () => {
    const table = played();
    const again = load(JSON.stringify(saveOf(table, ['Ada', 'Bo'])));
    expect(again.hash).toBe(table.hash);
    expect(again.log()).toEqual(table.log());
    expect(again.events(0)).toEqual(table.events(0));
    for (const t of [table, again]) give(t, 0, 'b');
    expect(again.hash).toBe(table.hash);
    expect(again.over).toBe('done');
  });

  it('keeps how an answer came about, in bounds', () => {
    const table = tableOf(rules);
    table.answer({ decision: 'm:0', seat: 0, pick: 'a', by: 'standing:gains' });
    table.answer({ decision: 'm:1', seat: 1, pick: 'b' });
    const text = JSON.stringify(saveOf(table, ['Ada', 'Bo']));
    expect(load(text).log().answers).toEqual([
      { decision: 'm:0', seat: 0, pick: 'a', by: 'standing:gains' },
      { decision: 'm:1', seat: 1, pick: 'b' },
    ]);
    const [first, ...others] = saved.answers;
    for (const by of ['bot', 'standing:', 'standing:<b>', `standing:${'a'.repeat(40)}`])
      expect(problemOf(JSON.stringify(forged({ answers: [{ ...first, by } as never, ...others] })))).toBe('shape');
  });

  it('says who sits where, and keeps the caveat of a forced undo', () => {
    const parsed = parseSave(JSON.stringify(forged({ marks: ['undo'] })));
    expect(parsed.seats).toEqual(['Ada', 'bot:easy']);
    expect(openSave(game, parsed).table.log().caveats).toEqual(['undo']);
  });

  it('is the same file when it is saved again', () => {
    const again = load(JSON.stringify(saved));
    expect(saveOf(again, saved.seats)).toEqual(saved);
  });
});

describe('a file is refused', () => {
  const text = JSON.stringify(saved);

  it('when it is cut off, wherever that is', () => {
    for (let length = 0; length < text.length; length += 7) expect(problemOf(text.slice(0, length))).toBe('notJson');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    ['another kind of file', { name: 'starhold', version: '1' }],
    ['a deep nest', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
  ])('when it is %s', (_name, value) => {
    expect(problemOf(JSON.stringify(value))).toBe('shape');
  });

  it.each<[string, Record<string, unknown>]>([
    ['a misspelled field', { seeds: saved.seed }],
    ['a field too many', { note: 'hello' }],
    ['a seed that is none', { seed: 'abc' }],
    ['answers of another shape', { answers: [{ decision: 'm:0', seat: 0, pick: 7 }] }],
    ['an answer with a field too many', { answers: [{ ...saved.answers[0], shown: 'x' }] }],
    ['options that are no scalars', { options: { players: { $gt: 2 } } }],
    ['another format', { starhold: 3 }],
  ])('when it has %s', (_name, change) => {
    expect(problemOf(JSON.stringify({ ...saved, ...change }))).toBe('shape');
  });

  it('when a field is missing', () => {
    for (const field of Object.keys(saved)) {
      const rest = Object.fromEntries(Object.entries(saved).filter(([name]) => name !== field));
      expect(problemOf(JSON.stringify(rest))).toBe('shape');
    }
  });

  it.each<[string, Partial<Saved>]>([
    ['an answer', { answers: [{ ...saved.answers[0], pick: 'b' }, saved.answers[1]] }],
    ['the caveats', { marks: ['undo'] }],
    ['a name', { seats: ['Eve', 'bot:easy'] }],
    ['the outcome', { over: 'done' }],
  ])('when %s was edited', (_name, change) => {
    expect(problemOf(JSON.stringify({ ...saved, ...change }))).toBe('sum');
  });

  it.each<[SaveError['problem'], string, Partial<Saved>]>([
    ['game', 'another game', { game: 'chess' }],
    ['commitment', 'other rules', { rulesVersion: '2' }],
    ['commitment', 'a seed that was not committed to', { seed: 'f'.repeat(32) }],
    ['commitment', 'another commitment', { commitment: 'a'.repeat(64) }],
    ['options', 'options that the game refuses', { options: { players: 3 } }],
    ['answer', 'an answer that is not offered', { answers: [{ decision: 'm:0', seat: 0, pick: 'z' }] }],
    ['answer', 'an answer of the wrong seat', { answers: [{ decision: 'm:0', seat: 1, pick: 'a' }] }],
    ['answer', 'an answer out of turn', { answers: saved.answers.toReversed() }],
    ['answer', 'a signal that is not offered', { signals: [{ after: 0, seat: 0, id: 'shout' }] }],
    ['shape', 'a signal from nobody', { signals: [{ after: 0, seat: 99, id: 'wave:99' }] }],
    ['answer', 'a signal after the end', { signals: [{ after: 40, seat: 0, id: 'wave:0' }] }],
    ['hash', 'answers left out', { answers: saved.answers.slice(0, 1) }],
    ['hash', 'another position', { hash: 'b'.repeat(64) }],
    ['hash', 'another outcome', { over: 'done' }],
  ])('as a problem with its %s when a forger wrote %s', (problem, _name, change) => {
    const kept = change.answers && !change.signals ? { signals: [] } : {};
    expect(problemOf(JSON.stringify(forged({ ...kept, ...change })))).toBe(problem);
  });

  it('with nothing but a SaveError, whichever character is damaged', () => {
    let looked = 0;
    for (let at = 0; at < text.length; at += 3) {
      const damaged = `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
      expect(['notJson', 'shape', 'sum']).toContain(problemOf(damaged));
      looked++;
    }
    expect(looked).toBeGreaterThan(100);
  });

  it('when it belongs to another game of the house', () => {
    const other = (): unknown => openSave({ rules: lanterns, parseOptions: () => ({ players: 2 }) }, parseSave(text));
    expect(other).toThrow(new SaveError('game', 'mini'));
  });
});
