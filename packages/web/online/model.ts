import type { Seat } from '@starhold/kernel';
import type { OnlineTable } from '@starhold/wire';

/** What the lists and the waiting room want to know of a table. */

export function freeSeats({ chairs }: OnlineTable): number {
  return chairs.filter(({ who }) => who === 'free').length;
}

/** Also where it is played already: a table that came from a device has chairs for those who are invited. */
export function canSit(table: OnlineTable): boolean {
  return (table.status === 'waiting' || table.status === 'playing') && freeSeats(table) > 0;
}

export function firstFree({ chairs }: OnlineTable): Seat | null {
  const seat = chairs.findIndex(({ who }) => who === 'free');
  return seat < 0 ? null : seat;
}

/** Does this table wait for the reader? */
export function isYours({ status, you, waitingFor, chairs }: OnlineTable): boolean {
  if (you === null) return false;
  if (status === 'playing') return waitingFor.includes(you) && chairs[you]?.bot === null;
  return status === 'waiting' && !chairs[you].ready;
}
