import type { Seat } from '@starhold/kernel';
import type { Amount, Condition, Fact } from '../content/index.ts';
import type { State } from '../state.ts';
import { technologiesIn } from './cards.ts';
import { countInvasion, hasEnded } from './invasion/conditions.ts';

/** Numbers and conditions that cards ask about; `seat` is whom they are about. */

/** `self` 1: the card that counts lies in the played zone itself, and others are meant. */
export function factOf(s: State, fact: Fact, seat: Seat, self: 0 | 1 = 0): number {
  const p = s.players[seat];
  switch (fact) {
    case 'armour':
      return p.armour;
    case 'health':
      return p.health;
    case 'hand':
      return p.hand.length;
    case 'played':
      return p.played.length - self;
    case 'scrapyard':
      return p.scrap.length;
    case 'discardPile':
      return p.discard.length;
    case 'technologies':
      return technologiesIn(s, p);
    case 'research':
      return p.research;
    default:
      return countInvasion(s, fact);
  }
}

/** Never below 0. */
export function amountFor(s: State, n: Amount, seat: Seat, self: 0 | 1 = 0): number {
  if (typeof n === 'number') return n;
  const value = n.base + n.each * factOf(s, n.per, seat, self);
  return Math.max(0, n.max === undefined ? value : Math.min(value, n.max));
}

export function holdsFor(s: State, condition: Condition, seat: Seat): boolean {
  if ('any' in condition) return condition.any.some((c) => holdsFor(s, c, seat));
  if ('all' in condition) return condition.all.every((c) => holdsFor(s, c, seat));
  if ('coop' in condition) return s.inv !== null;
  if ('ended' in condition) return hasEnded(s, condition.ended);
  const bound = 'atLeast' in condition ? condition.atLeast : condition.atMost;
  const limit = typeof bound === 'number' ? bound : factOf(s, bound, seat);
  const n = factOf(s, condition.of, seat);
  return 'atLeast' in condition ? n >= limit : n <= limit;
}
