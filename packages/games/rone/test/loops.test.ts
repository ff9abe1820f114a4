import { below, offeredIds, type Picked, quickRng, type Rng, samplePick, seedOf, World } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { randomPosition } from '../testing/positions.ts';
import { position } from '../words/position.ts';
import { Given } from '../words/schema.ts';

/** Acceptance check 6.8: no endless loop of refreshes or plays, even for somebody who looks for one. */

/** A turn of the greediest player in the richest of these positions takes about half of this. */
const LONGEST_TURN = 250;
const POSITIONS = 60;

const DECLINES: readonly string[] = ['end', 'skip', 'none', 'pass'];
/** What could begin again, before what is used up. */
const FIRST = ['activate', 'refresh', 'play', 'recycle', 'pair', 'draw', 'reshuffle', 'spend:SP5'];

/** Never stops while something else is offered. */
function greedy(world: World, rng: Rng): Picked {
  const { ask } = world.open[0];
  if (ask.kind !== 'one') return samplePick(ask, rng);
  const ids = offeredIds(ask).filter((id) => !DECLINES.includes(id));
  if (ids.length === 0) return samplePick(ask, rng);
  for (const verb of FIRST) {
    const found = ids.filter((id) => id.startsWith(verb));
    if (found.length > 0) return found[below(rng, found.length)];
  }
  return ids[below(rng, ids.length)];
}

/** Decisions until the turn is over. */
function lengthOfTurn(state: State, rng: Rng): number {
  const world = new World(rules, state);
  const { side, round } = state;
  let steps = 0;
  while (world.over === '' && state.side === side && state.round === round && steps <= LONGEST_TURN) {
    world.play(world.open[0], greedy(world, rng));
    steps++;
  }
  return steps;
}

describe('no loops (6.8)', () => {
  test('a turn ends, however rich the position and however greedy the player', () => {
    const lengths = Array.from({ length: POSITIONS }, (_, i) => {
      const options = Options.parse({ mode: 'duel', players: 2 });
      return lengthOfTurn(randomPosition(options, seedOf('loops', i)) as State, quickRng(i));
    });
    expect(Math.max(...lengths)).toBeLessThan(LONGEST_TURN);
    expect(Math.max(...lengths)).toBeGreaterThan(40);
  });

  test('nor do cards that refresh, draw, echo and play from the discard pile keep each other going', () => {
    const me = {
      base: ['L1', 'TE13', 'TE05', 'TE06', 'TE02', 'TE08'],
      hand: ['RC23', 'RC44', 'RC45', 'RC45', 'RC47', 'RC47', 'AS6', 'AS3', 'RC26', 'RC27', 'RC08'],
      deck: ['ST08', 'ST04', 'RC19', 'RC19', 'ST01'],
      discard: ['RC22', 'ST08'],
      dice: ['uuu', 'uuu', 'ggg', 'ggg'],
      stored: 'uurrkkggyywwww',
      rerolls: 6,
      parts: 12,
    };
    for (let i = 0; i < 12; i++) {
      const { state } = position(Given.parse({ moment: 'main', me }));
      expect(lengthOfTurn(state as State, quickRng(i))).toBeLessThan(LONGEST_TURN);
    }
  });
});
