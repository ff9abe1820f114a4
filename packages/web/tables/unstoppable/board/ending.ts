import { refOf, verbOf } from '@starhold/kernel';
import { eventOf } from '@starhold/unstoppable';
import type { Deeds } from '../../../desk/end/turning.ts';
import type { LogEntry } from '../../../session/types.ts';

/** What a finished game of Unstoppable comes down to, from its log. */

/** What helps and what hurts, the weightiest first. */
export const DEEDS: Deeds = {
  good: ['levelUp', 'bossDamage', 'defeated', 'bought', 'damaged', 'gained'],
  bad: ['hurt', 'madness', 'danger', 'removed', 'activated', 'lost'],
};

export interface CardDeeds {
  core: string;
  damage: number;
  used: number;
  beaten: number;
}

/** The card that did most damage, to threats and to the boss; where none did any, the one that was used most. */
export function bestCard(log: readonly LogEntry[]): CardDeeds | undefined {
  const cards = new Map<string, CardDeeds>();
  const of = (core: string): CardDeeds => {
    const known = cards.get(core) ?? { core, damage: 0, used: 0, beaten: 0 };
    cards.set(core, known);
    return known;
  };
  for (const entry of log) {
    const { type, pub, cause } = eventOf(entry.event);
    if (type === 'played' || type === 'exhausted') of(pub.core).used++;
    if (verbOf(cause) !== 'core') continue;
    if (type === 'damaged' || type === 'bossDamage') of(refOf(cause)).damage += pub.n;
    if (type === 'defeated') of(refOf(cause)).beaten++;
  }
  const [best] = [...cards.values()]
    .filter(({ core }) => core !== '')
    .sort((a, b) => b.damage - a.damage || b.used - a.used);
  return best;
}

export interface SeatDeeds {
  damage: number;
  beaten: number;
}

export function seatDeeds(log: readonly LogEntry[], seats: number): SeatDeeds[] {
  const all = Array.from({ length: seats }, (): SeatDeeds => ({ damage: 0, beaten: 0 }));
  for (const entry of log) {
    const { type, pub, seat } = eventOf(entry.event);
    const own = all[seat];
    if (!own) continue;
    if (type === 'damaged' || type === 'bossDamage') own.damage += pub.n;
    if (type === 'defeated') own.beaten++;
  }
  return all;
}

/** The last hit that was suffered, and the last that the boss took. */
export function lastHit(log: readonly LogEntry[]): { threat: string; n: number } | undefined {
  const last = log.map(({ event }) => eventOf(event)).findLast(({ type }) => type === 'hurt');
  return last?.type === 'hurt' && last.pub.health === 0 ? { threat: last.pub.threat, n: last.pub.n } : undefined;
}

export function lastOfBoss(log: readonly LogEntry[]): { cause: string; n: number } | undefined {
  const last = log.map(({ event }) => eventOf(event)).findLast(({ type }) => type === 'bossDamage');
  return last?.type === 'bossDamage' ? { cause: last.cause, n: last.pub.n } : undefined;
}
