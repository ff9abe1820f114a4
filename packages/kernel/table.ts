import { type Chance, Ctx } from './engine.ts';
import { LogError, RulesError } from './errors.ts';
import { hashOf } from './hash.ts';
import { judge } from './judge.ts';
import type { GameLog, Logged, Signal, UndoOffer } from './log.ts';
import { tidyPick } from './picks.ts';
import { project, projectEvent, projectRefusals, type Seen, type SeenEvent, shownDigest } from './project.ts';
import { copyRecorder, newRecorder, type Recorder, record, type Told } from './recorder.ts';
import { commitmentOf, keyedRng } from './rng.ts';
import type {
  Answer,
  BaseFrame,
  Core,
  Decision,
  Eyes,
  GameEvent,
  OptionInfo,
  Outcome,
  Picked,
  Refusal,
  Rng,
  Rules,
  Seat,
} from './types.ts';

interface Moment<S> {
  /** Answers that lead here. */
  at: number;
  state: S;
  recorder: Recorder;
}

/** After how many answers a copy is kept, besides one at every new round. */
const KEEP_EVERY = 16;

/**
 * One running game: works on a private copy and swaps on success, so an exception inside the rules changes nothing.
 * Keeps the log, the events, and copies of earlier moments for undo and replay.
 */
export class Table<S extends Core<F>, F extends BaseFrame, V, O> {
  readonly rules: Rules<S, F, V, O>;
  readonly options: O;
  readonly commitment: string;
  private readonly seed: string;
  private readonly chance: Chance | undefined;
  private state: S;
  private open: Decision[] = [];
  private recorder: Recorder = newRecorder();
  private answers: Logged[] = [];
  private barriers: boolean[] = [];
  private signals: Signal[] = [];
  private moments: Moment<S>[] = [];
  private marked = false;

  constructor(rules: Rules<S, F, V, O>, options: O, seed: string, from?: { state: S; chance?: Chance }) {
    this.rules = rules;
    this.options = options;
    this.seed = seed;
    this.commitment = commitmentOf(seed);
    this.chance = from?.chance;
    this.state = from ? rules.clone(from.state) : rules.initial(options, keyedRng(seed));
    this.start();
  }

  /** Rebuilds a table from its log. Throws with the number of the first answer that does not fit. */
  static load<S extends Core<F>, F extends BaseFrame, V, O>(
    rules: Rules<S, F, V, O>,
    log: GameLog<O>,
  ): Table<S, F, V, O> {
    const table = new Table(rules, log.options, log.seed);
    table.marked = log.marked;
    table.replay(log.answers, log.signals);
    return table;
  }

  private replay(answers: readonly Logged[], signals: readonly Signal[]): void {
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
    this.guard('set-up', (x) => x.settle(), this.state, 0);
    this.moments = [{ at: 0, state: this.rules.clone(this.state), recorder: copyRecorder(this.recorder) }];
  }

  /** Runs `work` on a copy; swaps only when it succeeds. Returns whether a barrier was met. */
  private guard(what: string, work: (x: Ctx) => Decision[], from: S, answers: number): boolean {
    const copy = this.rules.clone(from);
    const recorder = copyRecorder(this.recorder);
    recorder.at = answers;
    const x = new Ctx(this.rules, copy as unknown as Core<BaseFrame>, recorder, this.chance);
    try {
      this.open = work(x);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RulesError(`${this.rules.id}: ${what} failed: ${why}`, { log: this.log(), state: from }, error);
    }
    this.state = copy;
    this.recorder = recorder;
    return x.barrier;
  }

  answer(answer: Answer): Outcome {
    const verdict = judge(this.rules, this.state as unknown as Core<BaseFrame>, this.open, answer);
    if (!verdict.ok) return verdict;
    const at = verdict.at as Decision;
    if (answer.shown !== undefined && answer.shown !== this.shown(answer.pick)) return { ok: false, why: 'stale' };
    const round = this.rules.round(this.state);
    const pick = tidyPick(at.ask, answer.pick);
    const barrier = this.guard(`answer ${answer.decision}`, (x) => x.take(at, pick), this.state, this.length + 1);
    this.answers.push({ decision: answer.decision, seat: answer.seat, pick });
    this.barriers.push(barrier);
    if (this.rules.round(this.state) !== round || this.answers.length % KEEP_EVERY === 0) this.keepMoment();
    return { ok: true };
  }

  private keepMoment(): void {
    this.moments.push({
      at: this.answers.length,
      state: this.rules.clone(this.state),
      recorder: copyRecorder(this.recorder),
    });
  }

  /** Gives a general signal; false when these rules, options or phase do not allow it. */
  signal(seat: Seat, id: string): boolean {
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < this.rules.seats(this.options);
    if (!isSeat || !this.rules.signals(this.state, seat).includes(id)) return false;
    this.signals.push({ after: this.answers.length, seat, id });
    record(this.recorder, { n: -1, type: 'signal', seat, pub: [id], cause: '', rule: '' }, this.round);
    return true;
  }

  /** The signals a seat may give now. */
  signalsFor(seat: Seat): string[] {
    return this.rules.signals(this.state, seat);
  }

  /**
   * Can the last answer of `seat` be taken back? Answers given after it must survive without it, and none of them may
   * have met a barrier. `force` lets a co-operating table go past a barrier; the game is marked then.
   */
  undoOffer(seat: Seat, force = false): UndoOffer {
    let at = this.answers.length - 1;
    while (at >= 0 && this.answers[at].seat !== seat) at--;
    if (at < 0) return { ok: false, why: 'nothing' };
    const answer = this.answers[at];
    const barrier = this.barriers.slice(at).includes(true);
    if (barrier && !force) return { ok: false, why: 'barrier' };
    const later = this.answers.slice(at + 1);
    if (barrier || later.length === 0) return { ok: true, at, answer, marks: barrier };
    return this.without(at) ? { ok: true, at, answer, marks: false } : { ok: false, why: 'needed' };
  }

  undo(seat: Seat, force = false): UndoOffer {
    const offer = this.undoOffer(seat, force);
    if (!offer.ok) return offer;
    // Past a barrier everything after the answer goes too; before it, the others' answers stay.
    const kept = offer.marks ? undefined : this.without(offer.at);
    if (kept) this.become(kept);
    else this.become(this.upTo(offer.at));
    this.marked ||= offer.marks;
    return offer;
  }

  /** A table that saw all answers but one; undefined when the rest does not stand without it. */
  private without(at: number): Table<S, F, V, O> | undefined {
    const table = this.upTo(at);
    for (let i = at + 1; i <= this.answers.length; i++) {
      for (const s of this.signals) if (s.after === i) table.signal(s.seat, s.id);
      if (i === this.answers.length) break;
      if (!table.answer(this.answers[i]).ok || table.barriers.at(-1)) return undefined;
    }
    return table;
  }

  /** The same game after the first `at` answers, as a table of its own ("play on from here"). */
  upTo(at: number): Table<S, F, V, O> {
    const moment = this.moments.findLast((m) => m.at <= at) as Moment<S>;
    const from = this.chance ? { state: moment.state, chance: this.chance } : { state: moment.state };
    const table = new Table(this.rules, this.options, this.seed, from);
    table.moments = this.moments.filter((m) => m.at <= moment.at);
    table.recorder = copyRecorder(moment.recorder);
    table.answers = this.answers.slice(0, moment.at);
    table.barriers = this.barriers.slice(0, moment.at);
    table.marked = this.marked;
    // A moment is kept before any signal is given in it.
    table.signals = this.signals.filter((s) => s.after < moment.at);
    const signals = this.signals.filter((s) => s.after >= moment.at && s.after <= at);
    table.replay(this.answers.slice(moment.at, at), signals);
    return table;
  }

  private become(other: Table<S, F, V, O>): void {
    this.state = other.state;
    this.open = other.open;
    this.recorder = other.recorder;
    this.answers = other.answers;
    this.barriers = other.barriers;
    this.signals = other.signals;
    this.moments = other.moments;
  }

  seen(eyes: Eyes): Seen<V> {
    return project<V>(this.rules, this.state as unknown as Core<BaseFrame>, this.open, eyes);
  }

  /** Events from number `since` on, as `eyes` may have them. */
  events(eyes: Eyes, since = 0): SeenEvent[] {
    const from = this.recorder.events.findIndex((e) => e.n >= since);
    return from < 0 ? [] : this.recorder.events.slice(from).map((e: GameEvent) => projectEvent(e, eyes));
  }

  /** All events so far, each with the number of answers that led to it and its round. */
  history(eyes: Eyes): Told[] {
    const { events, when } = this.recorder;
    return events.map((e, i) => ({ event: projectEvent(e, eyes), ...when[i] }));
  }

  /** Did anybody learn something, or did luck decide anything, after the first `at` answers? */
  learnedSince(at: number): boolean {
    return this.barriers.slice(at).includes(true);
  }

  get lastEvent(): number {
    return this.recorder.nextN - 1;
  }

  get isMarked(): boolean {
    return this.marked;
  }

  refusals(at: Decision, eyes: Eyes): Record<string, Refusal> {
    return projectRefusals(this.rules, this.state as unknown as Core<BaseFrame>, at, eyes);
  }

  shown(pick: Picked): string {
    return shownDigest(this.rules, this.state as unknown as Core<BaseFrame>, pick);
  }

  describe(option: string): OptionInfo {
    return this.rules.describe(this.state, option);
  }

  /** A world that `seat` cannot tell from this one, for bots. */
  redeal(seat: Seat, rng: Rng): S {
    return this.rules.redeal(this.state, seat, rng);
  }

  get over(): string {
    return this.state.over;
  }

  get round(): number {
    return this.rules.round(this.state);
  }

  get length(): number {
    return this.answers.length;
  }

  get waitingFor(): Seat[] {
    return [...new Set(this.open.map((d) => d.ask.seat))];
  }

  /** Hash of the whole position; equal hashes mean equal games. Tells nothing about what is hidden. */
  get hash(): string {
    return hashOf(this.state);
  }

  /** The truth of this game. Holds the seed: for the owner of the table, and for everybody once the game is over. */
  log(): GameLog<O> {
    return {
      game: this.rules.id,
      rulesVersion: this.rules.version,
      options: this.options,
      seed: this.seed,
      answers: this.answers.slice(),
      signals: this.signals.slice(),
      marked: this.marked,
    };
  }

  /** A copy of the whole state: for the contract tests and for saving, never for a seat. */
  snapshot(): S {
    return this.rules.clone(this.state);
  }
}
