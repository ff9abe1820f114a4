import { describe, expect, it } from 'vitest';
import { cut, fold, rangesOf, search, wordsOf } from '../search.ts';

const found = (text: string, query: string): string[] =>
  rangesOf(text, wordsOf(query)).map(({ from, to }) => text.slice(from, to));

describe('searching the rules', () => {
  it('does not mind accents, capitals and ß', () => {
    expect(fold('Přehřátí Straße Ägis')).toBe('prehrati strasse agis');
    expect(found('Střelba a dvojitá střelba', 'strelba')).toEqual(['Střelba', 'střelba']);
    expect(found('Die größte Angriffsstärke', 'grosste')).toEqual(['größte']);
    expect(found('Die größte Angriffsstärke', 'GRÖSS')).toEqual(['größ']);
    expect(found('the boss’s card', "boss's")).toEqual(['boss’s']);
  });

  it('finds every word, in order, without overlaps', () => {
    expect(found('Heat and cooling: heat +1', 'heat cool')).toEqual(['Heat', 'cool', 'heat']);
    expect(found('overheat heat', 'heat overheat')).toEqual(['overheat', 'heat']);
  });

  it('keeps letters apart that are longer than one unit', () => {
    expect(found('🚀 Rakete', 'rakete')).toEqual(['Rakete']);
  });

  const entries = [
    { id: 'a', texts: ['Heat', 'The ship explodes at 5.'] },
    { id: 'b', texts: ['Laser', 'Heat +1, heat first.'] },
  ];

  it('counts hits by entry, only where all words are', () => {
    expect(search(entries, 'heat')).toEqual({
      by: new Map([
        ['a', 1],
        ['b', 2],
      ]),
      total: 3,
    });
    expect(search(entries, 'heat ship')).toEqual({ by: new Map([['a', 2]]), total: 2 });
    expect(search(entries, 'plutonium')).toEqual({ by: new Map(), total: 0 });
    expect(search(entries, '  ')).toBeNull();
  });

  it('cuts a run at the hits that touch it', () => {
    const ranges = [{ from: 2, to: 6 }];
    expect(cut('abcd', 0, ranges)).toEqual([
      { v: 'ab', hit: false },
      { v: 'cd', hit: true },
    ]);
    expect(cut('efgh', 4, ranges)).toEqual([
      { v: 'ef', hit: true },
      { v: 'gh', hit: false },
    ]);
    expect(cut('xyz', 20, ranges)).toEqual([{ v: 'xyz', hit: false }]);
  });
});
