import type { Seat } from '@starhold/kernel';
import type { State } from '../state.ts';
import { teamOf } from './invasion/teams.ts';

/** Who acts now. In quick training and against the Invasion everybody does. */

export function isActive(s: State, seat: Seat): boolean {
  return s.inv !== null || s.options.mode === 'training' || teamOf(s, seat) === s.side;
}

/** The seats whose turn it is, by seat. */
export function activeSeats(s: State): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (isActive(s, seat)) found.push(seat);
  return found;
}

/** How many sides take turns: 2, or 1 where all act at the same time. */
export function sidesOf(s: State): number {
  return s.inv !== null || s.options.mode === 'training' ? 1 : 2;
}
