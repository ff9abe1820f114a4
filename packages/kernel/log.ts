import type { Picked, Seat } from './types.ts';

/** An accepted answer, as the log keeps it. */
export interface Logged {
  decision: string;
  seat: Seat;
  pick: Picked;
}

/** A signal (ping) and after how many answers it was given. Never part of the truth of the game. */
export interface Signal {
  after: number;
  seat: Seat;
  id: string;
}

/** The truth of a game: everything else can be computed from it. */
export interface GameLog<O> {
  game: string;
  rulesVersion: string;
  options: O;
  seed: string;
  answers: Logged[];
  signals: Signal[];
  /** The table took back something it had already learned from; the result is marked. */
  marked: boolean;
}

/** What undo would take back, or why it cannot. */
export type UndoOffer =
  | { ok: true; at: number; answer: Logged; marks: boolean }
  | { ok: false; why: 'nothing' | 'barrier' | 'needed' };
