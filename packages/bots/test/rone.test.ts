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
        // A campaign of four takes some 5,500 decisions.
        for (let k = 0; world.over === '' && k < 8_000; k++) {
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

/** Decisions of a few tables that rules plays, every so many of them. */
function* moments(modes: readonly string[], every: number, limit: number): Generator<{ world: World; luck: number }> {
  for (const [i, mode] of modes.entries()) {
    const world = tableOf({ mode, players: mode === 'team' ? 4 : 2 }, `search ${mode}`, i);
    const rng = quickRng(i);
    for (let k = 0; world.over === '' && k < limit; k++) {
      if (k % every === 0) yield { world, luck: 1000 * i + k };
      const [decision] = world.open;
      world.play(decision, game.brain.choose(world.sight(decision.ask.seat), decision, rng));
    }
  }
}

const COMPETITIVE = ['duel', 'series', 'team', 'training'];

describe('search', () => {
  it('compares only what is offered, plans and single picks', () => {
    let plans = 0;
    let doubts = 0;
    for (const { world } of moments(COMPETITIVE, 3, 240)) {
      const [decision] = world.open;
      const sight = world.sight(decision.ask.seat);
      for (const { pick } of game.brain.trusted?.plans?.(sight, decision) ?? []) {
        expect(isLegal(decision.ask, pick), `${decision.at}: ${JSON.stringify(pick)}`).toBe(true);
        plans++;
      }
      for (const pick of game.brain.trusted?.doubts(sight, decision) ?? []) {
        expect(isLegal(decision.ask, pick), `${decision.at}: ${JSON.stringify(pick)}`).toBe(true);
        doubts++;
      }
    }
    expect(plans).toBeGreaterThan(200);
    expect(doubts).toBeGreaterThan(100);
  });

  it('decides the same in a world that its seat cannot tell from the real one', () => {
    for (const { world, luck } of moments(['duel', 'team'], 7, 150)) {
      const [decision] = world.open;
      const other = world.redeal(decision.ask.seat, quickRng(luck + 1));
      const there = other.open.find((d) => d.id === decision.id) ?? other.open[0];
      const pick = botFor(game, 'search:6').decide(situationIn(world, decision), quickRng(luck));
      expect(botFor(game, 'search:6').decide(situationIn(other, there), quickRng(luck))).toEqual(pick);
    }
  });

  it('plays like rules when its time is over', () => {
    for (const { world, luck } of moments(['duel'], 5, 150)) {
      const now = situationIn(world, world.open[0]);
      const plain = botFor(game, 'rules').decide(now, quickRng(luck));
      expect(botFor(game, 'search:20000', 0).decide(now, quickRng(luck))).toEqual(plain);
    }
  });
});

describe('the chance to win', () => {
  it('is that of the opponent, turned round', () => {
    for (const { world } of moments(['duel', 'series'], 11, 300)) {
      const chances = [0, 1].map((seat) => game.brain.value(world.view(seat)));
      // The hand of the other counts among the cards that nobody has seen.
      expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
    }
  });
});
