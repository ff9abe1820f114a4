import type { Events, Told } from '@starhold/bossin-space/events';
import { uidIn } from '@starhold/bossin-space/refs';
import { refOf, type SeenEvent, verbOf } from '@starhold/kernel';
import type { Deeds } from '../../../desk/end/turning.ts';
import type { LogEntry } from '../../../session/types.ts';

/** What a finished game of Bossin' Space comes down to, from its log. */

/** What helps and what hurts, the weightiest first. */
export const DEEDS: Deeds = {
  good: ['bossEntered', 'upgraded', 'bossHit', 'defeated', 'dangerSkipped', 'shipHealed', 'cooled', 'enemyHit'],
  bad: [
    ...['lineBroken', 'shipHit', 'bossHealed', 'xpLost', 'bossEntered', 'commandSkipped', 'heat', 'enemyEntered'],
    // A quiet round in which it turned: what was wasted, and who came nearer.
    ...['summoned', 'pushedDown', 'missed', 'absorbed', 'shipStays', 'commandFlipped', 'enemyMoved'],
  ],
};

const told = (event: SeenEvent): Told => event as Told;

/** The card of the enemy that a cause names, also of one that is gone by now. */
export function enemyIn(log: readonly LogEntry[], cause: string): string | undefined {
  if (verbOf(cause) !== 'enemy') return undefined;
  const uid = uidIn(refOf(cause));
  const pubs = log.map(({ event }) => event.pub as { uid?: number; enemy?: string });
  return pubs.find((pub) => pub.uid === uid && pub.enemy !== undefined)?.enemy;
}

export interface CardDeeds {
  card: string;
  damage: number;
  times: number;
  kills: number;
}

/** The command that did most damage; where none did any, the one that was used most. */
export function bestCard(log: readonly LogEntry[]): CardDeeds | undefined {
  const cards = new Map<string, CardDeeds>();
  const of = (card: string): CardDeeds => {
    const known = cards.get(card) ?? { card, damage: 0, times: 0, kills: 0 };
    cards.set(card, known);
    return known;
  };
  for (const { event } of log) {
    const { type, pub, cause } = told(event);
    if (type === 'commandResolves') of(pub.card).times++;
    if (verbOf(cause) !== 'command') continue;
    if (type === 'enemyHit' || type === 'bossHit') of(refOf(cause)).damage++;
    if (type === 'defeated') of(refOf(cause)).kills++;
  }
  const [best] = [...cards.values()].sort((a, b) => b.damage - a.damage || b.times - a.times);
  return best;
}

export interface LastBlow {
  round: number;
  slot: number;
  cause: string;
  /** Damage to the boss by what beat it. */
  damage: number;
  /** The card of an enemy that broke through. */
  enemy: string | undefined;
}

/** What ended it, and when. */
export function lastBlow(log: readonly LogEntry[]): LastBlow | undefined {
  const end = log.findLast(({ event }) => event.type === 'gameOver');
  if (!end) return undefined;
  const { cause } = end.event;
  const slotOf = ({ event }: LogEntry): number | undefined => (event.pub as { slot?: number }).slot;
  const slot = log.findLast((entry) => slotOf(entry) !== undefined);
  // Of one command, however many answers it took to aim it.
  const since = log.findLastIndex(({ event }) => event.type === 'commandResolves');
  const line = log.findLast(({ at, event }) => at === end.at && event.type === 'lineBroken');
  return {
    round: end.round,
    slot: slot ? (slotOf(slot) ?? 0) : 0,
    cause,
    damage: log.slice(since).filter(({ event }) => event.type === 'bossHit').length,
    enemy: line && (line.event.pub as Events['lineBroken']['pub']).enemy,
  };
}

export interface SeatDeeds {
  captain: number;
  damage: number;
  hadLast: boolean;
}

/** Of each seat, in the rounds in which it was captain. */
export function seatDeeds(log: readonly LogEntry[], seats: number): SeatDeeds[] {
  const last = log.findLast(({ event }) => event.type === 'bossHit')?.event;
  return Array.from({ length: seats }, (_, seat) => {
    const own = log.filter(({ event }) => event.seat === seat);
    return {
      captain: own.filter(({ event }) => event.type === 'arranged').length,
      damage: own.filter(({ event }) => event.type === 'enemyHit' || event.type === 'bossHit').length,
      hadLast: last?.seat === seat,
    };
  });
}
