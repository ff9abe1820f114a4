import type { Seat } from '@starhold/kernel';
import type { NewTable, OnlineTable } from '@starhold/wire';
import type { SeatSetup } from '../session/types.ts';

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

/** Does this table wait for the reader? Before the game only once every seat is taken: until then it waits for others. */
export function isYours({ status, you, waitingFor, chairs }: OnlineTable): boolean {
  if (you === null) return false;
  if (status === 'playing') return waitingFor.includes(you) && chairs[you]?.bot === null;
  return status === 'waiting' && !chairs[you].ready && chairs.every(({ who }) => who !== 'free');
}

/**
 * Who sits where when a table of this device goes online: `freed` bots make room, whoever else sat there is asked to come
 * again. `open`: the seats for people; `mine`: the one that is wished for, if it can be had.
 */
export function seatsOnline(
  seats: readonly SeatSetup[],
  freed: readonly Seat[],
  wish: Seat | null,
): { seats: NewTable['seats']; open: Seat[]; mine: Seat | null } {
  const isOpen = ({ bot }: SeatSetup, seat: Seat): boolean => bot === undefined || freed.includes(seat);
  const open = seats.flatMap((seat, i) => (isOpen(seat, i) ? [i] : []));
  const own = open.find((seat) => seats[seat].bot === undefined);
  return {
    seats: seats.map((seat, i) => (isOpen(seat, i) ? null : { name: seat.name, bot: seat.bot ?? '' })),
    open,
    mine: wish !== null && open.includes(wish) ? wish : (own ?? open[0] ?? null),
  };
}

/** So many lines tell what happened meanwhile. */
const MOST_LINES = 7;

/** The newest of what was missed. That earlier ones are left out (`more`) is a line, too. */
export function recapOf<T>(missed: readonly T[]): { told: T[]; more: number } {
  const told = missed.length > MOST_LINES ? missed.slice(1 - MOST_LINES) : missed.slice();
  return { told, more: missed.length - told.length };
}
