import 'fake-indexeddb/auto';
import { type BotJob, type Thought, think } from '@starhold/bots';
import { type Decision, type Picked, quickRng, type Rng, samplePick, seedOf } from '@starhold/kernel';
import { expect } from 'vitest';
import { loadBotGame } from '../games/modules.ts';
import { Host } from '../session/host.ts';
import type { Link, Spawn } from '../session/link.ts';
import type { ClaimMaker } from '../session/lock.ts';
import type { Said } from '../session/standingSeats.ts';
import { TableStorage } from '../session/storage.ts';
import { LocalStore } from '../session/store.ts';
import type { Timers } from '../session/tempo.ts';
import type { Thinker } from '../session/thinker.ts';
import type { Moment, TableSession, TableSetup } from '../session/types.ts';

/** Sessions without workers: the same host, called directly, on a database in memory. */

/** Thinks on the spot. */
export class DirectThinker implements Thinker {
  prepare(): void {}

  async think(job: BotJob): Promise<Thought> {
    return think(await loadBotGame(job.game), job);
  }

  close(): void {}
}

const free: ClaimMaker = () => ({ granted: Promise.resolve(), lost: new Promise(() => {}), release() {} });

interface Held {
  grant(): void;
  lose(): void;
}

/** Locks of one browser, as its tabs share them: the first of a queue has it, a thief comes before it. */
export function sharedLocks(): ClaimMaker {
  const queues = new Map<string, Held[]>();
  return (name, how = 'wait') => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    const granted = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<void>();
    const held: Held = { grant: granted.resolve, lose: lost.resolve };
    if (how === 'steal') {
      queue.shift()?.lose();
      queue.unshift(held);
    } else queue.push(held);
    queue[0].grant();
    const release = (): void => {
      const place = queue.indexOf(held);
      if (place >= 0) queue.splice(place, 1);
      queue[0]?.grant();
    };
    return { granted: granted.promise, lost: lost.promise, release };
  };
}

export interface Surroundings {
  storage: TableStorage;
  thinker?: Thinker;
  claim?: ClaimMaker;
  timers?: Timers;
}

let clock = 1_700_000_000_000;
let databases = 0;

export function newStorage(): TableStorage {
  return new TableStorage(`test-${++databases}`);
}

export function spawnDirect({ storage, thinker = new DirectThinker(), claim = free, timers }: Surroundings): Spawn {
  return () => {
    const world = { storage, thinker, claim, now: () => clock++ };
    const host = new Host(timers ? { ...world, timers } : world);
    const broken = Promise.withResolvers<never>();
    broken.promise.catch(() => {});
    const link: Link = {
      api: host,
      callback: (f) => f,
      broken: broken.promise,
      stop: () => broken.reject(new Error('closed')),
    };
    return link;
  };
}

/** Another page of the same browser. Every test has a game of its own, the same each time. */
export function pageOf(surroundings: Surroundings): LocalStore {
  const store = new LocalStore(surroundings.storage, spawnDirect(surroundings));
  const { create } = store;
  store.create = (setup, seed = seedOf(expect.getState().currentTestName ?? '', 0)) => create(setup, seed);
  return store;
}

export function setupFor(seats: TableSetup['seats'], more: TableSetup['options'] = {}): TableSetup {
  return { game: 'bossin-space', options: { players: seats.length, difficulty: 'easy', ...more }, seats };
}

/** The four games, and what a table of each is set up with. */
const SET: Record<string, TableSetup['options']> = {
  'bossin-space': { difficulty: 'easy' },
  unstoppable: {},
  rone: { mode: 'duel' },
  revenant: {},
};
export const GAMES: readonly string[] = Object.keys(SET);

export function setupOf(game: string, seats: TableSetup['seats']): TableSetup {
  return { game, options: { players: seats.length, ...SET[game] }, seats };
}

export const person = (name: string): { name: string } => ({ name });
export const bot = (name: string, spec = 'rules'): { name: string; bot: string } => ({ name, bot: spec });

/** The first moment for which `wanted` holds. */
export function until(session: TableSession, wanted: (moment: Moment) => boolean): Promise<Moment> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!wanted(session.moment())) return;
      stop();
      resolve(session.moment());
    };
    const stop = session.subscribe(look);
    look();
  });
}

/** A moment without the steps that led to it: the same position may be reached in other ways. */
export function position(moment: Moment): Omit<Moment, 'since' | 'beats'> {
  const { since: _since, beats: _beats, ...rest } = moment;
  return rest;
}

/** Something a person can do, or nobody can do anything any more. */
export const ready = (m: Moment): boolean => m.decisions.length > 0 || m.handOver !== null || m.over !== '';

/** One step of a person who picks anything legal; false when the game is over. */
export async function step(
  session: TableSession,
  rng: Rng,
  seen: (m: Moment) => void = () => {},
  how: (decision: Decision) => Said = () => 'hand',
): Promise<boolean> {
  const moment = await until(session, ready);
  seen(moment);
  if (moment.over !== '') return false;
  if (moment.handOver !== null) {
    await session.takeDevice(moment.handOver);
    return true;
  }
  const [decision] = moment.decisions;
  const pick: Picked = samplePick(decision.ask, rng);
  const outcome = await session.answer(decision.id, pick, how(decision));
  if (!outcome.ok) throw new Error(`${decision.id}: ${outcome.why}`);
  return true;
}

export async function play(
  session: TableSession,
  steps: number,
  seen?: (m: Moment) => void,
  rng: Rng = quickRng(7),
): Promise<void> {
  for (let i = 0; i < steps; i++) if (!(await step(session, rng, seen))) return;
}
