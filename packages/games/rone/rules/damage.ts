import type { Seat } from '@starhold/kernel';
import { countsOf, DAMAGES, type Gain, LETTERS } from '../content/index.ts';
import type { X } from '../state.ts';
import { fall } from './end.ts';
import { changeOf } from './modifiers.ts';
import { isActive } from './sides.ts';

/** Armour, health and other numbers of players (RONE-2). */

/** RONE-2.1. */
export const MOST = 18;

export const MELEE = 0;
export const RANGED = 1;
export const DESTRUCTION = 2;

/** One packet of damage. */
export function suffer(x: X, seat: Seat, kind: number, n: number, rule: string): void {
  if (n <= 0) return;
  const p = x.s.players[seat];
  let reduced = 0;
  if (kind === RANGED) {
    reduced = shieldAgainst(x, seat, n);
    p.health -= n - reduced;
  } else {
    const absorbed = Math.min(p.armour, n);
    p.armour -= absorbed;
    if (kind === MELEE) p.health -= n - absorbed;
  }
  if (p.health < 0) p.health = 0;
  x.tell('hurt', rule, seat, { damage: DAMAGES[kind], n, reduced, armour: p.armour, health: p.health });
  if (p.health === 0) fall(x, seat, 'health');
}

/** the first packet of ranged damage between two own turns is smaller. */
function shieldAgainst(x: X, seat: Seat, n: number): number {
  const p = x.s.players[seat];
  if (p.shielded === 1) return 0;
  const by = changeOf(x.s, 'rangedShield', seat);
  if (by === 0) return 0;
  p.shielded = 1;
  return Math.min(by, n);
}

/** RONE-2.8: not damage. */
export function lose(x: X, seat: Seat, what: 'health' | 'armour', n: number, rule: string): void {
  const p = x.s.players[seat];
  const by = Math.min(n, p[what]);
  if (by <= 0) return;
  p[what] -= by;
  x.tell('lost', rule, seat, { what, n: by, now: p[what] });
  if (p.health === 0) fall(x, seat, 'health');
}

export function changeResearch(x: X, seat: Seat, by: number, rule: string): void {
  const p = x.s.players[seat];
  const now = Math.max(0, p.research + by);
  const n = now - p.research;
  if (n === 0) return;
  p.research = now;
  if (n > 0) x.tell('gained', rule, seat, { what: 'research', n, now });
  else x.tell('lost', rule, seat, { what: 'research', n: -n, now });
}

/** What one player gets of a gain: a number of the board, screws, or a resource by its letter. */
export function gainNow(x: X, seat: Seat, what: Gain | string, n: number, rule: string): void {
  if (n <= 0) return;
  const p = x.s.players[seat];
  switch (what) {
    case 'armour':
    case 'health': {
      const by = Math.min(n, MOST - p[what]);
      p[what] += by;
      return x.tell('gained', rule, seat, { what, n: by, now: p[what] });
    }
    case 'part':
      p.parts += n;
      return x.tell('gained', rule, seat, { what, n, now: p.parts });
    case 'reroll':
      p.rerolls += n;
      return x.tell('gained', rule, seat, { what, n, now: p.rerolls });
    case 'screw':
      // RONE-8.2: without a card they are lost.
      if (p.ground.length > 0) x.push({ k: 'screws', seat, n });
      return;
    default:
      return gainResource(x, seat, LETTERS.indexOf(what), n, rule);
  }
}

/** RONE-5.3; after phase 5 or in another's turn it is stored at once. */
function gainResource(x: X, seat: Seat, kind: number, n: number, rule: string): void {
  const { s } = x;
  const got = LETTERS[kind].repeat(n);
  if (poolIsOpen(x, seat)) {
    s.players[seat].pool[kind] += n;
    return x.tell('gotResources', rule, seat, { got });
  }
  x.push({ k: 'store', seat, what: countsOf(got) });
}

function poolIsOpen({ s }: X, seat: Seat): boolean {
  return s.phase > 0 && s.phase <= 4 && isActive(s, seat);
}
