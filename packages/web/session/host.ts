import { type Saved, SaveError, saveOf } from '@starhold/kernel';
import {
  type AnyTable,
  checkSetup,
  knowPack,
  type Lookback,
  packFor,
  type SpareNames,
  setupOf,
} from '@starhold/session';
import { loadGame } from '../games/modules.ts';
import type { DeviceTable } from './deviceTable.ts';
import { type Standing, type Surroundings, TableEngine } from './engine.ts';
import { dailySeed, infoOf, newId, newTable, tableFrom, tableOfSave } from './opening.ts';
import { TableError, type TableProblem, type TableSetup } from './types.ts';

/** Only who brings a game needs it. */
const loadShare = () => import('./share.ts');

/** Errors do not cross from a worker whole, so those that mean something are results. */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'table'; problem: TableProblem; detail: string }
  | { ok: false; kind: 'save'; problem: SaveError['problem']; detail: string };

export interface Opened {
  id: string;
  setup: TableSetup;
  standing: Standing;
}

export type Listener = (standing: Standing) => void;

/** What changes the table: the answer comes with where it stands then. */
export type Acts = Pick<TableEngine, 'answer' | 'undo' | 'takeDevice' | 'playHere' | 'want' | 'halt'>;
/** What is asked of it or told to it. */
type Asks = Pick<TableEngine, 'signal' | 'hint' | 'shown' | 'tempo' | 'pace' | 'exported'>;
/** What is read off it. */
type Reads = Pick<DeviceTable, 'rehearse' | 'estimates' | 'link' | 'crashReport'>;
type Memories = Pick<Lookback, 'log' | 'why' | 'series' | 'past' | 'beats'>;

export type Handed<T, K extends keyof T> = T[K] extends (...given: infer G) => unknown ? G : never;
export type Said<T, K extends keyof T> = T[K] extends (...given: never[]) => infer R ? Awaited<R> : never;

/** What the page can ask of the worker; one table in each. */
export interface HostApi {
  create(setup: TableSetup, seed: string | undefined, listener: Listener): Promise<Reply<Opened>>;
  open(id: string, listener: Listener): Promise<Reply<Opened>>;
  importText(text: string, spare?: SpareNames): Promise<Reply<string>>;
  importLink(link: string): Promise<Reply<string>>;
  playOnFrom(at: number): Promise<Reply<string>>;
  act<K extends keyof Acts>(what: K, ...given: Handed<Acts, K>): Promise<{ said: Said<Acts, K>; standing: Standing }>;
  ask<K extends keyof Asks>(what: K, ...given: Handed<Asks, K>): Promise<Said<Asks, K>>;
  read<K extends keyof Reads>(what: K, ...given: Handed<Reads, K>): Promise<Said<Reads, K>>;
  recall<K extends keyof Memories>(what: K, ...given: Handed<Memories, K>): Promise<Said<Memories, K>>;
  close(): Promise<void>;
}

export class Host implements HostApi {
  private readonly world: Surroundings;
  private engine: TableEngine | undefined;

  constructor(world: Surroundings) {
    this.world = world;
  }

  create(setup: TableSetup, seed: string | undefined, listener: Listener): Promise<Reply<Opened>> {
    return attempt(async () => {
      const game = await loadGame(setup.game);
      knowPack(game, setup);
      // What everybody gets alike nobody has chosen: a lesson, or the challenge of a day.
      const shared = setup.daily === undefined ? seed : dailySeed(game.id, setup.daily);
      const isShared = setup.guided || setup.daily !== undefined;
      const table = newTable(game, checkSetup(game, setup), shared, isShared);
      return this.begin(new TableEngine(this.world, { id: newId(), game, setup, table, revision: 0 }), listener);
    });
  }

  open(id: string, listener: Listener): Promise<Reply<Opened>> {
    return attempt(async () => {
      const { info, text, revision } = await this.world.storage.get(id);
      const game = await loadGame(info.setup.game);
      knowPack(game, info.setup);
      const open = { id, game, setup: info.setup, revision, ...tableFrom(game, text) };
      return this.begin(new TableEngine(this.world, open), listener);
    });
  }

  private async begin(engine: TableEngine, listener: Listener): Promise<Opened> {
    this.engine = engine;
    const standing = await engine.start(listener);
    return { id: engine.at.id, setup: engine.at.setup, standing };
  }

  importText(text: string, spare?: SpareNames): Promise<Reply<string>> {
    return attempt(async () => this.keepSaved((await loadShare()).savedFromText(text), newId(), spare));
  }

  /** The same link is the same table: opening it twice fills no shelf. */
  importLink(link: string): Promise<Reply<string>> {
    return attempt(async () => {
      const saved = await (await loadShare()).savedFromLink(link);
      if (saved.over === '') throw new SaveError('shape', 'the game in the link is not finished');
      const id = `r${saved.sum.slice(0, 20)}`;
      return (await this.world.storage.has(id)) ? id : this.keepSaved(saved, id);
    });
  }

  private async keepSaved(saved: Saved, id: string, spare?: SpareNames): Promise<string> {
    const game = await loadGame(saved.game);
    const { table } = tableOfSave(game, saved);
    // The same running game may lie elsewhere too, where this one shows what is still to come.
    if (table.over === '') table.addCaveat('copy');
    const seated = setupOf(saved, game.rules.seats(table.options), spare);
    const setup = { ...seated, ...packFor(game, saved.starhold === 2 ? saved.pack?.key : undefined) };
    return this.keep(id, setup, table, JSON.stringify(saveOf(table, saved.seats, game.packs)));
  }

  private async keep(id: string, setup: TableSetup, table: AnyTable, text: string): Promise<string> {
    const game = await loadGame(setup.game);
    try {
      await this.world.storage.put(infoOf({ id, game, setup, table }, this.world.now()), text, 0);
    } catch (error) {
      throw new TableError('storageFull', String(error));
    }
    return id;
  }

  private get running(): TableEngine {
    if (!this.engine) throw new Error('no table is open');
    return this.engine;
  }

  async act<K extends keyof Acts>(
    what: K,
    ...given: Handed<Acts, K>
  ): Promise<{ said: Said<Acts, K>; standing: Standing }> {
    const said = await called<Acts, K>(this.running, what, given);
    return { said, standing: this.running.now };
  }

  ask<K extends keyof Asks>(what: K, ...given: Handed<Asks, K>): Promise<Said<Asks, K>> {
    return called<Asks, K>(this.running, what, given);
  }

  read<K extends keyof Reads>(what: K, ...given: Handed<Reads, K>): Promise<Said<Reads, K>> {
    return called<Reads, K>(this.running.at, what, given);
  }

  recall<K extends keyof Memories>(what: K, ...given: Handed<Memories, K>): Promise<Said<Memories, K>> {
    return called<Memories, K>(this.running.at.lookback, what, given);
  }

  playOnFrom(at: number): Promise<Reply<string>> {
    return attempt(async () => {
      const { setup } = this.running.at;
      const { table, saved } = await this.running.branch(at);
      return this.keep(newId(), setup, table, JSON.stringify(saved));
    });
  }

  async close(): Promise<void> {
    this.engine?.close();
    await this.world.storage.close();
  }
}

async function called<T, K extends keyof T>(on: T, what: K, given: Handed<T, K>): Promise<Said<T, K>> {
  return (on[what] as (...all: unknown[]) => Promise<Said<T, K>>).apply(on, given);
}

async function attempt<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof TableError) return { ok: false, kind: 'table', problem: error.problem, detail: error.message };
    if (error instanceof SaveError) return { ok: false, kind: 'save', problem: error.problem, detail: error.detail };
    throw error;
  }
}
