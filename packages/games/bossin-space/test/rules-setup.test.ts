import { describe, expect, test } from 'vitest';
import { CREW } from '../content/index.ts';
import { kindsOf } from '../rules/cards.ts';
import { BASE, newTable } from './support/play.ts';

const SEATS = [1, 2, 3, 4, 5];
const enemy = (type: number) => BASE.enemies[type];

describe.each([
  ['easy', [8, 6, 2], 20],
  ['normal', [8, 8, 4], 16],
  ['hard', [8, 8, 8], 16],
] as const)('set-up at %s', (difficulty, classes, dangers) => {
  const tables = Array.from({ length: 25 }, (_, game) => newTable({ difficulty, players: SEATS[game % 5] }, game));

  test('the enemy deck holds the prescribed classes, weakest on top (BOS-2.3, BOS-2.5)', () => {
    for (const table of tables) {
      const s = table.copyState();
      const drawn = s.columns.flat().map((e) => e.type);
      const topDown = [...drawn, ...s.enemyDeck.slice().reverse()].map((type) => enemy(type).tier);
      expect(topDown).toEqual(classes.flatMap((n, i) => new Array(n).fill(i + 1)));
      const copies = [...drawn, ...s.enemyDeck];
      for (const type of copies) {
        expect(copies.filter((t) => t === type).length).toBeLessThanOrEqual(enemy(type).copies);
      }
    }
  });

  test('four enemies stand in row A, the ship in column 2, everything else is at its start (BOS-2.1, BOS-2.2, BOS-2.6, BOS-2.7)', () => {
    for (const table of tables) {
      const { view } = table.seen('table');
      expect(view.columns.map((column) => column.length)).toEqual([1, 1, 1, 1]);
      expect(view.columns.flat().map((e) => e.damage)).toEqual([0, 0, 0, 0]);
      expect(view).toMatchObject({ ship: 2, life: 3, intact: 3, heat: 0, xp: 0, closedRows: 0, round: 1, over: '' });
      expect(view.cubes).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
      expect(view.levels).toEqual({ rockets: 0, laser: 0, deck: 0, life: 0 });
    }
  });

  test('the danger deck has its size (BOS-2.8)', () => {
    for (const table of tables) {
      const s = table.copyState();
      expect(s.dangerDeck.length + s.dangers.filter((d) => d >= 0).length).toBe(dangers);
    }
  });

  test('the boss and its cards wait (BOS-2.13)', () => {
    for (const table of tables) {
      const { view } = table.seen('table');
      expect(view.boss).toMatchObject({ id: 'brood-barge', revealed: false, entered: false });
    }
  });
});

describe('set-up by number of players', () => {
  test.each(SEATS)('%i players: hands, crew and decks (BOS-2.9, BOS-2.10, BOS-2.11, BOS-22.1)', (players) => {
    const s = newTable({ players }).copyState();
    const limit = players === 1 ? 6 : 4;
    expect(s.hands.map((hand) => hand.length)).toEqual(new Array(players).fill(limit));
    expect(s.commandDeck.length).toBe(32 - players * limit);
    expect(s.upgradedStack.length).toBe(9);
    expect(s.crew.length).toBe(players === 1 ? 0 : players);
    expect(new Set(s.crew).size).toBe(s.crew.length);
  });

  test('no upgraded card is in the base deck (BOS-2.9, BOS-7.1)', () => {
    const s = newTable({ players: 5 }).copyState();
    const base = kindsOf(s, [...s.commandDeck, ...s.hands.flat()]);
    expect(base.filter((kind) => ['teleport', 'doubleShot', 'freeMove', 'beltBomb'].includes(kind))).toEqual([]);
    expect(base.filter((kind) => kind === 'laser').length).toBe(3);
    expect(base.filter((kind) => kind === 'rocket').length).toBe(4);
    expect(kindsOf(s, s.upgradedStack).sort()).toEqual([
      'beltBomb',
      'doubleShot',
      'doubleShot',
      'freeMove',
      'freeMove',
      'laser',
      'rocket',
      'teleport',
      'teleport',
    ]);
  });

  test('any seat can be the first captain, any crew card can be dealt (BOS-2.10, BOS-2.12, A-06)', () => {
    const games = Array.from({ length: 120 }, (_, game) => newTable({ players: 4 }, game).copyState());
    expect([...new Set(games.map((s) => s.captain))].sort()).toEqual([0, 1, 2, 3]);
    for (let seat = 0; seat < 4; seat++) {
      expect(new Set(games.map((s) => s.crew[seat]))).toEqual(new Set(CREW));
    }
  });

  test('every boss can be drawn by lot (BOS-2.4, A-02)', () => {
    const drawn = Array.from(
      { length: 100 },
      (_, game) => newTable({ bossSelection: 'random' }, game).copyState().boss.type,
    );
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
