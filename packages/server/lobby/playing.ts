import type { Saved, Seat } from '@starhold/kernel';
import type { ProgressRow, TableRow } from './rows.ts';

/**
 * What the lobby wants of whoever runs the games. The rules, the log and what eyes may see are there; here is only who
 * sits where and what is to happen with a table as a whole.
 */
export interface Playing {
  /** Everybody is ready: deal. What follows comes back through `Progress`. */
  deal(table: TableRow): Promise<void>;
  /** Somebody left while it was dealt. */
  stopDeal(table: TableRow): Promise<void>;
  /** A game that exists already: from a device, or with the seed of a day. */
  open(table: TableRow, saved: Saved): Promise<void>;
  /** Somebody left a running game for good: a bot plays on. */
  seatBot(table: TableRow, seat: Seat, bot: string | null): Promise<void>;
  /** The whole game with its seed; null while it runs. */
  saved(table: string): Promise<Saved | null>;
}

/** What comes back from there. */
export interface PlayingNews {
  /** The cards are dealt: the game runs. */
  dealt(table: string): Promise<void>;
  /** A deal came to nothing; `out`: seats that refused twice and lose their chairs. */
  dealFailed(table: string, out: readonly Seat[]): Promise<void>;
  /** Somebody handed the own seat to a bot, or (null) took it back. */
  handedOver(table: string, seat: Seat, bot: string | null): Promise<void>;
  /** Something happened in the game. */
  moved(progress: ProgressRow): Promise<void>;
  /** The game is over. */
  over(table: string, saved: Saved, deal: number): Promise<void>;
}
