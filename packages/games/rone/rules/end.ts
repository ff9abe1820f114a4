import type { Seat } from '@starhold/kernel';
import type { X } from '../state.ts';

/** How a match or a scenario comes to its end (RONE-1.7, 2.3, 9.5). */

/** The first reason counts. From the next step on all frames but the lowest go (frames/guard.ts). */
export function endMatch(x: X, why: string): void {
  if (x.s.ended === '') x.s.ended = why;
}

export function isFallen(x: X, seat: Seat): boolean {
  return (x.s.fallen & (1 << seat)) !== 0;
}

/** A player is defeated. Quick training looks at it when the phase is over, for both. */
export function fall(x: X, seat: Seat, why: 'health' | 'deck'): void {
  const { s } = x;
  if (isFallen(x, seat)) return;
  s.fallen |= 1 << seat;
  x.tell('fell', why === 'health' ? 'RONE-2.3' : 'RONE-9.5', seat, { why });
  if (s.options.mode !== 'training') endMatch(x, why);
}
