import { type Beat, beatsOf, type Reel } from './beats.ts';
import { type Chance, Ctx } from './engine.ts';
import { LogError, RulesError } from './errors.ts';
import type { GameEvent, SeenEvent } from './events.ts';
import { type Film, newFilm } from './film.ts';
import { hashOf } from './hash.ts';
import { judge } from './judge.ts';
import type { GameLog, Logged, Signal, TableMark, UndoOffer, UndoPolicy } from './log.ts';
import { tidyPick } from './picks.ts';
import { project, projectEvent, projectRefusals, type Seen, seatsOf, shownDigest } from './project.ts';
import {
  forgetBefore,
  type HistoryEntry,
  markOf,
  newRecorder,
  type Recorder,
  record,
  rewind,
  startAnswer,
} from './recorder.ts';
import type { Result } from './result.ts';
import { commitmentOf, keyedRng } from './rng.ts';
import { isTogether } from './stack.ts';
import { heldIn, KEEP_EVERY, type Moment, momentOf, nearestBefore, stateIn, thinned } from './trail.ts';
import type {
  Answer,
  AnyRules,
  BaseFrame,
  Core,
  Decision,
  Eyes,
  OptionInfo,
  Outcome,
  Picked,
  Refusal,
  Rng,
  Rules,
  Seat,
} from './types.ts';
import { MOST_SIGNALS, parseAnswer, requireEyes } from './wire.ts';

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
 * One running game: works on a private copy and swaps on success, so an exception inside the rules changes nothing.
 * Keeps the log, the newest events, and moments on the way for undo, replay and telling again.
 */
export class Table<S extends Core<F>, F extends BaseFrame, V, O> {
  readonly rules: Rules<S, F, V, O>;
  readonly options: O;
  readonly undoPolicy: UndoPolicy;
  private readonly seed: string;
  private readonly chance: Chance | undefined;
  private state: S;
  private open: Decision[] = [];
  private recorder: Recorder = newRecorder();
  private answers: Logged[] = [];
  private barriers: boolean[] = [];
  private signals: Signal[] = [];
  private moments: Moment[] = [];
  private marks: TableMark[] = [];
  /** What was told before the first moment; made again where it was not kept. */
  private prologue: RawEntry[] | undefined;
  private reels: Reel<S>[] | undefined;
  /** Begun under other rules: what no longer fits is skipped when the past is played again. */
  private updated = false;

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

  /** Rebuilds a table from its log. Throws with the number of the first answer that does not fit. */
  static load<S extends Core<F>, F extends BaseFrame, V, O>(
    rules: Rules<S, F, V, O>,
    log: GameLog<O>,
    undo: UndoPolicy = 'free',
  ): Table<S, F, V, O> {
    const table = new Table(rules, log.options, log.seed, { undo });
    table.marks = log.marks.slice();
    table.replay(log.answers, log.signals);
    return table;
  }

  /**
   * Goes on from the last of the moments that a save kept, without playing what led there. `updated`: the game was begun
   * under other rules or content, so what happened before need not fit any more.
   */
  static resume<S extends Core<F>, F extends BaseFrame, V, O>(
    rules: Rules<S, F, V, O>,
    log: GameLog<O>,
    kept: { moments: readonly Moment[]; barriers: readonly boolean[] },
    from: { undo?: UndoPolicy; updated?: boolean } = {},
  ): Table<S, F, V, O> {
    const last = nearestBefore(kept.moments, log.answers.length);
    const isWhole = kept.moments[0].at === 0;
    const moments = isWhole ? kept.moments : [...new Table(rules, log.options, log.seed).moments, ...kept.moments];
    const table = new Table(rules, log.options, log.seed, { ...from, state: stateIn<S>(last) });
    table.updated = from.updated ?? false;
    table.standAt(last, moments, log.answers, kept.barriers, log.signals);
    table.prologue = undefined;
    table.marks = log.marks.slice();
    table.replay(log.answers.slice(last.at), log.signals.slice(table.signals.length));
    return table;
  }

  /** As if all that led to `moment` had been played here. A moment is kept before any signal is given in it. */
  private standAt(
    moment: Moment,
    moments: readonly Moment[],
    answers: readonly Logged[],
    barriers: readonly boolean[],
    signals: readonly Signal[],
  ): void {
    this.moments = moments.filter((m) => m.at <= moment.at);
    this.recorder = newRecorder(moment.told);
    this.recorder.held = heldIn(moment);
    this.answers = answers.slice(0, moment.at);
    this.barriers = barriers.slice(0, moment.at);
    this.signals = signals.filter((s) => s.after < moment.at);
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
    this.attempt('set-up', (x) => x.settle(), 0);
    this.moments = [momentOf(0, this.state, this.recorder, true)];
    this.prologue = entriesOf(this.recorder);
  }

  /** Runs `work` on a copy; swaps only when it succeeds. Returns whether a barrier was met. */
  private attempt(what: string, work: (x: Ctx) => Decision[], answers: number, film?: Film<S>): boolean {
    const copy = this.rules.clone(this.state);
    const mark = markOf(this.recorder);
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
      this.open = [...open, ...x.asides(open)];
    } catch (error) {
      rewind(this.recorder, mark);
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
    this.answers.push({ decision: answer.decision, seat: answer.seat, pick });
    this.barriers.push(barrier);
    if (film) this.keepReel({ at: this.length, seat: answer.seat, told, cuts: film.cuts });
    this.keepMoment(this.rules.round(this.state) !== round);
    return { ok: true };
  }

  private keepReel(reel: Reel<S>): void {
    const { base } = this.recorder;
    for (const cut of reel.cuts) cut.told += base;
    this.reels = [...(this.reels ?? []), reel].slice(-REELS);
  }

  private keepMoment(newRound: boolean): void {
    const last = this.moments[this.moments.length - 1];
    if (!newRound && this.length - last.at < KEEP_EVERY) return;
    this.moments.push(momentOf(this.length, this.state, this.recorder, newRound));
    if (newRound) this.moments = thinned(this.moments);
    // Scripted luck cannot be played again, so nothing told under it may be forgotten.
    const keep = this.moments[this.moments.length - 3];
    if (keep && !this.chance) forgetBefore(this.recorder, keep.told);
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

  /**
   * Can the last answer of `seat` be taken back? Answers given after it must survive without it, and none of them may
   * have met a barrier. `force` goes past a barrier where the table's policy lets it; the game is marked then.
   */
  undoOffer(seat: Seat, force = false): UndoOffer {
    const at = this.answers.findLastIndex((answer) => answer.seat === seat);
    if (at < 0) return { ok: false, why: 'nothing' };
    const answer = this.answers[at];
    const others = [...new Set(this.answers.slice(at + 1).map((later) => later.seat))].filter((s) => s !== seat);
    if (this.barriers.slice(at).includes(true)) {
      if (!force || this.undoPolicy === 'never') return { ok: false, why: 'barrier' };
      const ask = this.undoPolicy === 'consent' ? this.matesOf(seat) : [];
      return { ok: true, at, answer, marks: true, ask };
    }
    if (at === this.answers.length - 1 || this.without(at)) return { ok: true, at, answer, marks: false, ask: [] };
    return { ok: false, why: 'needed', by: others };
  }

  private matesOf(seat: Seat): Seat[] {
    return Array.from({ length: this.rules.seats(this.options) }, (_, i) => i).filter((mate) => mate !== seat);
  }

  /** `agreed`: the seats that consent, where the offer asks them. */
  undo(seat: Seat, force = false, agreed: readonly Seat[] = []): UndoOffer {
    const offer = this.undoOffer(seat, force);
    if (!offer.ok) return offer;
    if (offer.ask.some((mate) => !agreed.includes(mate))) return { ok: false, why: 'consent', by: offer.ask };
    // Past a barrier everything after the answer goes too; before it, the others' answers stay.
    this.become((offer.marks ? undefined : this.without(offer.at)) ?? this.upTo(offer.at));
    if (offer.marks) this.mark('undo');
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

  /** The same game after the first `at` answers, as a table of its own; after an update, as near to it as still fits. */
  upTo(at: number): Table<S, F, V, O> {
    const moment = nearestBefore(this.moments, at);
    const table = this.standingAt(moment);
    const signals = this.signals.filter((s) => s.after >= moment.at && s.after <= at);
    try {
      table.replay(this.answers.slice(moment.at, at), signals);
    } catch (error) {
      if (!this.updated) throw error;
    }
    return table;
  }

  private standingAt(moment: Moment): Table<S, F, V, O> {
    const from: TableStart<S> = { state: stateIn<S>(moment), undo: this.undoPolicy };
    if (this.chance) from.chance = this.chance;
    const table = new Table(this.rules, this.options, this.seed, from);
    table.standAt(moment, this.moments, this.answers, this.barriers, this.signals);
    table.prologue = this.prologue;
    table.marks = this.marks.slice();
    table.updated = this.updated;
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
    this.reels &&= [];
  }

  seen(eyes: Eyes): Seen<V> {
    requireEyes(eyes, this.rules.seats(this.options));
    return project<V>(this.rules, this.state as unknown as Core<BaseFrame>, this.open, eyes);
  }

  /** While somebody watches, the steps of the newest answers are kept. */
  watch(on: boolean): void {
    this.reels = on ? (this.reels ?? []) : undefined;
  }

  /** The steps of the answers after the first `from`, for one pair of eyes. What was not filmed is played again. */
  beats(from: number, eyes: Eyes): Beat<V>[] {
    requireEyes(eyes, this.rules.seats(this.options));
    if (from >= this.length) return [];
    if (this.reels?.some((reel) => reel.at <= from + 1)) return this.project(from, eyes);
    const again = this.upTo(from);
    const all: Beat<V>[] = [];
    again.watch(true);
    for (let i = again.length; i < this.length; i++) {
      if (!again.answer(this.answers[i]).ok) break;
      all.push(...again.project(i, eyes));
    }
    return all;
  }

  private project(from: number, eyes: Eyes): Beat<V>[] {
    const reels = (this.reels ?? []).filter((reel) => reel.at > from);
    const first = reels[0]?.told ?? this.told;
    const events = this.toldSince(first).map(({ event }) => event);
    return reels.flatMap((reel) => beatsOf<S, V>(this.rules as AnyRules, reel, events, first, eyes));
  }

  /** Events from number `since` on, as `eyes` may have them. */
  events(eyes: Eyes, since = 0): SeenEvent[] {
    return this.history(eyes, since).map(({ event }) => event);
  }

  /** The same, each with the number of answers that led to it, its beat and its round. */
  history(eyes: Eyes, since = 0): HistoryEntry[] {
    requireEyes(eyes, this.rules.seats(this.options));
    return this.toldSince(since).map((entry) => ({ ...entry, event: projectEvent(entry.event, eyes) }));
  }

  /** What is no longer at hand is told again, from moment to moment. */
  private toldSince(since: number): RawEntry[] {
    const { base } = this.recorder;
    const own = entriesOf(this.recorder, Math.max(0, since - base));
    if (since >= base) return own;
    this.prologue ??= this.dealAgain();
    return [
      ...this.prologue.filter(({ event }) => event.n >= since && event.n < base),
      ...this.retell(since, base),
      ...own,
    ];
  }

  private dealAgain(): RawEntry[] {
    const recorder = newRecorder();
    const s = this.rules.initial(this.options, keyedRng(this.seed));
    new Ctx(this.rules, s as unknown as Core<BaseFrame>, recorder, this.chance).settle();
    return entriesOf(recorder).filter(({ event }) => event.n < this.moments[0].told);
  }

  private retell(since: number, until: number): RawEntry[] {
    const found: RawEntry[] = [];
    const from = Math.max(
      0,
      this.moments.findLastIndex((m) => m.told <= since),
    );
    for (let i = from; i < this.moments.length && this.moments[i].told < until; i++) {
      const end = this.moments[i + 1];
      const table = this.standingAt(this.moments[i]);
      const stop = end?.at ?? this.length;
      const signals = this.signals.filter((s) => s.after >= this.moments[i].at && s.after < stop);
      try {
        table.replay(this.answers.slice(this.moments[i].at, stop), signals);
      } catch (error) {
        if (!this.updated) throw error;
      }
      found.push(
        ...entriesOf(table.recorder).filter(({ event: { n } }) => n >= since && n < until && (!end || n < end.told)),
      );
    }
    return found;
  }

  /** Did anybody learn something, or did luck decide anything, after the first `at` answers? */
  learnedSince(at: number): boolean {
    return this.barriers.slice(at).includes(true);
  }

  /** How many events have been told. */
  get told(): number {
    return this.recorder.base + this.recorder.events.length;
  }

  /** Why the result of this game does not count like others; empty when nothing does. */
  get allMarks(): readonly TableMark[] {
    return this.marks;
  }

  mark(why: TableMark): void {
    if (!this.marks.includes(why)) this.marks.push(why);
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
    return seatsOf(this.open);
  }

  /** How many answers these eyes may know of: what others chose behind a seal is not counted before it opens. */
  lengthFor(eyes: Eyes): number {
    const top = this.state.stack[this.state.stack.length - 1];
    if (!top || !isTogether(top) || top.sealed === 0) return this.length;
    const sealed = `t${top.id}.`;
    return this.answers.filter(({ decision, seat }) => seat === eyes || !decision.startsWith(sealed)).length;
  }

  /** Who is at which place, once the game is over. */
  get result(): Result | undefined {
    return this.state.over === '' ? undefined : this.rules.result(this.state);
  }

  /** Published at the start; binds the seed to everything that was agreed on. */
  get commitment(): string {
    const { rules, options, seed } = this;
    return commitmentOf({
      seed,
      game: rules.id,
      rulesVersion: this.state.rulesVersion,
      seats: rules.seats(options),
      options,
    });
  }

  /** Hash of the whole position; equal hashes mean equal games. Tells nothing about what is hidden. */
  get hash(): string {
    return hashOf(this.state);
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
      marks: this.marks.slice(),
    };
  }

  /** A copy of the whole state: for the contract tests and for saving, never for a seat. */
  snapshot(): S {
    return this.rules.clone(this.state);
  }

  /** What `resume` needs besides the log; the last moment is this one. */
  kept(): { moments: Moment[]; barriers: boolean[] } {
    const isNow = this.moments[this.moments.length - 1].at === this.length;
    const now = isNow ? [] : [momentOf(this.length, this.state, this.recorder, false)];
    return { moments: [...this.moments, ...now], barriers: this.barriers.slice() };
  }

  /** Begun under other rules or content than these. */
  get isUpdated(): boolean {
    return this.updated;
  }
}

/** An event with its moment, before anybody's eyes. */
type RawEntry = Omit<HistoryEntry, 'event'> & { event: GameEvent };

function entriesOf({ events, when }: Recorder, from = 0): RawEntry[] {
  return events.slice(from).map((event, i) => ({ event, ...when[from + i] }));
}
