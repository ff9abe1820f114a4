import {
  type Answer,
  isLegal,
  type Outcome,
  type Picked,
  type Saved,
  type Seat,
  saveOf,
  type TableModule,
  type UndoOffer,
} from '@starhold/kernel';
import {
  type AnyTable,
  cleaned,
  Device,
  hintFrom,
  hintJob,
  type Look,
  Lookback,
  momentOf,
  personsAt,
  type Rehearsed,
  rehearsed,
  seatWords,
  undoSeatFor,
  type Wanted,
  WatchedTable,
} from '@starhold/session';
import { BotSeats } from './botSeats.ts';
import { type Estimate, estimatesOf } from './estimates.ts';
import { Hold } from './hold.ts';
import type { ClaimMaker } from './lock.ts';
import { infoOf, type OpenTable, tableFrom } from './opening.ts';
import { playedOf } from './played.ts';
import { Saver } from './saver.ts';
import { linkData } from './share.ts';
import { isChain, type Said, StandingSeats } from './standingSeats.ts';
import type { TableStorage } from './storage.ts';
import type { Tempo, Timers } from './tempo.ts';
import type { Thinker } from './thinker.ts';
import type { Hint, Moment, TableInfo, TableProblem, TableSetup } from './types.ts';

/** What the outside world gives the engine. */
export interface Surroundings {
  storage: TableStorage;
  thinker: Thinker;
  claim: ClaimMaker;
  now(): number;
  /** For the tempo of bots; real ones unless given. */
  timers?: Timers;
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

/** One table: the game, who may see what, the bots, and the saves. Lives in a worker, but needs nothing of one. */
export class TableEngine {
  readonly id: string;
  readonly setup: TableSetup;
  private readonly game: TableModule;
  private readonly world: Surroundings;
  private readonly persons: readonly Seat[];
  private readonly device: Device;
  private readonly saver: Saver;
  private readonly watching = new WatchedTable();
  private readonly bots: BotSeats;
  private readonly answers: StandingSeats;
  private readonly hold: Hold;
  private table: AnyTable;
  private look: Look;
  private standing: Standing;
  private listener: (standing: Standing) => void = () => {};
  private crash: Crash | null = null;
  private isReadOnly = false;
  /** Said until the next answer. */
  private news: OpenTable['news'];
  private isClosed = false;

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
      () => ({
        info: this.info(),
        text: JSON.stringify(this.save()),
        played: playedOf(this.open, this.world.now()),
      }),
      open.revision,
    );
    this.hold = new Hold(world.claim, open.id, { gained: () => this.comeBack(), lost: () => this.lookOn() });
    this.bots = new BotSeats(open.game, open.setup, world, {
      table: () => this.table,
      canPlay: () => this.canPlay,
      give: (answer) => this.giveForBot(answer),
    });
    this.answers = new StandingSeats(open.game, this.persons, world.timers, {
      table: () => this.table,
      look: () => this.look,
      canPlay: () => this.canPlay,
      take: (answer) => this.take(answer),
      changed: (isGiven) => this.changed(isGiven),
    });
    this.watchFromHere();
    this.look = this.device.look(this.table);
    this.standing = { n: 0, moment: this.momentNow(), problem: null };
  }

  /** Claims the table and lets bots begin. Without the claim it can only be looked at, until the other tab is done. */
  async start(listener: (standing: Standing) => void): Promise<Standing> {
    if (!(await this.hold.start())) this.isReadOnly = true;
    else if (this.saver.revision === 0) await this.saver.save();
    this.world.thinker.prepare(this.setup, this.persons.length < this.setup.seats.length);
    const standing = this.update();
    this.listener = listener;
    void this.bots.run();
    return standing;
  }

  /** Another tab took the table: this one looks on. */
  private lookOn(): void {
    this.isReadOnly = true;
    this.takenBack();
    this.update();
  }

  /** The other tab is done: what it left is the table now. */
  private async comeBack(): Promise<void> {
    if (this.isClosed) return;
    const kept = await this.world.storage.get(this.id);
    this.table = tableFrom(this.game, kept.text).table;
    this.saver.revision = kept.revision;
    this.saver.problem = null;
    this.isReadOnly = false;
    this.takenBack();
    this.update();
    void this.bots.run();
  }

  async playHere(): Promise<boolean> {
    if (this.isReadOnly) await this.hold.take().catch(() => {});
    return !this.isReadOnly;
  }

  /** From here on the steps of each answer are kept; what was before is not shown step by step. */
  private watchFromHere(): void {
    this.table.watch(true);
    this.watching.startAt(this.table);
  }

  /** What a bot was about to say is void, and so are the steps that led here. */
  private takenBack(): void {
    this.bots.void();
    this.watchFromHere();
  }

  private momentNow(): Moment {
    const thinking = this.canPlay ? (this.bots.next()?.ask.seat ?? null) : null;
    const steps = this.watching.next(this.table, this.look);
    return this.answers.into(momentOf(this.game, this.table, this.look, this.persons, thinking, steps));
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
    this.answers.startLine(this.standing.moment);
    return this.standing;
  }

  private async changed(isGiven: boolean): Promise<void> {
    if (isGiven) await this.saver.save();
    this.update();
    void this.bots.run();
  }

  get now(): Standing {
    return this.standing;
  }

  async answer(decision: string, pick: Picked, how: Said = 'hand'): Promise<Outcome> {
    if (this.isReadOnly) return { ok: false, why: 'stale' };
    const at = this.look.decisions.find((d) => d.id === decision);
    if (!at) return { ok: false, why: this.table.over === '' ? 'stale' : 'over' };
    if (!this.answers.prepare(at, pick, how)) return { ok: false, why: 'stale' };
    const outcome = this.take({ decision, seat: at.ask.seat, pick, by: isChain(how) ? 'chain' : 'hand' });
    if (outcome.ok) {
      this.news = null;
      this.answers.give();
    }
    await this.changed(outcome.ok);
    return outcome;
  }

  want(wanted: Wanted): Promise<void> {
    return this.answers.want(wanted);
  }

  halt(): Promise<void> {
    return this.answers.halt();
  }

  /** What an intended pick would come to, as far as anybody can know. */
  async rehearse(decision: string, pick: Picked, assumed?: readonly string[]): Promise<Rehearsed[]> {
    const at = this.look.decisions.find((d) => d.id === decision);
    return at && isLegal(at.ask, pick) ? rehearsed(this.game, this.table, at, pick, assumed) : [];
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

  /** False when it was refused. */
  private async giveForBot(answer: Answer): Promise<boolean> {
    if (!this.take(answer).ok && this.crash === null) return false;
    this.answers.give();
    await this.saver.save();
    this.update();
    return true;
  }

  async undo(force: boolean): Promise<UndoOffer> {
    const { eyes } = this.look;
    const seat = undoSeatFor(this.table, eyes, this.persons);
    if (this.isReadOnly || seat < 0) return { ok: false, why: 'nothing' };
    const offer = this.table.undo(seat, force);
    if (offer.ok) {
      this.answers.hold(offer.answer.decision);
      this.takenBack();
      this.crash = null;
      // Said before it is saved: a bot may answer meanwhile, and its steps start from here.
      this.update();
      await this.saver.save();
      if (this.saver.problem !== null) this.update();
      void this.bots.run();
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

  async hint(depth: 1 | 2 | 3): Promise<Hint> {
    const [decision] = this.look.decisions;
    if (!decision) return { look: [], options: [], pick: null, ranked: [] };
    const thought = await this.world.thinker.think(hintJob(this.table, this.game, decision));
    return hintFrom(this.table, this.game, this.standing.moment, thought, depth);
  }

  /** What was, for those who look now. */
  /** Of a game that is over, for anybody: nothing in it is hidden any more. */
  estimates(seat: Seat): Promise<Estimate[]> {
    return estimatesOf(this.game, this.table, seat);
  }

  get lookback(): Lookback {
    return new Lookback(this.game, this.table, this.look.eyes);
  }

  shown(at: number): void {
    this.bots.pace.shown(at);
    this.answers.shown(at, this.standing.moment);
  }

  tempo(tempo: Tempo): void {
    this.bots.pace.tempo(tempo);
  }

  pace(isOn: boolean): void {
    this.bots.pace.watch(isOn);
  }

  /** The same game up to there. Whoever has seen how it went on, or may see it first in the copy, plays with a caveat. */
  async branch(at: number): Promise<{ table: AnyTable; saved: Saved }> {
    await this.markCopied();
    const table = this.lookback.upTo(at);
    if (this.table.over === '' || this.table.learnedSince(table.length)) table.addCaveat('copy');
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

  save(): Saved {
    return saveOf(this.table, seatWords(this.setup), this.game.packs);
  }

  async link(): Promise<string | null> {
    return this.table.over === '' ? null : linkData(this.save());
  }

  crashReport(): string | null {
    return this.crash && JSON.stringify({ ...this.crash, saved: this.save() }, null, 1);
  }

  private get open(): OpenTable {
    return { id: this.id, game: this.game, setup: this.setup, table: this.table, revision: 0 };
  }

  info(): TableInfo {
    return infoOf(this.open, this.world.now());
  }

  close(): void {
    this.isClosed = true;
    this.answers.close();
    this.bots.void();
    this.listener = () => {};
    this.hold.release();
    this.world.thinker.close();
  }
}
