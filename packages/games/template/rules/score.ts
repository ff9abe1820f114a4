import { placed, type Result, type Seat } from '@starhold/kernel';
import type { State } from '../state.ts';
import { defOf } from './cards.ts';

/** TPL-11: what lies in the hold, and coins. */
export function scoreOf(s: State, seat: Seat): number {
  return s.coins[seat] + s.holds[seat].reduce((sum, card) => sum + defOf(s, card).points, 0);
}

/** Unlit flares break ties (TPL-11); whoever is equal in that, too, shares the place. The void loses every tie (TPL-12). */
export function result(s: State): Result {
  const sides = s.coins.map((coins, seat) => {
    const score = scoreOf(s, seat);
    return { seats: [seat], keys: [score, s.flares[seat]], parts: { hold: score - coins, coins } };
  });
  const theVoid = { seats: [], keys: [s.options.quota, -1] };
  return { reason: s.over, sides: placed(sides.length === 1 ? [...sides, theVoid] : sides) };
}
