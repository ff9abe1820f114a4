import { describe, expect, test } from 'vitest';
import { blame } from '../cases/blame.ts';
import { differences, shortened } from '../cases/compare.ts';
import { ScriptedLuck } from '../cases/luck.ts';
import { idFor, nameIt, textFor } from '../cases/names.ts';

type Words = Record<string, unknown>;
const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbers) : [];
};

describe('what is to blame', () => {
  const tooMuch = (most: number) => (words: Words) => numbers(words).reduce((sum, n) => sum + n, 0) > most;

  test('a single word, as deep as it lies', () => {
    expect(blame({ a: 1, b: { c: 9, d: 1 }, e: [1, 1] }, tooMuch(8))).toEqual(['given.b.c']);
    expect(blame({ a: 1, e: [1, { f: 9 }, 1] }, tooMuch(8))).toEqual(['given.e[1].f']);
  });

  test('several words that only together are too much', () => {
    expect(blame({ a: 5, x: 0, b: { c: 5 } }, tooMuch(8))).toEqual(['given.a', 'given.b.c']);
  });

  test('a list, where no single entry is', () => {
    expect(blame({ a: 1, e: [3, 3, 3, 3] }, tooMuch(8))).toEqual(['given.e']);
    expect(blame({ e: [{ f: 5 }, { f: 5 }] }, tooMuch(8))).toEqual(['given.e']);
    expect(blame({ p: [{ e: [3, 3] }, { e: [3, 3] }] }, tooMuch(11))).toEqual(['given.p[0].e', 'given.p[1].e']);
  });

  test('words without which there is no position are not named, what they hold may be', () => {
    const stands = (words: Words): boolean | undefined => ('must' in words ? tooMuch(8)(words) : undefined);
    expect(blame({ must: 3, a: 6 }, stands)).toEqual(['given.a']);
    expect(blame({ must: { b: 9, c: 1 } }, stands)).toEqual(['given.must.b']);
    expect(blame({ must: 9 }, stands)).toEqual([]);
  });

  test('entries keep their places where they can', () => {
    const second = ({ decks = [] }: Words): boolean => (decks as string[][])[1]?.includes('wrong') ?? false;
    expect(
      blame(
        {
          decks: [
            ['x', 'wrong'],
            ['y', 'wrong'],
          ],
        },
        second,
      ),
    ).toEqual(['given.decks[1][1]']);
  });
});

describe('names', () => {
  const names = { a: 'u7', pact: 'k3' };

  test('stand for references, and what is offered comes first', () => {
    expect(idFor('pull:a>c2', names, [])).toBe('pull:u7>c2');
    expect(idFor('go', names, ['go'])).toBe('go');
    expect(idFor('keep:pact', names, ['keep:pact'])).toBe('keep:pact');
    expect(idFor('play:pact', names, ['play:k3', 'keep:pact'])).toBe('play:k3');
    expect(idFor('ping:pact>pact', names, ['ping:k3>pact'])).toBe('ping:k3>pact');
    expect(textFor('pull:u7>c2', names)).toBe('pull:a>c2');
    expect(idFor('use:constructor', names, [])).toBe('use:constructor');
  });

  test('are given once, and never where an id would be mistaken', () => {
    const given: Record<string, string> = {};
    const taken = (name: string): string | undefined => (name === 'boss' ? 'pull:boss' : undefined);
    nameIt(given, 'a', 'u1', taken);
    nameIt(given, 'constructor', 'u2', taken);
    expect(given).toEqual({ a: 'u1', constructor: 'u2' });
    expect(() => nameIt(given, 'a', 'u3', taken)).toThrow('the name "a" is given twice');
    expect(() => nameIt(given, 'boss', 'u3', taken)).toThrow('"boss" is taken: it would be mistaken in pull:boss');
    for (const name of ['', 'a b', 'a:b', 'a>b', 'a.1'])
      expect(() => nameIt(given, name, 'u3', taken)).toThrow('may not');
  });
});

describe('differences', () => {
  test('records as parts, lists as wholes, each difference in a line', () => {
    expect(differences({ a: 1, b: [1, 2], c: { d: 1 } }, { a: 2, b: [1, 3], c: { d: 1 } }, 'then')).toEqual([
      'then.a is 1, expected 2',
      'then.b[1] is 2, expected 3',
    ]);
    expect(differences({ b: [1] }, { b: [1, 2] }, 'then')).toEqual(['then.b is [1], expected [1,2]']);
    expect(differences([{ x: 1 }, { x: 2 }], { 1: { x: 3 } }, 'seen')).toEqual(['seen.1.x is 2, expected 3']);
    expect(differences({}, { constructor: 1 }, 'then')).toEqual(['then.constructor is undefined, expected 1']);
    expect(differences(null, { a: 1 }, 'then')).toEqual(['then is null, expected {"a":1}']);
  });

  test('at most ten lines', () => {
    const lines = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i));
    expect(shortened(lines(10))).toEqual(lines(10));
    expect(shortened(lines(11))).toEqual([...lines(9), 'and 2 more']);
  });
});

describe('scripted luck', () => {
  const luck = (): ScriptedLuck => new ScriptedLuck({ deck: [['b', 'a']], dei: [1] }, (_label, item) => String(item));

  test('lays the named items on top, in order', () => {
    expect(luck().shuffle('deck', ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(() => luck().shuffle('deck', ['a', 'c'])).toThrow('chance.deck: no b among the shuffled');
  });

  test('tells labels under which nothing was drawn from luck that is left over', () => {
    const used = luck();
    used.die('die', 6);
    used.shuffle('deck', ['a', 'b']);
    expect(used.unused()).toEqual(['chance.dei: nothing is drawn under this label; drawn: die, deck']);
    const spare = new ScriptedLuck({ die: [1, 2] }, String);
    expect(spare.die('die', 6)).toBe(1);
    expect(spare.unused()).toEqual(['chance: die was not used up']);
  });
});
