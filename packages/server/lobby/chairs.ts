import type { Eyes, Seat } from '@starhold/kernel';
import { LobbyError } from './problem.ts';
import type { ChairRow, PersonRow, TableRow } from './rows.ts';

/** Who sits where: pure changes of a table's row. */

export const freeChair = (key = 0): ChairRow => ({ person: null, name: '', bot: null, ready: false, key });

export const isFree = ({ person, bot }: ChairRow): boolean => person === null && bot === null;

/** Where somebody sits; -1 for nowhere. */
export const seatOf = ({ chairs }: TableRow, person: string): Seat => chairs.findIndex((c) => c.person === person);

/** Through whose eyes a person sees a table. */
export function eyesOf(table: TableRow, person: string): Eyes {
  const seat = seatOf(table, person);
  return seat < 0 ? 'table' : seat;
}

export function chairAt({ chairs }: TableRow, seat: Seat): ChairRow {
  const chair = chairs[seat];
  if (!chair) throw new LobbyError('missing', `the table has ${chairs.length} seats`);
  return chair;
}

/** A table that came from a device is played while chairs are still free. */
export function canJoin({ status, chairs }: TableRow): boolean {
  return status === 'waiting' || status === 'dealing' || (status === 'playing' && chairs.some(isFree));
}

export function sitDown(table: TableRow, seat: Seat, { id, name }: PersonRow): void {
  requireStatus(table, 'waiting', 'playing');
  const chair = chairAt(table, seat);
  if (chair.person === id) return;
  if (!isFree(chair)) throw new LobbyError('seatTaken', 'somebody sits there');
  const before = seatOf(table, id);
  if (before >= 0) requireStatus(table, 'waiting');
  if (before >= 0) table.chairs[before] = freeChair(table.chairs[before].key + 1);
  table.chairs[seat] = { ...freeChair(chair.key + 1), person: id, name: unlike(table, seat, name) };
}

/** Before the game a new name is worn at once. */
export function nameAgain(table: TableRow, { id, name }: PersonRow): void {
  const seat = seatOf(table, id);
  if (seat >= 0 && table.status === 'waiting') table.chairs[seat].name = unlike(table, seat, name);
}

/** Log and prompts tell people by their names: the second Ann at a table is "Ann 2". */
export function unlike({ chairs }: TableRow, seat: Seat, name: string): string {
  const others = new Set(chairs.filter((c, i) => i !== seat && !isFree(c)).map((c) => c.name.toLowerCase()));
  let found = name;
  for (let n = 2; others.has(found.toLowerCase()); n++) found = `${name} ${n}`;
  return found;
}

/** Frees the chair before the game; in the game a bot plays on. The key changes: nothing of before opens it again. */
export function standUp(table: TableRow, seat: Seat): void {
  const chair = chairAt(table, seat);
  const left = freeChair(chair.key + 1);
  if (table.status === 'playing') table.chairs[seat] = { ...left, name: chair.name, bot: chair.bot ?? 'rules' };
  else {
    requireStatus(table, 'waiting', 'dealing');
    table.chairs[seat] = left;
    if (table.status === 'dealing') backToWaiting(table);
  }
  if (table.host === chair.person) table.host = table.chairs.find((c) => c.person !== null)?.person ?? table.host;
  const isEmpty = table.chairs.every((c) => c.person === null);
  if (isEmpty && table.status === 'waiting') table.status = 'closed';
}

function backToWaiting(table: TableRow): void {
  table.status = 'waiting';
  for (const chair of table.chairs) chair.ready = false;
}

/** Everybody has said so, and no chair is free. Bots are always ready. */
export function isReadyToDeal({ status, chairs }: TableRow): boolean {
  return status === 'waiting' && chairs.every((c) => (c.person !== null ? c.ready : c.bot !== null));
}

export function requireStatus(table: TableRow, ...allowed: TableRow['status'][]): void {
  if (!allowed.includes(table.status)) throw new LobbyError('notNow', `the table is ${table.status}`);
}

/** The same people and bots, each one chair further. */
export function movedOn(chairs: readonly ChairRow[]): ChairRow[] {
  const stay = chairs.map(({ person, name, bot }) => ({
    ...freeChair(),
    person,
    name,
    bot: person === null ? bot : null,
  }));
  return [...stay.slice(-1), ...stay.slice(0, -1)];
}
