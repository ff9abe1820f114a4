import { mayStandWithout } from './asides.ts';
import { type Beat, beatsOf } from './beats.ts';
import { Ctx } from './engine.ts';
import type { SeenEvent } from './events.ts';
import { hashOf } from './hash.ts';
import { type Caveat, type GameLog, isByHand, type Logged, type UndoOffer, type UndoPolicy } from './log.ts';
import { decisionsOf, project, projectEvent, projectRefusals, type Seen, seatsOf } from './project.ts';
import { entriesOf, type HistoryEntry, newRecorder, type RawEntry } from './recorder.ts';
import type { Result } from './result.ts';
import { commitmentOf, keyedRng } from './rng.ts';
import { RunningGame, type TableStart } from './running.ts';
import { isTogether } from './stack.ts';
import { nearestBefore, type Snapshot, snapshotOf, stateIn } from './trail.ts';
import type { AnyRules, BaseFrame, Core, Decision, Eyes, OptionInfo, Refusal, Rng, Rules, Seat } from './types.ts';
import { requireEyes } from './wire.ts';

export type { TableStart };

/** The game as it would be had answer `at` not been given: what it has seen by now. */
interface Without<T> {
  at: number;
  next: number;
  signals: number;
  /** Undefined once an answer did not stand. */
  table: T | undefined;
}

/** One for each seat at a table of four: more are not asked for at a time. */
const MOST_WITHOUTS = 4;

/** One running game as everybody around it may use it: what eyes may see, what was told, what can be taken back. */
export class Table<S extends Core<F>, F extends BaseFrame, V, O> extends RunningGame<S, F, V, O> {
  private withouts: Without<Table<S, F, V, O>>[] = [];

  /** Rebuilds a table from its log. Throws with the number of the first answer that does not fit. */
  static load<S extends Core<F>, F extends BaseFrame, V, O>(
    rules: Rules<S, F, V, O>,
    log: GameLog<O>,
    undo: UndoPolicy = 'free',
  ): Table<S, F, V, O> {
    const table = new Table(rules, log.options, log.seed, { undo });
    table.caveats = log.caveats.slice();
    table.replay(log.answers, log.signals);
    return table;
  }

  /**
   * Goes on from the last of the snapshots that a save kept, without playing what led there. `updated`: the game was begun
   * under other rules or content, so what happened before need not fit any more.
   */
  static resume<S extends Core<F>, F extends BaseFrame, V, O>(
    rules: Rules<S, F, V, O>,
    log: GameLog<O>,
    kept: { snapshots: readonly Snapshot[]; barriers: readonly boolean[] },
    from: { undo?: UndoPolicy; updated?: boolean } = {},
  ): Table<S, F, V, O> {
    const last = nearestBefore(kept.snapshots, log.answers.length);
    const isWhole = kept.snapshots[0].at === 0;
    const snapshots = isWhole
      ? kept.snapshots
      : [...new Table(rules, log.options, log.seed).snapshots, ...kept.snapshots];
    const table = new Table(rules, log.options, log.seed, { ...from, state: stateIn<S>(last) });
    table.updated = from.updated ?? false;
    table.standAt(last, snapshots, log.answers, kept.barriers, log.signals);
    table.prologue = undefined;
    table.caveats = log.caveats.slice();
    table.replay(log.answers.slice(last.at), log.signals.slice(table.signals.length));
    return table;
  }

  /**
   * Can the last answer that `seat` gave by hand be taken back, with those that followed it by themselves? Answers of others
   * after it must survive without it, and none of them may have met a barrier. `force` goes past a barrier where the table's
   * policy lets it; the game has a caveat then. Where the hand's answer must stay, what followed by itself can still be
   * taken back.
   */
  undoOffer(seat: Seat, force = false): UndoOffer {
    const isOwn = (answer: Logged): boolean => answer.seat === seat;
    const hand = this.answers.findLastIndex((a) => isOwn(a) && isByHand(a));
    const offer = this.offerAt(seat, hand, force);
    if (offer.ok) return offer;
    const later = this.answers.slice(hand + 1).findIndex(isOwn);
    const next = later < 0 ? later : hand + 1 + later;
    const since = next < 0 ? offer : this.offerAt(seat, next, false);
    return since.ok ? since : offer;
  }

  private offerAt(seat: Seat, at: number, force: boolean): UndoOffer {
    if (at < 0) return { ok: false, why: 'nothing' };
    const later = this.answers.slice(at + 1);
    const of = { at, answer: this.answers[at], also: later.filter((a) => a.seat === seat).length };
    if (this.barriers.slice(at).includes(true)) {
      if (!force || this.undoPolicy === 'never') return { ok: false, why: 'barrier' };
      const ask = this.undoPolicy === 'consent' ? this.matesOf(seat) : [];
      return { ok: true, ...of, caveat: true, ask };
    }
    if (of.also === later.length || this.standsWithout(at)) return { ok: true, ...of, caveat: false, ask: [] };
    return { ok: false, why: 'needed', by: [...new Set(later.map((a) => a.seat))].filter((s) => s !== seat) };
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
    this.become((offer.caveat ? undefined : this.without(offer.at)) ?? this.upTo(offer.at));
    if (offer.caveat) this.addCaveat('undo');
    return offer;
  }

  private standsWithout(at: number): boolean {
    const { seat, decision } = this.answers[at];
    const others = this.answers.slice(at + 1).filter((answer) => answer.seat !== seat);
    return others.every((answer, i) => mayStandWithout(decision, answer.decision, i)) && this.without(at) !== undefined;
  }

  /**
   * A table that saw all answers but one and what its seat said since; undefined when the rest does not stand without. It is
   * asked for after every answer, so it is kept and told only what is new.
   */
  private without(at: number): Table<S, F, V, O> | undefined {
    const without = this.withouts.find((one) => one.at === at) ?? this.beginWithout(at);
    const { seat } = this.answers[at];
    for (; without.table; without.next++) {
      for (; this.signals[without.signals]?.after === without.next; without.signals++) {
        const { seat, id } = this.signals[without.signals];
        without.table.signal(seat, id);
      }
      if (without.next === this.length) break;
      const answer = this.answers[without.next];
      if (answer.seat === seat) continue;
      if (!without.table.answer(answer).ok || without.table.barriers.at(-1)) without.table = undefined;
    }
    return without.table;
  }

  private beginWithout(at: number): Without<Table<S, F, V, O>> {
    const signals = this.signals.filter(({ after }) => after <= at).length;
    const without = { at, next: at + 1, signals, table: this.upTo(at) };
    this.withouts = [...this.withouts, without].slice(-MOST_WITHOUTS);
    return without;
  }

  /** The same game after the first `at` answers, as a table of its own; after an update, as near to it as still fits. */
  upTo(at: number): Table<S, F, V, O> {
    const snapshot = nearestBefore(this.snapshots, at);
    const table = this.standingAt(snapshot);
    const signals = this.signals.filter((s) => s.after >= snapshot.at && s.after <= at);
    try {
      table.replay(this.answers.slice(snapshot.at, at), signals);
    } catch (error) {
      if (!this.updated) throw error;
    }
    return table;
  }

  private standingAt(snapshot: Snapshot): Table<S, F, V, O> {
    const from: TableStart<S> = { state: stateIn<S>(snapshot), undo: this.undoPolicy };
    if (this.chance) from.chance = this.chance;
    const table = new Table(this.rules, this.options, this.seed, from);
    table.standAt(snapshot, this.snapshots, this.answers, this.barriers, this.signals);
    table.prologue = this.prologue;
    table.caveats = this.caveats.slice();
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
    this.snapshots = other.snapshots;
    this.reels &&= [];
    this.withouts = [];
  }

  seen(eyes: Eyes): Seen<V> {
    requireEyes(eyes, this.rules.seats(this.options));
    return project<V>(this.rules, this.state as unknown as Core<BaseFrame>, this.open, eyes);
  }

  /** The same with the steps of the answers after the first `from`; the view of the last one is that of now, made once. */
  seenSince(from: number, eyes: Eyes): { seen: Seen<V>; beats: Beat<V>[] } {
    const beats = this.beats(from, eyes);
    const last = beats.at(-1);
    if (!last || last.at !== this.length) return { seen: this.seen(eyes), beats };
    const { rules, state, open } = this;
    return { seen: project<V>(rules, state as unknown as Core<BaseFrame>, open, eyes, last.view), beats };
  }

  /** What this seat is asked, without the view around it. */
  decisionsFor(seat: Seat): Decision[] {
    return decisionsOf(this.open, seat);
  }

  /** All that was answered, the oldest first. */
  get given(): readonly Logged[] {
    return this.answers;
  }

  /** While somebody watches, the steps of the newest answers are kept. */
  watch(on: boolean): void {
    this.reels = on ? (this.reels ?? []) : undefined;
  }

  /** Everybody has been shown the steps so far; whoever wants them again has them played again. */
  forgetSteps(): void {
    this.reels &&= [];
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

  /** What is no longer at hand is told again, from snapshot to snapshot. */
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
    return entriesOf(recorder).filter(({ event }) => event.n < this.snapshots[0].told);
  }

  private retell(since: number, until: number): RawEntry[] {
    const found: RawEntry[] = [];
    const from = Math.max(
      0,
      this.snapshots.findLastIndex((s) => s.told <= since),
    );
    for (let i = from; i < this.snapshots.length && this.snapshots[i].told < until; i++) {
      const end = this.snapshots[i + 1];
      const table = this.standingAt(this.snapshots[i]);
      table.retelling = true;
      const stop = end?.at ?? this.length;
      const signals = this.signals.filter((s) => s.after >= this.snapshots[i].at && s.after < stop);
      try {
        table.replay(this.answers.slice(this.snapshots[i].at, stop), signals);
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

  /** Why the result of this game does not count like others; empty when nothing does. */
  get allCaveats(): readonly Caveat[] {
    return this.caveats;
  }

  addCaveat(why: Caveat): void {
    if (!this.caveats.includes(why)) this.caveats.push(why);
  }

  refusals(at: Decision, eyes: Eyes): Record<string, Refusal> {
    return projectRefusals(this.rules, this.state as unknown as Core<BaseFrame>, at, eyes);
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

  get waitingFor(): Seat[] {
    return seatsOf(this.open);
  }

  /** How many answers these eyes may know of: what others chose behind a seal is not counted before it opens. */
  lengthFor(eyes: Eyes): number {
    const top = this.state.stack[this.state.stack.length - 1];
    if (!top || !isTogether(top) || top.sealed === 0) return this.length;
    const sealed = `t${top.id}.`;
    let hidden = 0;
    for (let i = this.length - 1; i >= 0 && this.answers[i].decision.startsWith(sealed); i--) {
      if (this.answers[i].seat !== eyes) hidden++;
    }
    return this.length - hidden;
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

  /** A copy of the whole state: for the contract tests and for saving, never for a seat. */
  copyState(): S {
    return this.rules.clone(this.state);
  }

  /** What `resume` needs besides the log; the last snapshot is of now. */
  kept(): { snapshots: Snapshot[]; barriers: boolean[] } {
    const now = this.snapshot();
    const older = this.snapshots.filter((one) => one !== now);
    return { snapshots: [...older, now], barriers: this.barriers.slice() };
  }

  /** The position of now, as it is kept. */
  snapshot(): Snapshot {
    const last = this.snapshots[this.snapshots.length - 1];
    return last.at === this.length ? last : snapshotOf(this.length, this.state, this.recorder, false);
  }

  /** Begun under other rules or content than these. */
  get isUpdated(): boolean {
    return this.updated;
  }
}
