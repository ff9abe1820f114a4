import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { Eyes } from '@starhold/kernel';
import { loadGame } from '@starhold/session';
import { systemClock } from '../system-clock.ts';
import type { Store } from '../tables/store.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import { Tables, type TablesSettings } from '../tables/tables.ts';
import { type Calls, Line, type Port } from './line.ts';
import { OwnCommits } from './own-commits.ts';

/**
 * A thread that runs tables. What it needs of the world it asks of the thread that started it, which has the store, the
 * sockets and the bots; what is sent to pages leaves here as text, so that the other one need not make it.
 */

export interface ThreadData {
  settings: TablesSettings;
  /** May tables that somebody else holds be asked for? */
  canForward: boolean;
  /** A SQLite file to which this thread writes rows itself; without it they go the way of everything else. */
  file?: string;
}

/** All of it, or this does not compile. */
const STORE: Record<keyof Store, true> = {
  create: true,
  take: true,
  renew: true,
  release: true,
  append: true,
  reply: true,
  rows: true,
  kept: true,
  look: true,
  overdue: true,
  time: true,
};

const { settings, canForward, file } = workerData as ThreadData;
const stops = new Map<number, () => void>();

const calls: Calls = {
  start: () => tables.start(),
  create: (...args: Parameters<Tables['create']>) => tables.create(...args),
  deal: (id: string) => tables.deal(id),
  stopDeal: (id: string) => tables.stopDeal(id),
  sit: (...args: Parameters<Tables['sit']>) => tables.sit(...args),
  saved: (id: string) => tables.saved(id),
  dealFace: (id: string) => tables.dealFace(id),
  call: (...args: Parameters<Tables['call']>) => tables.call(...args),
  callHere: (...args: Parameters<Tables['callHere']>) => tables.callHere(...args),
  touch: (id: string, eyes: Eyes) => tables.touch(id, eyes),
  watch: (n: number, id: string, eyes: Eyes) => void stops.set(n, tables.watch(id, eyes)),
  unwatch: (n: number) => {
    stops.get(n)?.();
    stops.delete(n);
  },
  counts: () => ({ size: tables.size, watched: tables.watched }),
  close: async () => {
    await tables.close();
    own?.close();
  },
};

const line = new Line(parentPort as Port, calls);
const store = Object.fromEntries(
  Object.keys(STORE).map((name) => [name, (...args: unknown[]) => line.ask('store', name, ...args)]),
) as unknown as Store;
const own = file === undefined ? null : new OwnCommits(file, (note) => line.tell('committed', note));

const world: Surroundings = {
  store: own ? { ...store, append: (batch) => own.append(batch) } : store,
  ...(own ? { gather: own } : {}),
  clock: systemClock,
  luck: { bytes: (count) => new Uint8Array(randomBytes(count)) },
  thinker: { think: (job, id) => line.ask('think', job, id) },
  fanout: {
    send: (table, eyes, name, payload) => line.tell('send', table, eyes, name, JSON.stringify(payload)),
  },
  loadGame,
  progress: (table, progress) => line.tell('progress', table, progress),
  report: (what, detail) => line.tell('report', what, detail),
  ...(canForward ? { forward: (...args) => line.ask('forward', ...args) } : {}),
};
const tables = new Tables(world, settings);
