import type { Answer, Outcome, Picked, Saved, Seat, UndoOffer } from '@starhold/kernel';
import { type AnyTable, cleaned, hintFrom, hintJob, type Wanted } from '@starhold/session';
import { BotSeats } from './botSeats.ts';
import { DeviceTable } from './deviceTable.ts';
import { Hold } from './hold.ts';
import type { ClaimMaker } from './lock.ts';
import { infoOf, type OpenTable, tableFrom } from './opening.ts';
import { playedOf } from './played.ts';
import { Saver, type Written } from './saver.ts';
import { isChain, type Said, StandingSeats } from './standingSeats.ts';
import type { TableStorage } from './storage.ts';
import type { Tempo, Timers } from './tempo.ts';
import type { Thinker } from './thinker.ts';
import type { Hint, Moment, TableProblem } from './types.ts';

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

/** What moves a table: answers, bots, saves, other tabs, and word to the page. Lives in a worker, but needs nothing of one. */
export class TableEngine {
  readonly at: DeviceTable;
  private readonly world: Surroundings;
  private readonly saver: Saver;
  private readonly bots: BotSeats;
  private readonly answers: StandingSeats;
  private readonly hold: Hold;
  private standing: Standing;
  private listener: (standing: Standing) => void = () => {};
  private isReadOnly = false;
  /** Said until the next answer. */
  private news: OpenTable['news'];
  private isClosed = false;

  constructor(world: Surroundings, open: OpenTable) {
    this.world = world;
    const at = new DeviceTable(open);
    this.at = at;
    this.news = open.news ?? null;
    this.saver = new Saver(world.storage, () => this.kept(), open.revision);
    this.hold = new Hold(world.claim, open.id, { gained: () => this.comeBack(), lost: () => this.lookOn() });
    this.bots = new BotSeats(at.game, at.setup, world, {
      table: () => at.table,
      canPlay: () => this.canPlay,
      give: (answer) => this.giveForBot(answer),
    });
    this.answers = new StandingSeats(at.game, at.persons, world.timers, {
      table: () => at.table,
      look: () => at.look,
      canPlay: () => this.canPlay,
      take: (answer) => at.take(answer),
      changed: (isGiven) => this.changed(isGiven),
    });
    this.standing = { n: 0, moment: this.momentNow(), problem: null };
  }

  /** Claims the table and lets bots begin. Without the claim it can only be looked at, until the other tab is done. */
  async start(listener: (standing: Standing) => void): Promise<Standing> {
    if (!(await this.hold.start())) this.isReadOnly = true;
    else if (this.saver.revision === 0) await this.saver.save();
    const { setup, persons } = this.at;
    this.world.thinker.prepare(setup, persons.length < setup.seats.length);
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
    const kept = await this.world.storage.get(this.at.id);
    this.at.replace(tableFrom(this.at.game, kept.text).table);
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

  /** What a bot was about to say is void, and so are the steps that led here. */
  private takenBack(): void {
    this.bots.void();
    this.at.watchFromHere();
  }

  private momentNow(): Moment {
    return this.answers.into(this.at.moment(this.canPlay ? (this.bots.next()?.ask.seat ?? null) : null));
  }

  private get canPlay(): boolean {
    return !this.isReadOnly && !this.isClosed && !this.at.hasCrashed;
  }

  /** After each change: who may see what now, and word to the page. */
  private update(): Standing {
    this.at.lookAgain();
    if (this.saver.problem === 'elsewhere') this.isReadOnly = true;
    this.standing = { n: this.standing.n + 1, moment: this.momentNow(), problem: this.problem };
    this.listener(this.standing);
    this.answers.startLine(this.standing.moment);
    return this.standing;
  }

  private get problem(): TableProblem | null {
    if (this.isReadOnly) return 'elsewhere';
    return this.at.hasCrashed ? 'crashed' : (this.saver.problem ?? this.news ?? null);
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
    const { look, table } = this.at;
    const asked = look.decisions.find((d) => d.id === decision);
    if (!asked) return { ok: false, why: table.over === '' ? 'stale' : 'over' };
    if (!this.answers.prepare(asked, pick, how)) return { ok: false, why: 'stale' };
    const outcome = this.at.take({ decision, seat: asked.ask.seat, pick, by: isChain(how) ? 'chain' : 'hand' });
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

  /** False when it was refused. */
  private async giveForBot(answer: Answer): Promise<boolean> {
    if (!this.at.take(answer).ok && !this.at.hasCrashed) return false;
    this.answers.give();
    await this.saver.save();
    this.update();
    return true;
  }

  async undo(force: boolean): Promise<UndoOffer> {
    if (this.isReadOnly) return { ok: false, why: 'nothing' };
    const { eyes } = this.at.look;
    const offer = this.at.undo(force);
    if (offer.ok) {
      this.answers.takenBack(offer.answer.decision);
      this.takenBack();
      // Said before it is saved: a bot may answer meanwhile, and its steps start from here.
      this.update();
      await this.saver.save();
      if (this.saver.problem !== null) this.update();
      void this.bots.run();
    }
    return cleaned(this.at.game, offer, eyes);
  }

  async signal(id: string): Promise<boolean> {
    if (this.isReadOnly || !this.at.signal(id)) return false;
    await this.saver.save();
    this.update();
    return true;
  }

  takeDevice(seat: Seat): void {
    if (this.isReadOnly) return;
    this.at.handTo(seat);
    this.update();
  }

  async hint(depth: 1 | 2 | 3): Promise<Hint> {
    const { look, table, game } = this.at;
    const [decision] = look.decisions;
    if (!decision) return { look: [], options: [], pick: null, ranked: [] };
    const thought = await this.world.thinker.think(hintJob(table, game, decision));
    return hintFrom(this.at.table, game, this.standing.moment, thought, depth);
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

  async branch(at: number): Promise<{ table: AnyTable; saved: Saved }> {
    await this.markCopied();
    return this.at.copyUpTo(at);
  }

  async exported(): Promise<Saved> {
    await this.markCopied();
    return this.at.save();
  }

  private async markCopied(): Promise<void> {
    if (!this.at.markCopied()) return;
    if (!this.isReadOnly) await this.saver.save();
    this.update();
  }

  /** What the storage keeps of it. */
  private kept(): Written {
    const now = this.world.now();
    return { info: infoOf(this.at, now), text: JSON.stringify(this.at.save()), played: playedOf(this.at, now) };
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
