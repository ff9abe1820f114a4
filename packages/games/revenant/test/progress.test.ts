import { parseOptions } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { Options } from '../options.ts';
import { progressOf } from '../progress.ts';
import { isMet } from '../rules/score.ts';
import { randomPosition } from '../testing/positions.ts';
import { viewOf } from '../view.ts';
import { BASE } from './support/content.ts';

const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

describe('the progress of an agenda', () => {
  const met = { yes: 0, no: 0 };
  it.each([1, 2, 3, 4])('is what the scoring makes of it, with %i players', (players) => {
    for (let seed = 1; seed <= 15; seed++) {
      const s = randomPosition(parseOptions(Options, { players }), seedOf(seed));
      for (let player = 0; player < players; player++) {
        const view = viewOf(s, player);
        for (const { id, goal } of BASE.agendas) {
          const { have, need } = progressOf(view, player, id) ?? { have: -1, need: -1 };
          const isReached = isMet(s, goal, player);
          expect(have >= need, `${id} of player ${player}, seed ${seed}`).toBe(isReached);
          met[isReached ? 'yes' : 'no']++;
        }
      }
    }
  });

  it('was seen met and not met', () => {
    expect(met.yes).toBeGreaterThan(50);
    expect(met.no).toBeGreaterThan(50);
  });

  it('is told of agendas that there are', () => {
    const s = randomPosition(parseOptions(Options, { players: 2 }), seedOf(1));
    expect(progressOf(viewOf(s, 0), 0, 'C01')).toBeUndefined();
    expect(progressOf(viewOf(s, 0), 7, 'G1')).toBeUndefined();
  });
});
