import type { Seat } from '@starhold/kernel';
import { seatOf } from './chairs.ts';
import { LobbyError, missing } from './problem.ts';
import type { PersonRow, TableRow } from './rows.ts';

/** Who may know of a table, and do something there. */

export const isKnownTo = (table: TableRow, person: string): boolean =>
  table.host === person || seatOf(table, person) >= 0 || table.invited.includes(person);

export function isVisible(table: TableRow, person: string | null): boolean {
  if (person !== null && isKnownTo(table, person)) return true;
  if (table.status === 'closed') return false;
  if (table.status === 'waiting') return table.listed;
  return table.spectators || table.status === 'over';
}

export function requireHost(table: TableRow, { id }: PersonRow): void {
  if (!isVisible(table, id)) throw missing('table');
  if (table.host !== id) throw new LobbyError('notHost', 'only who made the table may do this');
}

/** Who may not know of the table hears that there is none. */
export function requireSeated(table: TableRow, { id }: PersonRow): Seat {
  if (!isVisible(table, id)) throw missing('table');
  const seat = seatOf(table, id);
  if (seat < 0) throw new LobbyError('notYours', 'you do not sit at this table');
  return seat;
}
