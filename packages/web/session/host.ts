import {
  type Beat,
  type Eyes,
  type Outcome,
  type Picked,
  type Saved,
  SaveError,
  type Seat,
  saveOf,
  type UndoOffer,
} from '@starhold/kernel';
import { loadGame } from '../games/modules.ts';
import { type Standing, type Surroundings, TableEngine } from './engine.ts';
import { infoOf, newId, newTable, tableFrom, tableOfSave } from './opening.ts';
import { knowPack, packFor } from './packs.ts';
import { checkSetup, type SpareNames, setupOf } from './seats.ts';
import { savedFromLink, savedFromText } from './share.ts';
import type { AnyTable } from './table.ts';
import type { Tempo } from './tempo.ts';
import {
  type ChangeEntry,
  type Hint,
  type LogEntry,
  type Moment,
  type RoundValues,
  TableError,
  type TableProblem,
  type TableSetup,
} from './types.ts';

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

/** What the page can ask of the worker; one table in each. */
export interface HostApi {
  create(setup: TableSetup, seed: string | undefined, listener: Listener): Promise<Reply<Opened>>;
  open(id: string, listener: Listener): Promise<Reply<Opened>>;
  importText(text: string, spare?: SpareNames): Promise<Reply<string>>;
  importLink(link: string): Promise<Reply<string>>;
  answer(decision: string, pick: Picked): Promise<{ outcome: Outcome; standing: Standing }>;
  undo(force: boolean): Promise<{ offer: UndoOffer; standing: Standing }>;
  signal(id: string): Promise<boolean>;
  takeDevice(seat: Seat): Promise<Standing>;
  hint(depth: 1 | 2 | 3): Promise<Hint>;
  log(since?: number): Promise<LogEntry[]>;
  why(gauge: string): Promise<ChangeEntry[]>;
  series(): Promise<RoundValues[]>;
  past(at: number, eyes: Eyes): Promise<Moment>;
  beats(from: number, to: number, eyes: Eyes): Promise<Beat<unknown>[]>;
  shown(at: number): Promise<void>;
  tempo(tempo: Tempo): Promise<void>;
  pace(isOn: boolean): Promise<void>;
  playHere(): Promise<{ isHere: boolean; standing: Standing }>;
  playOnFrom(at: number): Promise<Reply<string>>;
  exportFile(): Promise<Saved>;
  link(): Promise<string | null>;
  crashReport(): Promise<string | null>;
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
      const table = newTable(game, checkSetup(game, setup), seed, setup.guided);
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
    return { id: engine.id, setup: engine.setup, standing };
  }

  importText(text: string, spare?: SpareNames): Promise<Reply<string>> {
    return attempt(() => this.keepSaved(savedFromText(text), newId(), spare));
  }

  /** The same link is the same table: opening it twice fills no shelf. */
  importLink(link: string): Promise<Reply<string>> {
    return attempt(async () => {
      const saved = await savedFromLink(link);
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
      await this.world.storage.put(infoOf({ id, game, setup, table, revision: 0 }, this.world.now()), text, 0);
    } catch (error) {
      throw new TableError('storageFull', String(error));
    }
    return id;
  }

  private get at(): TableEngine {
    if (!this.engine) throw new Error('no table is open');
    return this.engine;
  }

  async answer(decision: string, pick: Picked): Promise<{ outcome: Outcome; standing: Standing }> {
    const outcome = await this.at.answer(decision, pick);
    return { outcome, standing: this.at.now };
  }

  async undo(force: boolean): Promise<{ offer: UndoOffer; standing: Standing }> {
    const offer = await this.at.undo(force);
    return { offer, standing: this.at.now };
  }

  async signal(id: string): Promise<boolean> {
    return this.at.signal(id);
  }

  async takeDevice(seat: Seat): Promise<Standing> {
    this.at.takeDevice(seat);
    return this.at.now;
  }

  async hint(depth: 1 | 2 | 3): Promise<Hint> {
    return this.at.hint(depth);
  }

  async log(since?: number): Promise<LogEntry[]> {
    return this.at.lookback.log(since);
  }

  async why(gauge: string): Promise<ChangeEntry[]> {
    return this.at.lookback.why(gauge);
  }

  async series(): Promise<RoundValues[]> {
    return this.at.lookback.series();
  }

  async past(at: number, eyes: Eyes): Promise<Moment> {
    return this.at.lookback.past(at, eyes);
  }

  async beats(from: number, to: number, eyes: Eyes): Promise<Beat<unknown>[]> {
    return this.at.lookback.beats(from, to, eyes);
  }

  async shown(at: number): Promise<void> {
    this.at.shown(at);
  }

  async tempo(tempo: Tempo): Promise<void> {
    this.at.tempo(tempo);
  }

  async pace(isOn: boolean): Promise<void> {
    this.at.pace(isOn);
  }

  async playHere(): Promise<{ isHere: boolean; standing: Standing }> {
    const isHere = await this.at.playHere();
    return { isHere, standing: this.at.now };
  }

  playOnFrom(at: number): Promise<Reply<string>> {
    return attempt(async () => {
      const { setup } = this.at;
      const { table, saved } = await this.at.branch(at);
      return this.keep(newId(), setup, table, JSON.stringify(saved));
    });
  }

  async exportFile(): Promise<Saved> {
    return this.at.exported();
  }

  async link(): Promise<string | null> {
    return this.at.link();
  }

  async crashReport(): Promise<string | null> {
    return this.at.crashReport();
  }

  async close(): Promise<void> {
    this.engine?.close();
    await this.world.storage.close();
  }
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
