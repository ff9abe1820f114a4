import type { Seat } from '@starhold/kernel';
import type { Gain } from '../content/index.ts';
import type { X } from '../state.ts';
import { gainNow } from './damage.ts';
import { shares, sharesStore } from './invasion/share.ts';

/** Gains of cards: with team mates they may be split (RONE-20.5), else they are the player's own. */

/** Everybody else keeps what is gained. */
function hasMatesOrInvasion({ s }: X): boolean {
  return s.inv !== null || s.options.mode === 'team';
}

export function gain(x: X, seat: Seat, what: Gain | string, n: number, rule: string): void {
  if (n <= 0 || (hasMatesOrInvasion(x) && shares(x, seat, what, n, rule))) return;
  gainNow(x, seat, what, n, rule);
}

/** RONE-11.12. */
export function store(x: X, seat: Seat, kind: number, n: number): void {
  if (n <= 0 || (hasMatesOrInvasion(x) && sharesStore(x, seat, kind, n))) return;
  const what = [0, 0, 0, 0, 0, 0];
  what[kind] = n;
  x.push({ k: 'store', seat, what });
}
