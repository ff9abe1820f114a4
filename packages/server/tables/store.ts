import type { Seat } from '@starhold/kernel';

/**
 * Where tables are kept: the truth of every table online. A live table in memory runs ahead of it by one commit at most.
 * Who owns a table (a lease with an epoch that grows each time it is taken) may append; an append with an old epoch or with
 * a version that does not follow is refused whole, so that two owners can never write two stories. The lease saves work,
 * owns clocks and bots; it does not carry the truth.
 *
 * Everything that is `unknown` here is plain JSON, kept as its text: it comes back with its keys in the same order.
 */
export interface Store {
  /** A new table without rows; version 0. False where the id is taken. */
  create(table: NewTable): Promise<boolean>;
  /** Null where somebody else holds it, or where there is no such table. Taking what one holds oneself begins a new epoch, too. */
  take(id: string, me: string, leaseMs: number): Promise<Taken | null>;
  /** Which of the tables held (with their epochs) are still mine. The others are lost: drop them, tell their readers to start again. */
  renew(me: string, held: ReadonlyMap<string, number>, leaseMs: number): Promise<Set<string>>;
  /** Gives a table back, so that the next one need not wait for the lease to run out. Nothing happens where it is not held with this epoch. */
  release(id: string, epoch: number): Promise<void>;
  /**
   * Rows of one or several tables in one commit; of each table either all or none. By table, what became of them.
   * Throws where the outcome is not known: look it up by `reply`.
   */
  append(batch: readonly NewRow[]): Promise<Map<string, Appended>>;
  /** What was stored for a command, so that the same one is answered the same way. */
  reply(id: string, seat: Seat, commandId: string): Promise<Stored | null>;
  /** Rows with a version above `after`, in their order. */
  rows(id: string, after: number, limit?: number): Promise<Row[]>;
  /** The newest state that was kept for good (`keep`) at `version` or before. */
  kept(id: string, version: number): Promise<Kept | null>;
  /** How a table stands, whoever holds it. */
  look(id: string): Promise<Standing | null>;
  /** Tables that nobody holds and whose `due` has come: a bot to move, a clock that has run out. */
  overdue(limit: number): Promise<string[]>;
  /** The one wall clock, in milliseconds. */
  time(): Promise<number>;
}

export interface NewTable {
  id: string;
  game: string;
  rulesVersion: string;
  options: unknown;
}

export type RowKind = 'deal' | 'start' | 'answer' | 'undo' | 'signal' | 'seat' | 'mark' | 'rules';

/** A seat that is nobody's: what the server itself writes. */
export const NO_SEAT = -1;

/** One entry of a table's log. Never changed, never deleted. */
export interface Row {
  table: string;
  /** Counts the rows of a table from 1, without a gap. */
  version: number;
  kind: RowKind;
  seat: Seat;
  /** One per seat and command: a second one is refused. */
  commandId: string;
  /** Of the body as it came, to tell a repeated command from another one under the same name. */
  bodyHash: string;
  body: unknown;
  reply: unknown;
  events: unknown;
  /** Of the state after it. */
  hash: string;
  rulesVersion: string;
  epoch: number;
  /** When it was stored, by the clock of the store. */
  at: number;
}

export interface NewRow extends Omit<Row, 'at'> {
  /** The state after it, where a commit ends with it: opening the table again starts from here. */
  state?: unknown;
  /** The state is kept for good besides: one for each round, for looking back over an update of the rules. */
  keep?: boolean;
  /** When the table needs its owner although nobody is there (a bot to move, a clock); null: not. Left out: as before. */
  due?: number | null;
}

export type Appended = 'stored' | 'fenced' | 'duplicate';

/** As it stands at the moment it became mine; every row I append carries its epoch. */
export type Taken = Standing;

export interface Standing extends NewTable {
  version: number;
  /** The newest state that was appended, or null before the first one. */
  state: unknown;
  /** To which version it belongs. */
  stateVersion: number;
  due: number | null;
  epoch: number;
  /** Who holds it now, or null. */
  owner: string | null;
}

export type Stored = Pick<Row, 'version' | 'bodyHash' | 'reply'>;

export interface Kept {
  version: number;
  state: unknown;
}
