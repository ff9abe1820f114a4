import { HOUSE_COUNT, NONE, type State } from '../state.ts';
import { canBeTainted, hasFreeDamage } from './board.ts';
import { houseOf, kindOf } from './refs.ts';

/** What the Rival prefers (6.3.11, 8). Your track influence minus its own: the House it hurts first. */

export const RIVAL = 1;

function gap(s: State, house: number): number {
  return s.players[0].influence[house] - s.players[RIVAL].influence[house];
}

/** The House among these ships it hurts first; ties by House order. */
function worstHouse(s: State, ships: readonly number[]): number {
  let best: number = NONE;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    if (!ships.some((ship) => houseOf(ship) === house)) continue;
    if (best === NONE || gap(s, house) > gap(s, best)) best = house;
  }
  return best;
}

/** Ships with a free damage space before those to be destroyed, each group from shuttle to ark. */
export function preferShip(s: State, ships: readonly number[]): number {
  const house = worstHouse(s, ships);
  const own = ships.filter((ship) => houseOf(ship) === house);
  const order = (ship: number): number => (hasFreeDamage(s, ship) ? 0 : 10) - kindOf(ship);
  return own.reduce((best, ship) => (best === NONE || order(ship) < order(best) ? ship : best), NONE as number);
}

/** Where it puts corruption: ark first, then fighter, then dropship; NONE if nothing is clean. */
export function preferTaint(s: State, ships: readonly number[]): number {
  const clean = ships.filter((ship) => canBeTainted(s, ship));
  if (clean.length === 0) return NONE;
  const house = worstHouse(s, clean);
  return clean.filter((ship) => houseOf(ship) === house).reduce((a, b) => (kindOf(b) < kindOf(a) ? b : a));
}
