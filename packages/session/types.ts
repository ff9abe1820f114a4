import type {
  Beat,
  By,
  Caveat,
  Decision,
  Eyes,
  HistoryEntry,
  Picked,
  Refusal,
  Result,
  Saved,
  Seat,
  SeenEvent,
  Sitter,
  Standing,
  UndoOffer,
} from '@starhold/kernel';
import type { StandingOffer } from './standing/answers.ts';

/** What a table is set up with, and what a pair of eyes gets of it: the same on a device and from a server. */

export type SeatSetup = Sitter;

export interface TableSetup {
  game: string;
  /** As the game's option schema has them; `players` equals the number of seats. */
  options: Saved['options'];
  seats: SeatSetup[];
  /** Content that does not come with the game: its key, and what it is registered from. */
  pack?: { key: string; def: unknown };
  /** A guided first game shows its steps beside the prompt. */
  guided?: boolean;
  /** The day whose challenge this is, `2026-11-17`: the deal is the same for everybody that day. */
  daily?: string;
}

/** A saved table as the home page lists it. Holds nothing that is hidden from anybody. */
export interface TableInfo {
  id: string;
  setup: TableSetup;
  updated: number;
  round: number;
  over: string;
  /** For a person at this table: how it ended. Null while it runs. */
  standing: Standing | null;
  waitingFor: Seat[];
  /** Gauges for the card on the home page, e.g. { heat: 3, intact: 2 }, under the name that stored tables have for them. */
  facts: Record<string, number | string>;
}

/** Everything the screen needs for one moment, as one pair of eyes may have it. */
export interface Moment<V = unknown> {
  eyes: Eyes;
  view: V;
  /** Open decisions of these eyes; normally one. */
  decisions: Decision[];
  /** Why things that a player would expect are not offered, by option id, for `decisions[0]`. */
  refusals: Record<string, Refusal>;
  /** What each option of a `one` ask would do at once, up to the first thing nobody can know. By option id. */
  forecasts: Record<string, SeenEvent[]>;
  waitingFor: Seat[];
  /** The bot that is thinking now. */
  thinking: Seat | null;
  /** The seat that must take the device before anything private is shown. */
  handOver: Seat | null;
  /** What undo would take back, or why it cannot; null while nothing was answered. */
  undo: UndoOffer | null;
  /** Would taking back past a barrier be possible (co-operative tables), and so mark the game? */
  undoMarks: boolean;
  signals: string[];
  /** How many answers lead here. */
  at: number;
  /** How many answers led to the position that `beats` start from. */
  since: number;
  /**
   * The steps from there to here, through these eyes; the last one's view is this view. Empty where nothing is to be shown
   * step by step: when the table was opened, after an undo, behind a hand-over, in past moments.
   */
  beats: Beat<V>[];
  /** How many there are in all; larger than `at` in a replay. */
  length: number;
  /** Number of the newest event. */
  lastEvent: number;
  over: string;
  /** Who is at which place, once the game is over. */
  result: Result | null;
  /** Why the result does not count like others. */
  caveats: Caveat[];
  /** `decisions[0]` could be answered by itself, or is about to be. */
  standing?: StandingOffer;
  /** One press has said that everything shall go on: the seat for which it does. */
  running?: Seat;
}

/** Each depth holds what the ones before it hold. */
export interface Hint {
  /** Depth 1. Touched things to look at: refs of option ids (`u7`, `c2`, `laser`). */
  look: string[];
  /** Depth 2. Option ids worth considering, best first. */
  options: string[];
  /** Depth 3. What a bot would do. */
  pick: Picked | null;
  /** Depth 3. The best few picks and how good the game stands after each (0…1). */
  ranked: { pick: Picked; worth: number }[];
}

/** One event of the log: how many answers led to it, in which beat of the last one, in which round. */
export interface LogEntry extends HistoryEntry {
  /** Own answers that were not given by hand. */
  by?: By;
}

/** One row of "why is this number what it is": an event that changed it, by how much, and to what. */
export interface ChangeEntry extends LogEntry {
  change: number;
  /** Null where the game cannot say. */
  now: number | null;
}

/** The public numbers of the game when a round was over; round 0 is the start, the last row is now. */
export interface RoundValues {
  round: number;
  values: Record<string, number>;
}
