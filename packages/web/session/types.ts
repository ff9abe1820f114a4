import type {
  Beat,
  Caveat,
  Decision,
  Eyes,
  HistoryEntry,
  Outcome,
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
import type { Estimate } from './estimates.ts';
import type { PastGame } from './played.ts';
import type { SpareNames } from './seats.ts';
import type { Tempo } from './tempo.ts';

/** What a table is played through. Local tables run the engine in a worker; online ones will speak to a server. */

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
export type LogEntry = HistoryEntry;

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

/**
 * `storageFull`: it goes on, but only in memory. `crashed`: the rules failed; the position is the one before. `elsewhere`:
 * open in another tab, here only to look at. `updated`: begun under other rules or cards, goes on from where it was;
 * `cutShort`: so old that only its first part still fits. The others come as a TableError when the table is opened.
 */
export type TableProblem = 'storageFull' | 'crashed' | 'elsewhere' | 'updated' | 'cutShort' | 'damaged' | 'missing';

/** A table that cannot be opened. What is stored stays as it is. */
export class TableError extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.name = 'TableError';
    this.problem = problem;
  }
}

export interface TableSession<V = unknown> {
  readonly id: string;
  readonly setup: TableSetup;
  /** The newest moment. The same object until something changes (for useSyncExternalStore). */
  moment(): Moment<V>;
  subscribe(changed: () => void): () => void;
  /** Something went wrong that the player must know; null normally. */
  problem(): TableProblem | null;
  answer(decision: string, pick: Picked): Promise<Outcome>;
  undo(force?: boolean): Promise<UndoOffer>;
  signal(id: string): Promise<boolean>;
  /** The named seat holds the device now: private things may be shown to it, and where several may answer it does. */
  takeDevice(seat: Seat): Promise<void>;
  hint(depth: 1 | 2 | 3): Promise<Hint>;
  /**
   * All events so far, or from number `since` on, as the present eyes may have them. To be read anew from the start when
   * the eyes change: other eyes see other things in the same events.
   */
  log(since?: number): Promise<LogEntry[]>;
  /** The events that made a number what it is, oldest first: `life`, `heat`, `xp`, `boss`, `damage:u7`. */
  why(gauge: string): Promise<ChangeEntry[]>;
  /** For the plots of the summary. */
  series(): Promise<RoundValues[]>;
  /** How a finished game stood for a seat after each answer; empty while it runs, and where it takes too long. */
  estimates(seat: Seat): Promise<Estimate[]>;
  /** A past moment, through any eyes the rules allow: own ones during the game, any once it is over. */
  past(at: number, eyes: Eyes): Promise<Moment<V>>;
  /** The steps of the answers after the first `from`, up to the first `to`. Whose eyes: as with `past`. */
  beats(from: number, to: number, eyes: Eyes): Promise<Beat<V>[]>;
  /** The page has shown everything up to the first `at` answers: a bot may act a little later. */
  shown(at: number): void;
  /** How bots go on: by themselves, not at all, or with one answer now. */
  tempo(tempo: Tempo): void;
  /** Does anybody watch step by step? Where nobody does (a hidden tab), bots wait for nothing. */
  pace(isOn: boolean): void;
  /** Open in another tab: takes the table over from it. False where that did not work. */
  playHere(): Promise<boolean>;
  /** A new table that starts at that moment. */
  playOnFrom(at: number): Promise<string>;
  exportFile(): Promise<Saved>;
  /** After a crash: everything needed to see it again, as text for a file; null otherwise. */
  crashReport(): Promise<string | null>;
  /** A link that holds the whole finished game; null while it runs. */
  shareLink(): Promise<string | null>;
  close(): void;
}

/** The tables kept on this device. */
export interface TableStore {
  list(): Promise<TableInfo[]>;
  /** Ids of what lies among them but cannot be read: `exportText` gives what is left of it, `remove` clears it away. */
  damaged(): Promise<string[]>;
  /** `seed` (32 hexadecimal digits) makes a game everybody gets alike, e.g. the guided one; normally nobody chooses it. */
  create(setup: TableSetup, seed?: string): Promise<TableSession>;
  open(id: string): Promise<TableSession>;
  remove(id: string): Promise<void>;
  /** Finished games, the newest first, also those whose tables were removed. */
  played(): Promise<PastGame[]>;
  /** Remembers a finished game no longer. */
  forget(id: string): Promise<void>;
  /** From an exported file or a share link; throws SaveError with a problem the interface can put into words. */
  importText(text: string, spare?: SpareNames): Promise<string>;
  /** The saved file of a table as it is stored, also where it cannot be opened (other version, damaged). */
  exportText(id: string): Promise<string>;
  importLink(hash: string): Promise<string>;
}
