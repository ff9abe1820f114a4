import { type Modifiers, modifiers } from '@starhold/effects';
import type { Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { State } from '../state.ts';
import { permanentId } from './cards.ts';
import { eachLasting } from './invasion/stack.ts';

/** What permanents change for their owner as long as they lie in the base, exhausted or not (RONE-1.5). */

export type Changed = 'keep' | 'firstRanged' | 'trainedOnTop' | 'rangedShield' | 'sacrificeDraw' | 'price';

interface About {
  seat: Seat;
  /** For prices: of which spare-part action. */
  action: string;
}

/** Not a permanent: the Invasion. */
const INVASION = -1;

export const changes: Modifiers<State, Changed, About> = modifiers<State, Changed, About>({
  active(s, { seat, action }, into) {
    const { permanents } = packOf(s);
    for (const permanent of s.players[seat].base) {
      for (const m of permanents[permanent].modifiers) {
        switch (m.mod) {
          case 'price':
            if (m.action === action) into.add('price', m.n, permanent);
            break;
          case 'keep':
          case 'firstRanged':
          case 'trainedOnTop':
          case 'rangedShield':
          case 'sacrificeDraw':
            into.add(m.mod, m.n, permanent);
        }
      }
    }
    if (s.inv && action !== '') {
      eachLasting(s, (m) => {
        if (m.mod === 'price' && m.action === action) into.add('price', m.n, INVASION);
      });
    }
  },
  source: (s, source) => (source === INVASION ? 'invasion' : `base:${permanentId(s, source)}`),
});

export function changeOf(s: State, fact: Changed, seat: Seat): number {
  return changes.sum(s, fact, { seat, action: '' });
}

/** RONE-6.8, 11.16: what a spare-part action costs this player now; never below 1. */
export function priceOf(s: State, seat: Seat, action: number): number {
  const { id, cost, perResearch } = packOf(s).parts[action];
  const research = perResearch ? s.players[seat].research : 0;
  return Math.max(1, cost + research + changes.sum(s, 'price', { seat, action: id }));
}

/** RONE-11.5: cards of a sacrifice. */
export const SACRIFICE = 3;
export function sacrificeSize(s: State, seat: Seat): number {
  return SACRIFICE + changeOf(s, 'sacrificeDraw', seat);
}
