import { asidesBeside } from './asides.ts';
import type { Reel } from './beats.ts';
import { type Chance, Ctx } from './engine.ts';
import { LogError, RulesError } from './errors.ts';
import { type Film, newFilm } from './film.ts';
import { judge } from './judge.ts';
import type { Caveat, GameLog, Logged, Signal, UndoPolicy } from './log.ts';
import { tidyPick } from './picks.ts';
import { shownDigest } from './project.ts';
import {
  bookmarkOf,
  entriesOf,
  forgetBefore,
  newRecorder,
  type RawEntry,
  type Recorder,
  record,
  rewind,
  startAnswer,
} from './recorder.ts';
import { keyedRng } from './rng.ts';
import { heldIn, KEEP_EVERY, type Snapshot, snapshotOf, thinned } from './trail.ts';
import type { Answer, BaseFrame, Core, Decision, Outcome, Picked, Rules, Seat } from './types.ts';
import { MOST_SIGNALS, parseAnswer } from './wire.ts';

/** Filmed answers that are kept while somebody watches; older ones are played again. */
const REELS = 4;

/** How a table starts if not from its seed and options. */
export interface TableStart<S> {
  state?: S;
  chance?: Chance;
  /** Free unless said otherwise. */
  undo?: UndoPolicy;
}

/**
 * A game that goes on: its position, its log, the newest events and snapshots on the way. Works on a private copy and swaps
 * on success, so an exception inside the rules changes nothing. What the outside may see of it is in `Table`.
 */
export class RunningGame<S extends Core<F>, F extends BaseFrame, V, O> {
  readonly rules: Rules<S, F, V, O>;
  readonly options: O;
  readonly undoPolicy: UndoPolicy;
  protected readonly seed: string;
  protected readonly chance: Chance | undefined;
  protected state: S;
  protected open: Decision[] = [];
  protected recorder: Recorder = newRecorder();
  protected answers: Logged[] = [];
  protected barriers: boolean[] = [];
  protected signals: Signal[] = [];
  protected snapshots: Snapshot[] = [];
  protected caveats: Caveat[] = [];
  /** What was told before the first snapshot; made again where it was not kept. */
  protected prologue: RawEntry[] | undefined;
  protected reels: Reel<S>[] | undefined;
  /** Plays a stretch of the past again to tell it: however long that is, nothing of it may be forgotten. */
  protected retelling = false;
  /** Begun under other rules: what no longer fits is skipped when the past is played again. */
  protected updated = false;

  constructor(rules: Rules<S, F, V, O>, options: O, seed: string, from: TableStart<S> = {}) {
    this.rules = rules;
    this.options = options;
    this.seed = seed;
    this.chance = from.chance;
    this.undoPolicy = from.undo ?? 'free';
    if (from.state) this.state = rules.clone(from.state);
    else this.state = rules.initial(options, keyedRng(seed));
    this.start();
  }

  /** As if all that led to `snapshot` had been played here. A snapshot is kept before any signal is given there. */
  protected standAt(
    snapshot: Snapshot,
    snapshots: readonly Snapshot[],
    answers: readonly Logged[],
    barriers: readonly boolean[],
    signals: readonly Signal[],
  ): void {
    this.snapshots = snapshots.filter((s) => s.at <= snapshot.at);
    this.recorder = newRecorder(snapshot.told);
    this.recorder.held = heldIn(snapshot);
    this.answers = answers.slice(0, snapshot.at);
    this.barriers = barriers.slice(0, snapshot.at);
    this.signals = signals.filter((s) => s.after < snapshot.at);
  }

  protected replay(answers: readonly Logged[], signals: readonly Signal[]): void {
    let given = 0;
    for (let i = 0; i <= answers.length; i++) {
      for (; signals[given]?.after === this.length; given++) {
        if (!this.signal(signals[given].seat, signals[given].id)) throw new LogError(this.length, 'signal');
      }
      if (i === answers.length) break;
      const outcome = this.answer(answers[i]);
      if (!outcome.ok) throw new LogError(this.length, outcome.why);
    }
    if (given < signals.length) throw new LogError(this.length, 'signal');
  }

  private start(): void {
    this.attempt('set-up', (x) => x.settle(), 0);
    this.snapshots = [snapshotOf(0, this.state, this.recorder, true)];
    this.prologue = entriesOf(this.recorder);
  }

  /** Runs `work` on a copy; swaps only when it succeeds. Returns whether a barrier was met. */
  private attempt(what: string, work: (x: Ctx) => Decision[], answers: number, film?: Film<S>): boolean {
    const copy = this.rules.clone(this.state);
    const bookmark = bookmarkOf(this.recorder);
    startAnswer(this.recorder, answers);
    const x = new Ctx(
      this.rules,
      copy as unknown as Core<BaseFrame>,
      this.recorder,
      this.chance,
      film as unknown as Film<Core<BaseFrame>> | undefined,
    );
    try {
      const open = work(x);
      this.open = [...open, ...asidesBeside(this.rules, x.s, open)];
    } catch (error) {
      rewind(this.recorder, bookmark);
      const why = error instanceof Error ? error.message : String(error);
      throw new RulesError(`${this.rules.id}: ${what} failed: ${why}`, { log: this.log(), state: this.state }, error);
    }
    this.state = copy;
    return x.barrier;
  }

  /** Anything may come in here: what is no answer is refused like one that is wrong. */
  answer(raw: Answer): Outcome {
    const answer = parseAnswer(raw);
    if (!answer) return { ok: false, why: 'malformed' };
    const verdict = judge(this.rules, this.state as unknown as Core<BaseFrame>, this.open, answer);
    if (!verdict.ok) return verdict;
    const at = verdict.at as Decision;
    if (answer.shown !== undefined && answer.shown !== this.shown(answer.pick)) return { ok: false, why: 'stale' };
    const round = this.rules.round(this.state);
    const pick = tidyPick(at.ask, answer.pick);
    const film = this.reels && newFilm<S>();
    const told = this.told;
    const barrier = this.attempt(`answer ${answer.decision}`, (x) => x.take(at, pick), this.length + 1, film);
    const { decision, seat, by } = answer;
    this.answers.push(by === undefined ? { decision, seat, pick } : { decision, seat, pick, by });
    this.barriers.push(barrier);
    if (film) this.keepReel({ at: this.length, seat: answer.seat, told, cuts: film.cuts });
    this.keepSnapshot(this.rules.round(this.state) !== round);
    return { ok: true };
  }

  private keepReel(reel: Reel<S>): void {
    const { base } = this.recorder;
    for (const cut of reel.cuts) cut.told += base;
    this.reels = [...(this.reels ?? []), reel].slice(-REELS);
  }

  private keepSnapshot(newRound: boolean): void {
    const last = this.snapshots[this.snapshots.length - 1];
    if (!newRound && this.length - last.at < KEEP_EVERY) return;
    this.snapshots.push(snapshotOf(this.length, this.state, this.recorder, newRound));
    if (newRound) this.snapshots = thinned(this.snapshots);
    // Scripted luck cannot be played again, so nothing told under it may be forgotten.
    const keep = this.snapshots[this.snapshots.length - 3];
    if (keep && !this.chance && !this.retelling) forgetBefore(this.recorder, keep.told);
  }

  /** Gives a general signal; false when these rules, options or phase do not allow it, or too many were given. */
  signal(seat: Seat, id: string): boolean {
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < this.rules.seats(this.options);
    if (!isSeat || this.signals.length >= MOST_SIGNALS) return false;
    if (!this.rules.signals(this.state, seat).includes(id)) return false;
    this.signals.push({ after: this.answers.length, seat, id });
    record(this.recorder, { n: -1, type: 'signal', seat, pub: { id }, cause: '', rule: '' }, this.round);
    return true;
  }

  /** The signals a seat may give now. */
  signalsFor(seat: Seat): string[] {
    return this.signals.length >= MOST_SIGNALS ? [] : this.rules.signals(this.state, seat);
  }

  shown(pick: Picked): string {
    return shownDigest(this.rules, this.state as unknown as Core<BaseFrame>, pick);
  }

  /** How many events have been told. */
  get told(): number {
    return this.recorder.base + this.recorder.events.length;
  }

  get round(): number {
    return this.rules.round(this.state);
  }

  get length(): number {
    return this.answers.length;
  }

  /** The truth of this game. Holds the seed: for the owner of the table, and for everybody once the game is over. */
  log(): GameLog<O> {
    return {
      game: this.rules.id,
      rulesVersion: this.state.rulesVersion,
      options: this.options,
      seed: this.seed,
      answers: this.answers.slice(),
      signals: this.signals.slice(),
      caveats: this.caveats.slice(),
    };
  }
}
