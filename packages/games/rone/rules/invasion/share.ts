import type { Seat } from '@starhold/kernel';
import type { State, X } from '../../state.ts';
import { isActive } from '../sides.ts';
import { actionsFor } from './actions.ts';
import type { Shared } from './state.ts';
import { mates } from './teams.ts';

/** What team mates do for each other: in co-op and in team fights (RONE-14.2, 20.5, 20.6). */

/** RONE-20.5: gains, recycling, storing and re-rolls go to others in these phases only. */
const SHARING: readonly number[] = [4, 6];

/** Among whom an effect of this seat may be split now; the seat alone outside these phases of its own turn. */
export function sharers(s: State, seat: Seat): Seat[] {
  return SHARING.includes(s.phase) && isActive(s, seat) ? mates(s, seat) : [seat];
}

/** Is there something to choose about this gain? Then that is on the stack. */
export function shares(x: X, seat: Seat, what: string, n: number, rule: string): boolean {
  const { s } = x;
  if (s.phase === 0 || (sharers(s, seat).length === 1 && actionsFor(s, what).length === 0)) return false;
  x.push({ k: 'share', seat, what: what as Shared, n, rule });
  return true;
}

/** Likewise for resources that an effect stores; in phase 5 everybody stores alone (RONE-20.7). */
export function sharesStore(x: X, seat: Seat, kind: number, n: number): boolean {
  if (sharers(x.s, seat).length === 1) return false;
  x.push({ k: 'shareStore', seat, kind, n });
  return true;
}

/** Whose hands and piles a recycling player may take from; each card goes on its owner's deck. */
export function recycleSources(s: State, seat: Seat): Seat[] {
  return sharers(s, seat);
}

/** Whose dice a re-roll token of this seat may roll again. */
export function rerollTargets(s: State, seat: Seat): Seat[] {
  return sharers(s, seat);
}

/** RONE-14.3: a packet of damage against the other team. */
export function strikeTeam(x: X, attacker: Seat, kind: number, n: number): void {
  x.push({ k: 'split', seat: attacker, kind, n });
}
