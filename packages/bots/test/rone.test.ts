import { type BaseFrame, type Core, isLegal, keyedRng, quickRng, seedOf, standingOf, World } from '@starhold/kernel';
import { game } from '@starhold/rone';
import { describe, expect, it } from 'vitest';
import { botFor, situationIn } from '../index.ts';

/** Seeds are fixed, so every game here is the same game every time. */

function tableOf(raw: object, deal: string, index: number): World {
  const state = game.rules.initial(game.parseOptions(raw), keyedRng(seedOf(deal, index))) as Core<BaseFrame>;
  return new World(game.rules, state);
}

/** Points of the first bot: deals are played twice, with seats changed. */
function pointsOf(first: string, second: string, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const world = tableOf({ mode: 'duel', players: 2 }, 'ladder', i >> 1);
    const bots = [botFor(game, first), botFor(game, second)];
    const rngs = [quickRng(i), quickRng(i + 1000)];
    while (world.over === '') {
      const [decision] = world.open;
      const { seat } = decision.ask;
      world.play(decision, bots[(seat + i) % 2].decide(situationIn(world, decision), rngs[seat]));
    }
    const standing = standingOf(world.result, i % 2);
    points += standing === 'won' ? 1 : standing === 'drawn' ? 0.5 : 0;
  }
  return points;
}

describe('rules', () => {
  it('beats random play in every duel', () => {
    expect(pointsOf('rules', 'random', 8)).toBe(8);
  });

  it('answers every question of every mode with something that is offered', () => {
    const asked = new Set<string>();
    for (const mode of game.modes) {
      for (const players of mode.players) {
        const world = tableOf({ ...mode.sets, players }, mode.id, players);
        const rng = quickRng(players);
        for (let k = 0; world.over === '' && k < 4_000; k++) {
          const decision = world.open[k % world.open.length];
          asked.add(decision.at);
          const pick = game.brain.choose(world.sight(decision.ask.seat), decision, rng);
          expect(isLegal(decision.ask, pick), `${decision.at}: ${JSON.stringify(pick)}`).toBe(true);
          world.play(decision, pick);
        }
        expect(world.over, `${mode.id} ${players}`).not.toBe('');
      }
    }
    expect(asked.size).toBeGreaterThan(20);
  });
});
