import type { Beat, Eyes, Outcome, Picked, Saved, Seat, UndoOffer } from '@starhold/kernel';
import type {
  ChangeEntry,
  Hint,
  LogEntry,
  Moment,
  Rehearsed,
  RoundValues,
  SpareNames,
  TableInfo,
  TableSetup,
  Wanted,
} from '@starhold/session';
import type { TableRoom } from '../online/tableRoom.ts';
import type { Estimate } from './estimates.ts';
import type { PastGame } from './played.ts';
import type { Said } from './standingSeats.ts';
import type { Tempo } from './tempo.ts';

/** What a table is played through. Local tables run the engine in a worker; online ones will speak to a server. */

export type {
  ChangeEntry,
  Hint,
  LogEntry,
  Moment,
  RoundValues,
  SeatSetup,
  TableInfo,
  TableSetup,
} from '@starhold/session';

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
  /** Of an online table: those around it, and what only a server can do. Undefined for a table of this device. */
  readonly room?: TableRoom;
  /** The newest moment. The same object until something changes (for useSyncExternalStore). */
  moment(): Moment<V>;
  subscribe(changed: () => void): () => void;
  /** Something went wrong that the player must know; null normally. */
  problem(): TableProblem | null;
  /** `chain`: the rest of a gesture, refused where somebody has learned something since; `run`: and on from there. */
  answer(decision: string, pick: Picked, how?: Said): Promise<Outcome>;
  /** Which answers are given without a question. */
  want(wanted: Wanted): Promise<void>;
  /** Stops what is about to be answered by itself, and a run. */
  halt(): Promise<void>;
  /** What an intended pick would come to, stretch by stretch, up to the first thing that nobody can know. */
  rehearse(decision: string, pick: Picked, assumed?: readonly string[]): Promise<Rehearsed[]>;
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
