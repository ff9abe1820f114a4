import { parseOptions } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '../estimate.ts';
import { Options } from '../options.ts';
import { scoreOf } from '../rules/score.ts';
import { NONE } from '../state.ts';
import { randomPosition } from '../testing/positions.ts';
import { viewOf } from '../view.ts';

const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

describe('prestige as it would be scored now', () => {
  it.each([1, 2, 3, 4])('is what the scoring makes of it, for who looks, with %i players', (players) => {
    let agendas = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const s = randomPosition(parseOptions(Options, { players }), seedOf(seed));
      // In the last cycle a colony counts, too.
      if (seed % 2 === 0) [s.cycle, s.row, s.chosen] = [4, [], seed % 7];
      for (let player = 0; player < players; player++) {
        const { whole, ...score } = estimateOf(viewOf(s, player), player) ?? { whole: false };
        expect(score, `player ${player}, seed ${seed}`).toEqual(scoreOf(s, player));
        expect(whole).toBe(true);
        agendas += scoreOf(s, player).agendas;
      }
    }
    expect(agendas).toBeGreaterThan(0);
  });

  it('does not change with what others hide', () => {
    let differ = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const s = randomPosition(parseOptions(Options, { players: 3 }), seedOf(seed));
      const told = viewOf(s, 0);
      const before = [0, 1, 2].map((seat) => estimateOf(told, seat));
      const score = scoreOf(s, 1).total;
      const [other] = s.players.slice(1);
      other.hidden = other.hidden.toReversed();
      [other.personal, other.fleet] = [NONE, NONE];
      expect([0, 1, 2].map((seat) => estimateOf(viewOf(s, 0), seat))).toEqual(before);
      if (scoreOf(s, 1).total !== score) differ++;
      // Only the view is read: a copy of it says the same.
      expect(estimateOf(JSON.parse(JSON.stringify(told)), 1)).toEqual(before[1]);
    }
    expect(differ).toBeGreaterThan(5);
  });

  it('is told of players that there are', () => {
    const s = randomPosition(parseOptions(Options, { players: 2 }), seedOf(1));
    expect(estimateOf(viewOf(s, 0), 5)).toBeUndefined();
  });
});
