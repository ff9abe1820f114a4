import { describe, expect, test } from 'vitest';
import { newTable, playOut, toughTable, typesOf } from './support/play.ts';

/** One letter for each kind of event that belongs to a phase. */
const PHASE_OF: Record<string, string> = {
  round: 'S',
  refreshed: 'S',
  bossEntered: 'D',
  dangersLaid: 'D',
  dangersReshuffled: 'D',
  revealed: 'V',
  cardRemoved: 'A',
  arranged: 'A',
  commandResolves: 'E',
  commandFlipped: 'E',
  commandSkipped: 'E',
  dangerResolves: 'E',
  bossCardResolves: 'E',
  captain: 'U',
};

describe('the round', () => {
  test('Start, Danger phase, Selection, Arrangement, Execution and Upkeep follow each other (BOS-3.1, BOS-3.7)', () => {
    for (let game = 0; game < 20; game++) {
      const table = newTable({ players: 2 + (game % 4) }, game);
      playOut(table, game, () => {});
      const letters = typesOf(table.events('table'))
        .map((type) => PHASE_OF[type] ?? '')
        .join('');
      expect(letters).toMatch(/^(S+D*V+A+E+U)*S+(D*(V+(A+(E+)?)?)?)?$/);
      expect(letters.length).toBeGreaterThan(20);
    }
  });

  test('the token goes round the table and nobody is ever out of the game (BOS-1.1, BOS-20.2)', () => {
    for (const players of [2, 3, 4, 5]) {
      const table = newTable({ players }, players);
      const captains: number[] = [];
      playOut(table, players, (s) => {
        if (captains.length < s.round) captains.push(s.captain);
        expect(s.hands.length).toBe(players);
      });
      expect(captains).toEqual(captains.map((_, i) => (captains[0] + i) % players));
      expect(['win', 'loss']).toContain(table.over);
    }
  });

  test('inside a slot the command comes first, the boss card last (BOS-5.1, A-12)', () => {
    let bossCards = 0;
    for (let game = 0; game < 20; game++) {
      const table = toughTable({ players: 1, difficulty: 'easy' }, game);
      playOut(table, game, () => {});
      let rank = 0;
      for (const e of table.events('table')) {
        if (e.type === 'arranged') rank = 0;
        const kind = ['commandResolves', 'dangerResolves', 'bossCardResolves'].indexOf(e.type);
        if (kind < 0) continue;
        if (kind === 2) bossCards++;
        const next = Number(e.pub.slot) * 3 + kind;
        expect(next).toBeGreaterThan(rank);
        rank = next;
      }
    }
    expect(bossCards).toBeGreaterThan(10);
  });
});
