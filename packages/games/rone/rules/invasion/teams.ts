import type { Seat } from '@starhold/kernel';
import type { State } from '../../state.ts';

/** Who stands with whom: all players against the Invasion, two teams (RONE-14), or everybody alone. */

export function teamOf(s: State, seat: Seat): number {
  if (s.inv) return 0;
  return s.options.mode === 'team' ? seat % 2 : seat;
}

/** The players of the own side, oneself among them, by seat. */
export function mates(s: State, seat: Seat): Seat[] {
  const team = teamOf(s, seat);
  const found: Seat[] = [];
  for (let i = 0; i < s.players.length; i++) if (teamOf(s, i) === team) found.push(i);
  return found;
}

/** The players of the other side; the Invasion is none. */
export function opponents(s: State, seat: Seat): Seat[] {
  const team = teamOf(s, seat);
  const found: Seat[] = [];
  for (let i = 0; i < s.players.length; i++) if (teamOf(s, i) !== team) found.push(i);
  return found;
}

export function hasMates(s: State): boolean {
  return s.inv ? s.players.length > 1 : s.options.mode === 'team';
}
