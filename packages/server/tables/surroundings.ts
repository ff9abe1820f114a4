import type { BotJob, Thought } from '@starhold/bots';
import type { Eyes, Result, Seat, TableModule } from '@starhold/kernel';
import type { CallName, MessageName, Payload } from '@starhold/wire';
import type { Gather } from './committer.ts';
import type { Store } from './store.ts';

/** What tables need of the world. All of it is passed in: a simulation gives them a world of its own. */

export interface Clock {
  /** Milliseconds that only grow. The time of day is the store's. */
  now(): number;
  /** Calls once; what comes back calls it off. */
  after(ms: number, call: () => void): () => void;
}

export interface Luck {
  /** From a source that nobody can foresee. */
  bytes(count: number): Uint8Array;
}

/** To all who look at a table through these eyes. May be lost, doubled or late: readers notice by the numbers. */
export interface Fanout {
  send<N extends MessageName>(table: string, eyes: Eyes, name: N, payload: Payload<N>): void;
}

export interface Thinker {
  /** `id` names the job for good: delivered twice it is applied once. Rejects where nobody could think. */
  think(job: BotJob, id: string): Promise<Thought>;
}

/** How far a table is, for lists and records: nothing that is hidden from anybody. */
export interface Progress {
  status: 'dealing' | 'playing' | 'over';
  waitingFor: Seat[];
  round: number;
  answers: number;
  /** Which attempt of the deal it is; 0 where the seed was not dealt here. */
  deal: number;
  facts: Record<string, number | string>;
  over: string;
  result: Result | null;
  caveats: string[];
  /** Who plays each seat now: a bot's spec, or null. */
  bots: (string | null)[];
}

export interface Surroundings {
  store: Store;
  /** Where a commit keeps this thread waiting: who else answers about now is waited for first. */
  gather?: Gather;
  clock: Clock;
  luck: Luck;
  fanout: Fanout;
  thinker: Thinker;
  loadGame(id: string): Promise<TableModule>;
  /** Told after each commit. Must not throw. */
  progress(table: string, progress: Progress): void;
  /** A table that somebody else holds: asks there. Without it, the asker is told to try again. */
  forward?(table: string, eyes: Eyes, name: CallName, asked: unknown): Promise<unknown>;
  /** Something went wrong that its owner should read: never with anything of the position in it. */
  report(what: string, detail: Record<string, string | number>): void;
}
