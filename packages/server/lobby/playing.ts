import type { Eyes, Saved, Seat } from '@starhold/kernel';
import type { DealFace, DoorCalls } from '@starhold/wire';
import type { TableRow } from './rows.ts';

/**
 * What the lobby wants of whoever runs the games. The rules, the log and what eyes may see are there; here is only who
 * sits where and what is to happen with a table as a whole.
 */
export interface Playing {
  /** Everybody is ready: deal. */
  deal(table: TableRow): Promise<void>;
  /** Somebody left while it was dealt. */
  stopDeal(table: TableRow): Promise<void>;
  /** A game that exists already, from a device; or one with a seed of the server's. */
  open(table: TableRow, from: { saved: Saved } | { seed: string }): Promise<void>;
  /** A chair of a running game has somebody else: the table's row says who. */
  sit(table: TableRow, seat: Seat): Promise<void>;
  /** The whole game with its seed; null while it runs. */
  saved(table: string): Promise<Saved | null>;
  /** All that a socket or a program may ask of a table, through one pair of eyes for good. */
  door(table: string, eyes: Eyes): DoorCalls;
  /** Somebody looks through these eyes from now on, until what comes back is called. */
  watch(table: string, eyes: Eyes): () => void;
  /** How far the deal is; null where nothing was dealt here. */
  dealFace(table: string): Promise<DealFace | null>;
}
