import type { Ask, Seat } from '@starhold/kernel';
import { LETTERS } from '../content/index.ts';
import { NONE, type State } from '../state.ts';

/** what the players choose for the Invasion they choose together. `seat` NONE asks all, and the first answer counts. */

type One = Extract<Ask, { kind: 'one' }>;
type Order = Extract<Ask, { kind: 'order' }>;
type Amounts = Extract<Ask, { kind: 'amounts' }>;
type Unseated<A> = A extends Ask ? Omit<A, 'seat'> : never;

function seatsAsked(s: State, seat: Seat): Seat[] {
  return seat === NONE ? s.players.map((_, i) => i) : [seat];
}

export function askOne(s: State, seat: Seat, ask: Unseated<One>): One | One[] {
  const all = seatsAsked(s, seat).map((i): One => ({ ...ask, seat: i, options: ask.options.slice() }));
  return all.length === 1 ? all[0] : all;
}

export function askOrder(s: State, seat: Seat, ask: Unseated<Order>): Order | Order[] {
  const all = seatsAsked(s, seat).map((i): Order => ({ ...ask, seat: i, of: ask.of.slice() }));
  return all.length === 1 ? all[0] : all;
}

/** The same question to several seats. */
export function askAmounts(seats: readonly Seat[], ask: Unseated<Amounts>): Amounts | Amounts[] {
  const all = seats.map((i): Amounts => ({ ...ask, seat: i, bins: ask.bins.map((bin) => ({ ...bin })) }));
  return all.length === 1 ? all[0] : all;
}

export const letterOf = (kind: number): string => LETTERS[kind];
export const kindOf = (letter: string): number => LETTERS.indexOf(letter);
