import { keyedRng } from '@starhold/kernel';
import { Options } from '../options.ts';
import { takeFind } from '../rules/cards.ts';
import { initialState } from '../setup.ts';
import { NONE, type State } from '../state.ts';
import type { Given } from './schema.ts';

/** Builds the position that a case describes, from the cards there really are. */
export function position(w: Given): { state: State; options: Options } {
  const options = Options.parse({ players: w.hands.length, ...w.options });
  const s = initialState(options, keyedRng('case'));
  if (w.moment === 'setup') return { state: s, options };
  const left = s.deck;
  const take = (find: string): number => takeFind(s, left, find);
  const list = <T>(of: T[] | undefined, seat: number, otherwise: T): T => of?.[seat] ?? otherwise;
  s.round = w.round;
  s.hands = s.hands.map((_, seat) => list(w.hands, seat, []).map(take));
  s.holds = s.holds.map((_, seat) => list(w.holds, seat, []).map(take));
  s.coins = s.coins.map((coins, seat) => list(w.coins, seat, coins));
  s.flares = s.flares.map((flares, seat) => list(w.flares, seat, flares));
  s.discard = w.discard.map(take);
  const named = w.row.map(take);
  const deck = w.deck?.map(take).reverse();
  s.row = s.row.map((_, slot) => named[slot] ?? left.shift() ?? NONE);
  s.deck = deck ?? left;
  s.stack = [
    { k: 'round', seat: NONE, next: w.seat + 1 },
    { k: 'turn', seat: w.seat },
  ];
  return { state: s, options };
}
