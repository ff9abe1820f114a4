import { eventOf } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';
import type { Deeds } from '../../../desk/end/turning.ts';
import type { LogEntry } from '../../../session/types.ts';
import { cardIn } from '../cards/pack.ts';

/** What a finished game of RONE comes down to, from its log. */

/** What helps and what hurts, the weightiest first. */
export const DEEDS: Deeds = {
  good: ['discovered', 'trained', 'defeatedCard', 'besieged', 'upgraded', 'played', 'gained', 'screws'],
  bad: ['hurt', 'zoneTrained', 'protocolActivated', 'scrapped', 'reshuffling', 'lost', 'deployed'],
};

export interface CardDeeds {
  card: string;
  damage: number;
  played: number;
}

/** The card of a seat whose printed damage came to most over all times it was played; else the one played most. */
export function bestCard(log: readonly LogEntry[], pack: Pack, seat: number): CardDeeds | undefined {
  const cards = new Map<string, CardDeeds>();
  for (const entry of log) {
    const { type, pub, seat: by } = eventOf(entry.event);
    if (type !== 'played' || by !== seat) continue;
    const combat = cardIn(pack, pub.card)?.combat;
    const known = cards.get(pub.card) ?? { card: pub.card, damage: 0, played: 0 };
    cards.set(pub.card, {
      ...known,
      damage: known.damage + (combat ? combat.melee + combat.ranged + combat.destruction : 0),
      played: known.played + 1,
    });
  }
  const [best] = [...cards.values()].sort((a, b) => b.damage - a.damage || b.played - a.played);
  return best;
}

export interface SeatDeeds {
  /** Damage that others, or the Invasion, took from it. */
  dealt: number;
  beaten: number;
}

/** Of a duel it is clear who dealt what the other suffered; of the Invasion it is told. */
export function seatDeeds(log: readonly LogEntry[], seats: number): SeatDeeds[] {
  const all = Array.from({ length: seats }, (): SeatDeeds => ({ dealt: 0, beaten: 0 }));
  let turn = 0;
  for (const entry of log) {
    const { type, pub, seat } = eventOf(entry.event);
    if (type === 'turn') turn = seat;
    if (type === 'hurt' && all[turn] && turn !== seat) all[turn].dealt += pub.n;
    if ((type === 'struck' || type === 'besieged') && all[seat]) all[seat].dealt += pub.n;
    if (type === 'defeatedCard' && all[seat]) all[seat].beaten++;
  }
  return all;
}

/** The last hit on a seat that fell. */
export function lastHit(log: readonly LogEntry[], seat: number): { n: number; damage: string } | undefined {
  const last = log
    .map(({ event }) => eventOf(event))
    .findLast((event) => event.type === 'hurt' && event.seat === seat && event.pub.health === 0);
  return last?.type === 'hurt' ? { n: last.pub.n, damage: last.pub.damage } : undefined;
}
