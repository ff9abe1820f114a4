import type { SeenEvent } from '@starhold/kernel';
import { eventOf } from '@starhold/rone';

/** What lies between two matches of a series or two scenarios of a campaign, read off the log. */

export interface Check {
  seat: number;
  technologies: number;
  moved: number;
  lost: number;
  health: number;
}

export interface Interlude {
  what: 'match' | 'scenario';
  /** The match or scenario that is over, from 0. */
  over: number;
  /** Why it ended: the word of the rules. */
  why: string;
  /** The side that won a match, -1 for a draw. */
  winner: number;
  wins: readonly number[];
  checks: readonly Check[];
}

/** From the end of one to the first round of the next; null before, in between and after. */
export function interludeOf(events: readonly SeenEvent[]): Interlude | null {
  let found: Interlude | null = null;
  let checks: Check[] = [];
  let matches = 0;
  for (const told of events) {
    const event = eventOf(told);
    switch (event.type) {
      case 'turn':
      case 'invasionRound':
        found = null;
        checks = [];
        break;
      case 'survival':
        checks.push({ seat: event.seat, ...event.pub });
        break;
      case 'matchOver':
        found = { what: 'match', over: matches++, why: '', winner: event.pub.winner, wins: event.pub.wins, checks };
        break;
      case 'scenarioEnded':
        found = { what: 'scenario', over: event.pub.part, why: event.pub.why, winner: 0, wins: [], checks };
        break;
      case 'over':
        return null;
    }
  }
  return found;
}
