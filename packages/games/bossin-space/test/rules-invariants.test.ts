import { describe, expect, test } from 'vitest';
import { packOf } from '../content/index.ts';
import { type Options, readOptions } from '../options.ts';
import { rules } from '../rules.ts';
import type { BosState } from '../state.ts';
import { BASE, newTable, playOut, toughTable } from './support/play.ts';

/** Random games of every size and difficulty; each invariant written down without the help of the rules. */

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const ROWS = 3;
const { cubes } = BASE.def;

interface Game {
  options: Options;
  positions: BosState[];
}

const games: Game[] = Array.from({ length: 90 }, (_, game) => {
  const options = readOptions({
    players: 1 + (game % 5),
    difficulty: (['normal', 'easy', 'easy', 'hard', 'easy', 'easy'] as const)[game % 6],
    boss: ['brood-barge', 'prism-warden', 'null-cantor', 'ember-sovereign', 'mender-colossus'][(game >> 1) % 5],
    upgradedCards: game % 4 === 0 ? 'choice' : 'random',
    fivePlayers: game % 2 === 0 ? 'captainRemovesOne' : 'captainPlaysNone',
  });
  const positions: BosState[] = [];
  const table = game % 3 === 0 ? newTable(options, game) : toughTable(options, game);
  playOut(table, game, (s) => positions.push(s));
  return { options, positions };
});

function always(holds: (s: BosState, options: Options) => void): void {
  for (const { options, positions } of games) for (const s of positions) holds(s, options);
}

describe('after every step', () => {
  test('the games reach far enough', () => {
    const reached = (what: (s: BosState) => boolean): number => games.filter((g) => g.positions.some(what)).length;
    expect(sum(games.map((g) => g.positions.length))).toBeGreaterThan(4000);
    expect(reached((s) => s.levels.deck > 0)).toBeGreaterThan(5);
    expect(reached((s) => s.boss.entered === 1)).toBeGreaterThan(20);
    expect(reached((s) => s.closedRows > 0)).toBeGreaterThan(5);
    expect(reached((s) => s.retired === 1)).toBeGreaterThan(2);
    expect(reached((s) => s.levels.life > 0)).toBeGreaterThan(0);
    expect(reached((s) => s.over === 'win')).toBeGreaterThan(0);
  });

  test('no column has a gap or more enemies than open rows (BOS-25.1)', () => {
    always((s) => {
      expect(s.columns.length).toBe(4);
      for (const column of s.columns) {
        expect(column.length).toBeLessThanOrEqual(ROWS - s.closedRows);
        expect(column.every((e) => e !== undefined && e !== null)).toBe(true);
      }
    });
  });

  test('heat stays on its track, and at its end the game is lost (BOS-25.2, BOS-8.3)', () => {
    always((s) => {
      const { heatMax } = packOf(s).def;
      expect(s.heat).toBeGreaterThanOrEqual(0);
      expect(s.heat).toBeLessThanOrEqual(heatMax);
      if (s.heat === heatMax) expect([s.over, s.end]).toEqual(['loss', 'heat']);
    });
  });

  test('life tokens: three and one for each life upgrade; all damaged means lost (BOS-25.3, BOS-14.2)', () => {
    always((s) => {
      expect(s.life).toBe(packOf(s).def.startLife + s.levels.life);
      expect(s.damaged).toBeGreaterThanOrEqual(0);
      expect(s.damaged).toBeLessThanOrEqual(s.life);
      if (s.damaged === s.life) expect([s.over, s.end]).toEqual(['loss', 'hull']);
    });
  });

  test('no enemy on the board has as much damage as health (BOS-25.4)', () => {
    always((s) => {
      for (const e of s.columns.flat()) expect(e.damage).toBeLessThan(BASE.enemies[e.type].hp);
    });
  });

  test('cubes on the track and on the upgrade spaces add up (BOS-25.5)', () => {
    always((s) => {
      const inHand = s.stack.some((f) => f.k === 'upgrade') ? 1 : 0;
      expect(s.cubes.length + sum(Object.values(s.levels)) + inHand).toBe(cubes.length);
    });
  });

  test('life is never ahead of the three paths (BOS-25.6)', () => {
    always((s) => expect(s.levels.life).toBeLessThanOrEqual(Math.min(s.levels.rockets, s.levels.laser, s.levels.deck)));
  });

  test('no enemy card is lost or doubled (BOS-25.7)', () => {
    always((s, options) => {
      const onBoard = s.columns.flat();
      expect(s.enemyDeck.length + onBoard.length + s.enemyDiscard.length).toBe(
        sum(packOf(s).def.enemyDeck[options.difficulty]),
      );
      expect(new Set(onBoard.map((e) => e.uid)).size).toBe(onBoard.length);
    });
  });

  test('no command card is lost or doubled (BOS-25.8)', () => {
    always((s) => {
      const laid = s.timeline.filter((card) => card >= 0);
      const cards = [s.commandDeck, s.commandDiscard, s.hands.flat(), s.picks.flat(), s.pool, s.removed, laid].flat();
      const waiting = s.stack.some((f) => f.k === 'newCards') ? 2 : 0;
      expect(cards.length).toBe(32 + 2 * s.levels.deck - waiting);
      expect(new Set([...cards, ...s.upgradedStack]).size).toBe(41);
    });
  });

  test('rows close and the boss enters only after the reveal (BOS-25.9)', () => {
    always((s) => {
      if (s.boss.revealed === 1) return;
      expect(s.closedRows).toBe(0);
      expect(s.boss.entered).toBe(0);
    });
  });

  test('retired danger cards never come back (BOS-25.10)', () => {
    for (const { positions } of games) {
      const retired = positions.map((s) => s.retired);
      expect(retired).toEqual(retired.slice().sort());
    }
  });

  test("the rules' own check agrees, and says so when something is broken", () => {
    always((s) => expect(rules.broken(s)).toEqual([]));
    const s = newTable({ players: 2 }).copyState();
    const [e] = s.columns[0];
    const spoilt: [string, Partial<BosState>][] = [
      ['1:', { columns: [[e, e, e, e], [], [], []] }],
      ['2:', { heat: 6 }],
      ['2:', { heat: 5 }],
      ['3:', { damaged: 4 }],
      ['3:', { life: 4 }],
      ['4:', { columns: [[{ ...e, damage: 9 }], [], [], []] }],
      ['5:', { cubes: [2] }],
      ['6:', { levels: { ...s.levels, life: 1 } }],
      ['9:', { closedRows: 1 }],
      ['9:', { boss: { ...s.boss, entered: 1 } }],
      ['15.1:', { enemyDeck: [] }],
    ];
    for (const [number, change] of spoilt) {
      expect(
        rules.broken({ ...s, ...change }).some((found) => found.startsWith(number)),
        number,
      ).toBe(true);
    }
  });
});
