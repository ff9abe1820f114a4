import {
  type Answer,
  type Decision,
  type Eyes,
  type GameModule,
  isLegal,
  type Outcome,
  type Picked,
  type Saved,
  type Seat,
  saveOf,
  type UndoOffer,
} from '@starhold/kernel';
import { fallbackPick, hintFrom, hintJob, jobFor } from './bots.ts';
import { Device, type Look } from './device.ts';
import type { Claim, ClaimMaker } from './lock.ts';
import { cleaned, momentOf, pastMoment, undoSeatFor } from './moment.ts';
import { infoOf, type OpenTable, tableFrom } from './opening.ts';
import { Saver } from './saver.ts';
import { personsAt, seatWords } from './seats.ts';
import { linkData } from './share.ts';
import type { TableStorage } from './storage.ts';
import type { AnyTable } from './table.ts';
import type { Thinker } from './think.ts';
import type { ChangeEntry, Hint, LogEntry, Moment, RoundValues, TableInfo, TableProblem, TableSetup } from './types.ts';
import { changesOf, seriesOf } from './why.ts';

/** What the outside world gives the engine. */
export interface Surroundings {
  storage: TableStorage;
  thinker: Thinker;
  claim: ClaimMaker;
  now(): number;
}

/** Where the table stands, numbered so that an older message never overwrites a newer one. */
export interface Standing {
  n: number;
  moment: Moment;
  problem: TableProblem | null;
}

interface Crash {
  message: string;
  stack: string;
  answer: Answer;
}

/** How long a tab waits for another one to let go before it says so: a reload lets go at once. */
const LOCK_PATIENCE = 400;

/** One table: the game, who may see what, the bots, and the saves. Lives in a worker, but needs nothing of one. */
export class TableEngine {
  readonly id: string;
  readonly setup: TableSetup;
  private readonly game: GameModule;
  private readonly world: Surroundings;
  private readonly persons: readonly Seat[];
  private readonly device: Device;
  private readonly saver: Saver;
  private readonly claim: Claim;
  private table: AnyTable;
  private look: Look;
  private standing: Standing;
  private listener: (standing: Standing) => void = () => {};
  private crash: Crash | null = null;
  private botsRun = false;
  private isReadOnly = false;
  /** Said until the next answer. */
  private news: OpenTable['news'];
  private isClosed = false;
  /** Counts what was taken back: what a bot thought before that is void. */
  private undone = 0;

  constructor(world: Surroundings, open: OpenTable) {
    this.world = world;
    this.id = open.id;
    this.game = open.game;
    this.setup = open.setup;
    this.table = open.table;
    this.news = open.news ?? null;
    this.persons = personsAt(open.setup);
    this.device = new Device(open.game, this.persons);
    this.saver = new Saver(
      world.storage,
      () => ({ info: this.info(), text: JSON.stringify(this.save()) }),
      open.revision,
    );
    this.claim = world.claim(open.id);
    this.look = this.device.look(this.table);
    this.standing = { n: 0, moment: this.momentNow(), problem: null };
  }

  /** Claims the table and lets bots begin. Without the claim it can only be looked at, until the other tab is done. */
  async start(listener: (standing: Standing) => void): Promise<Standing> {
    const patience = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), LOCK_PATIENCE));
    if ((await Promise.race([this.claim.granted, patience])) === 'late') {
      this.isReadOnly = true;
      void this.claim.granted.then(() => this.comeBack());
    } else if (this.saver.revision === 0) await this.saver.save();
    if (this.persons.length < this.setup.seats.length) this.world.thinker.prepare(this.game.id);
    const standing = this.update();
    this.listener = listener;
    void this.runBots();
    return standing;
  }

  /** The other tab is done: what it left is the table now. */
  private async comeBack(): Promise<void> {
    if (this.isClosed) return;
    const kept = await this.world.storage.get(this.id);
    this.table = tableFrom(this.game, kept.text).table;
    this.saver.revision = kept.revision;
    this.isReadOnly = false;
    this.undone++;
    this.update();
    void this.runBots();
  }

  private momentNow(): Moment {
    const thinking = this.canPlay ? (this.botDecision()?.ask.seat ?? null) : null;
    return momentOf(this.game, this.table, this.look, this.persons, thinking);
  }

  private get canPlay(): boolean {
    return !this.isReadOnly && !this.isClosed && this.crash === null;
  }

  /** After each change: who may see what now, and word to the page. */
  private update(): Standing {
    this.look = this.device.look(this.table);
    if (this.saver.problem === 'elsewhere') this.isReadOnly = true;
    const problem = this.isReadOnly ? 'elsewhere' : this.crash ? 'crashed' : (this.saver.problem ?? this.news ?? null);
    this.standing = { n: this.standing.n + 1, moment: this.momentNow(), problem };
    this.listener(this.standing);
    return this.standing;
  }

  get now(): Standing {
    return this.standing;
  }

  async answer(decision: string, pick: Picked): Promise<Outcome> {
    if (this.isReadOnly) return { ok: false, why: 'stale' };
    const at = this.look.decisions.find((d) => d.id === decision);
    if (!at) return { ok: false, why: this.table.over === '' ? 'stale' : 'over' };
    const outcome = this.take({ decision, seat: at.ask.seat, pick });
    if (outcome.ok) this.news = null;
    if (outcome.ok) await this.saver.save();
    this.update();
    void this.runBots();
    return outcome;
  }

  /** An exception inside the rules leaves the table as it was; what led to it is kept for a report. */
  private take(answer: Answer): Outcome {
    try {
      const outcome = this.table.answer(answer);
      if (outcome.ok) this.crash = null;
      return outcome;
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      this.crash = { message, stack, answer };
      return { ok: false, why: 'notOffered' };
    }
  }

  async undo(force: boolean): Promise<UndoOffer> {
    const { eyes } = this.look;
    const seat = undoSeatFor(this.table, eyes, this.persons);
    if (this.isReadOnly || seat < 0) return { ok: false, why: 'nothing' };
    const offer = this.table.undo(seat, force);
    if (offer.ok) {
      this.undone++;
      this.crash = null;
      await this.saver.save();
      this.update();
      void this.runBots();
    }
    return cleaned(this.game, offer, eyes);
  }

  async signal(id: string): Promise<boolean> {
    const { eyes, decisions } = this.look;
    const seat = decisions[0]?.ask.seat ?? (eyes === 'table' ? -1 : eyes);
    if (this.isReadOnly || !this.table.signal(seat, id)) return false;
    await this.saver.save();
    this.update();
    return true;
  }

  takeDevice(seat: Seat): void {
    if (this.isReadOnly) return;
    this.device.take(this.table, seat);
    this.update();
  }

  private botDecision(): Decision | undefined {
    for (const [seat, { bot }] of this.setup.seats.entries()) {
      const [decision] = bot === undefined ? [] : this.table.seen(seat).decisions;
      if (decision) return decision;
    }
    return undefined;
  }

  /** One bot after the other, as long as any has something to choose. */
  private async runBots(): Promise<void> {
    if (this.botsRun) return;
    this.botsRun = true;
    for (;;) {
      const decision = this.canPlay ? this.botDecision() : undefined;
      if (!decision) break;
      const pick = await this.botPick(decision);
      if (pick === undefined || !this.canPlay) continue;
      const { seat } = decision.ask;
      if (!this.take({ decision: decision.id, seat, pick }).ok && this.crash === null) continue;
      await this.saver.save();
      this.update();
    }
    this.botsRun = false;
  }

  /** Undefined when something was taken back meanwhile. */
  private async botPick(decision: Decision): Promise<Picked | undefined> {
    const { undone } = this;
    const spec = this.setup.seats[decision.ask.seat].bot ?? 'rules';
    const thought = await this.world.thinker.think(jobFor(this.table, this.game, decision, spec)).catch(() => null);
    if (undone !== this.undone) return undefined;
    return thought && isLegal(decision.ask, thought.pick)
      ? thought.pick
      : fallbackPick(this.table, this.game, decision);
  }

  async hint(depth: 1 | 2 | 3): Promise<Hint> {
    const [decision] = this.look.decisions;
    if (!decision) return { look: [], options: [], pick: null, ranked: [] };
    const thought = await this.world.thinker.think(hintJob(this.table, this.game, decision));
    return hintFrom(this.table, this.game, this.standing.moment, thought, depth);
  }

  log(since = 0): LogEntry[] {
    return this.table.history(this.look.eyes, Math.max(0, since));
  }

  why(gauge: string): ChangeEntry[] {
    return changesOf(this.game, this.log(), gauge);
  }

  series(): RoundValues[] {
    return seriesOf(this.game, this.table);
  }

  /** Through one's own eyes or the table's; through anybody's once the game is over. */
  past(at: number, eyes: Eyes): Moment {
    const isFree = eyes === 'table' || eyes === this.look.eyes || this.table.over !== '';
    const known = eyes === 'table' || (eyes >= 0 && eyes < this.setup.seats.length);
    return pastMoment(this.table, this.within(at), isFree && known ? eyes : 'table');
  }

  /** The same game up to there. Whoever has seen how it went on, or may see it first in the copy, plays with a caveat. */
  async branch(at: number): Promise<{ table: AnyTable; saved: Saved }> {
    await this.markCopied();
    const table = this.table.upTo(this.within(at));
    if (this.table.over === '' || this.table.learnedSince(this.within(at))) table.addCaveat('copy');
    return { table, saved: saveOf(table, seatWords(this.setup), this.game.packs) };
  }

  /** A copy of a running game shows what is still to come: the game itself has a caveat too. */
  private async markCopied(): Promise<void> {
    if (this.table.over !== '' || this.table.allCaveats.includes('copy')) return;
    this.table.addCaveat('copy');
    if (!this.isReadOnly) await this.saver.save();
    this.update();
  }

  async exported(): Promise<Saved> {
    await this.markCopied();
    return this.save();
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.table.length, Math.trunc(at) || 0));
  }

  save(): Saved {
    return saveOf(this.table, seatWords(this.setup), this.game.packs);
  }

  async link(): Promise<string | null> {
    return this.table.over === '' ? null : linkData(this.save());
  }

  crashReport(): string | null {
    return this.crash && JSON.stringify({ ...this.crash, saved: this.save() }, null, 1);
  }

  info(): TableInfo {
    return infoOf(
      { id: this.id, game: this.game, setup: this.setup, table: this.table, revision: 0 },
      this.world.now(),
    );
  }

  close(): void {
    this.isClosed = true;
    this.listener = () => {};
    this.claim.release();
    this.world.thinker.close();
  }
}
