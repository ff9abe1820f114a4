import { SaveError } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../session/types.ts';
import { factsOf } from '../../shell/home/facts.ts';
import { tableState } from '../../shell/home/tableState.ts';
import { problemOf } from '../../shell/problems.ts';
import { replayData } from '../../shell/routes.ts';
import { SHELL_TEXT } from '../../text/shell.ts';

const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  setup: { game: 'bossin-space', options: {}, seats: [{ name: 'Ada' }, { name: 'Jana', bot: 'rules' }] },
  updated: 0,
  round: 3,
  over: '',
  standing: null,
  waitingFor: [0],
  facts: { life: 4, intact: 3, heat: 2, enemies: 5, enemiesToCome: 8, boss: 0 },
  ...change,
});

describe('a saved table on the home page', () => {
  it('says whose turn it is', () => {
    const two = [{ name: 'Ada' }, { name: 'Ben' }];
    expect(tableState(table())).toEqual({ kind: 'yours' });
    expect(tableState(table({ waitingFor: [1] }))).toEqual({ kind: 'bot', name: 'Jana' });
    expect(tableState(table({ waitingFor: [1], setup: { ...table().setup, seats: two } }))).toEqual({
      kind: 'person',
      name: 'Ben',
    });
    expect(tableState(table({ over: 'loss', standing: 'lost', waitingFor: [] }))).toEqual({
      kind: 'over',
      standing: 'lost',
    });
  });

  it('tells life, heat and enemies, and the boss once it is there', () => {
    const words = (info: TableInfo) => factsOf(info).map(({ key, value }) => SHELL_TEXT.en.tables.facts[key](value));
    expect(words(table())).toEqual(['life 3/4', 'heat 2', '13 enemies']);
    expect(words(table({ facts: { ...table().facts, boss: 7 } }))).toEqual(['life 3/4', 'heat 2', 'boss 7']);
    expect(factsOf(table({ setup: { ...table().setup, game: 'chess' } }))).toEqual([]);
  });

  it('tells level, health and the turns to come of Unstoppable', () => {
    const setup = { ...table().setup, game: 'unstoppable' };
    const words = (lang: 'en' | 'cs' | 'de', turnsLeft: number) =>
      factsOf(table({ setup, facts: { level: 3, health: 7, boss: 2, turnsLeft } })).map(({ key, value }) =>
        SHELL_TEXT[lang].tables.facts[key](value),
      );
    expect(words('en', 4)).toEqual(['level 3', 'health 7', '4 more turns']);
    expect([0, 1].map((n) => words('en', n)[2])).toEqual(['last turn', '1 more turn']);
    expect([0, 1, 3, 5].map((n) => words('cs', n)[2])).toEqual([
      'poslední tah',
      'ještě 1 tah',
      'ještě 3 tahy',
      'ještě 5 tahů',
    ]);
    expect([0, 1, 2].map((n) => words('de', n)[2])).toEqual(['letzter Zug', 'noch 1 Zug', 'noch 2 Züge']);
  });
});

describe('a table of Revenant on the home page', () => {
  it('tells the cycle, the ships that are left and the hits of the flagship', () => {
    const setup = { ...table().setup, game: 'revenant' };
    const words = (lang: 'en' | 'cs' | 'de', ships: number) =>
      factsOf(table({ setup, facts: { ships, hull: 2, voidborn: 9 } })).map(({ key, value }) =>
        SHELL_TEXT[lang].tables.facts[key](value),
      );
    expect(words('en', 1)).toEqual(['1 House ship', 'Revenant hit 2 of 5']);
    expect([1, 3, 14].map((n) => words('cs', n)[0])).toEqual(['1 loď rodů', '3 lodě rodů', '14 lodí rodů']);
    expect(words('de', 14)).toEqual(['14 Hausschiffe', 'Treffer der Revenant 2 von 5']);
    expect([0, 3].map(SHELL_TEXT.cs.tables.cycle)).toEqual(['Příprava', '3. cyklus']);
  });
});

describe('games from elsewhere', () => {
  it.each([
    ['http://localhost:4680/#/replay/abc-_1', 'abc-_1'],
    ['  #/replay/xyz  ', 'xyz'],
    ['http://localhost:4680/', null],
    ['', null],
  ])('finds the game in %j', (link, data) => {
    expect(replayData(link)).toBe(data);
  });

  it('has words for every way a save can be wrong, in every language', () => {
    expect(problemOf(new SaveError('sum', ''))).toBe('sum');
    expect(problemOf({ problem: 'answer' })).toBe('answer');
    expect(problemOf({ problem: 'storageFull' })).toBe('storage');
    expect(problemOf(new DOMException('', 'QuotaExceededError'))).toBe('storage');
    expect(problemOf(new Error('?'))).toBe('unknown');
    expect(problemOf(null)).toBe('unknown');
  });

  it('counts in Czech', () => {
    const { count } = SHELL_TEXT.cs.tables;
    expect([1, 2, 4, 5, 12].map(count)).toEqual(['1 stůl', '2 stoly', '4 stoly', '5 stolů', '12 stolů']);
  });
});
