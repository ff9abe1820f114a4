import type { Beat, SeenEvent } from '@starhold/kernel';
import type { Moment } from '../../session/types.ts';
import { lengthOf } from './budget.ts';
import { held, type Item, Planner } from './plan.ts';
import { plainScore } from './score.ts';
import type { ReelOptions, Shown } from './shown.ts';
import { factorOf, isStepwise, NORMAL, type Watching } from './speeds.ts';

/** So much of others' beats may wait before they are played faster, and before they are not played at all. */
export const HURRY_MS = 4000;
export const SKIP_MS = 10_000;
/** With less than this to come, the prompt is already the newest one. */
export const PROMPT_MS = 350;

/** Plays what happened, beat by beat. What is shown may lag; what can be done may not. */
export class Reel<V> {
  private readonly options: ReelOptions<V>;
  private readonly planner: Planner<V>;
  private readonly listeners = new Set<() => void>();
  private watching: Watching;
  private newest: Moment<V>;
  private view: V;
  private beat: Beat<V> | null = null;
  private queue: Item<V>[] = [];
  private current: Item<V> | null = null;
  private phase: Shown<V>['phase'] = 'still';
  private factor = 1;
  /** When the present phase is over. */
  private ends = 0;
  private calls: (() => void)[] = [];
  private isPaused = false;
  private isHidden = false;
  /** Beats that may still begin although each waits for a press. */
  private presses = 0;
  private cuts = 0;
  private skipped: Beat<V>[] = [];
  private ofOthers: { at: number; event: SeenEvent }[] = [];
  private readonly isOwn: (beat: Beat<V>) => boolean;
  private lastShown = -1;
  private snapshot: Shown<V>;

  constructor(first: Moment<V>, options: ReelOptions<V>) {
    this.options = options;
    this.watching = options.watching ?? NORMAL;
    // Whose answers are one's own: those of the eyes, and of anybody where the table looks on.
    this.isOwn = ({ seat }) => this.newest.eyes === 'table' || this.newest.eyes === seat;
    this.planner = new Planner(options.score ?? plainScore, this.isOwn);
    this.newest = first;
    this.view = first.view;
    this.snapshot = this.look();
  }

  shown(): Shown<V> {
    return this.snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  }

  /** A new moment of the table. */
  push(moment: Moment<V>): void {
    const before = this.newest;
    if (moment === before) return;
    this.newest = moment;
    const isSameEyes = moment.eyes === before.eyes;
    // What was told to others is nothing for these eyes, and what was taken back has not happened.
    const stays = ({ at }: { at: number }): boolean => isSameEyes && at <= moment.at;
    this.skipped = this.skipped.filter(stays);
    this.ofOthers = this.ofOthers.filter(stays);
    for (const beat of moment.beats) {
      const { at, events } = beat;
      if (this.isOwn(beat)) this.ofOthers = [];
      else this.ofOthers.push(...events.map((event) => ({ at, event })));
    }
    // Something was taken back, or moments were missed: there is no way from the position on the screen to this one.
    if (isSameEyes && moment.since !== before.at) {
      this.lastShown = -1;
      return this.cut();
    }
    if (moment.beats.length === 0) {
      if (!isSameEyes) return this.cut();
      return this.isDone ? this.rest() : this.tell();
    }
    let items: Item<V>[];
    try {
      items = this.planner.plan(moment, isSameEyes ? before.view : moment.beats[0].view);
    } catch (error) {
      this.options.onError?.(error);
      return this.cut();
    }
    if (!isSameEyes) this.startFor(items);
    else if (items.some(({ isOwn }) => isOwn)) this.startOwn(items, before);
    else this.queue.push(...held(items, this.watching));
    if (this.watching.speed === 'instant') return this.cut();
    if (this.isHidden || this.waitingOfOthers() > SKIP_MS) return this.skip();
    this.next();
  }

  /** Other eyes: nothing of what the former ones saw stays on the screen, so the first beat has nothing to begin on. */
  private startFor(items: Item<V>[]): void {
    this.stop();
    this.cuts++;
    const [first, ...rest] = held(items, this.watching);
    this.queue = [{ ...first, lead: 0 }, ...rest];
    this.presses = 1;
  }

  /** One's own answer ends what is left, and is the press that its first beat waits for. */
  private startOwn(items: Item<V>[], before: Moment<V>): void {
    if (!this.isDone) {
      this.stop();
      this.cuts++;
      this.view = before.view;
    }
    this.queue = held(items, this.watching);
    this.skipped = [];
    this.presses = 1;
  }

  private get isDone(): boolean {
    return this.current === null && this.queue.length === 0;
  }

  /** Of others, at their pace. One answer alone has the time that the budget gave it: nobody waits behind it. */
  private waitingOfOthers(): number {
    const shown = (this.current ?? this.queue[0])?.at;
    if (this.queue.every(({ at }) => at === shown)) return 0;
    const others = this.queue.filter(({ isOwn }) => !isOwn);
    return lengthOf(others) * factorOf(this.watching, false);
  }

  /** Begins the next beat, where one is there and may begin. */
  private next(): void {
    while (this.current === null) {
      const item = this.queue[0];
      if (!item) return this.rest();
      const waits = item.lead + item.follow > 0 && this.mustWait(item);
      if (waits && this.presses === 0) return this.tell();
      if (waits) this.presses--;
      this.queue.shift();
      this.begin(item);
    }
  }

  private mustWait({ isOwn }: Item<V>): boolean {
    return !this.watching.isPast && ((this.isPaused && !isOwn) || isStepwise(this.watching, isOwn));
  }

  private begin(item: Item<V>): void {
    const hurry = !item.isOwn && this.waitingOfOthers() > HURRY_MS ? 2 : 1;
    // How long a cut is held does not depend on the speed of motions.
    this.factor = (this.watching.reduced ? 1 : factorOf(this.watching, item.isOwn)) / hurry;
    this.current = item;
    this.beat = item.beats[0];
    if (item.lead === 0) return this.swap();
    this.play('lead', item.lead, () => {
      this.swap();
      this.next();
    });
  }

  private swap(): void {
    const item = this.current;
    if (!item) return;
    const last = item.beats[item.beats.length - 1];
    this.view = last.view;
    this.beat = last;
    if (item.follow === 0) return this.end();
    this.play('follow', item.follow, () => {
      this.end();
      this.next();
    });
  }

  private end(): void {
    this.callOff();
    this.current = null;
    this.phase = 'still';
  }

  private play(phase: 'lead' | 'follow', ms: number, then: () => void): void {
    this.callOff();
    this.phase = phase;
    const { timers } = this.options;
    this.ends = timers.now() + ms * this.factor;
    this.calls.push(timers.after(ms * this.factor, then));
    const untilPrompt = this.left() - PROMPT_MS;
    if (untilPrompt >= 0 && untilPrompt < ms * this.factor) {
      this.calls.push(timers.after(untilPrompt + 1, () => this.tell()));
    }
    this.tell();
  }

  /** Until the newest position has been shown in full. */
  private left(): number {
    if (this.phase === 'still') return lengthOf(this.queue);
    const now = Math.max(0, this.ends - this.options.timers.now());
    const follow = this.phase === 'lead' ? (this.current?.follow ?? 0) * this.factor : 0;
    return now + follow + lengthOf(this.queue) * this.factor;
  }

  /** All was shown: the newest view, which may hold more than the last beat's (nothing of it was told). */
  private rest(): void {
    this.view = this.newest.view;
    this.presses = 0;
    this.tell();
    if (this.lastShown === this.newest.at) return;
    this.lastShown = this.newest.at;
    this.options.onShown?.(this.newest.at);
  }

  /** Straight to the newest position. */
  finish(): void {
    if (!this.isDone) this.cut();
  }

  private cut(): void {
    this.stop();
    this.cuts++;
    this.beat = this.newest.beats.at(-1) ?? null;
    this.rest();
  }

  /** Too much to be watched: one cut, and what others did is kept as lines. */
  private skip(): void {
    const others = this.queue.filter(({ isOwn }) => !isOwn);
    this.skipped = [...this.skipped, ...others.flatMap(({ beats }) => beats)];
    this.cut();
  }

  private stop(): void {
    this.callOff();
    this.queue = [];
    this.current = null;
    this.phase = 'still';
    this.presses = 0;
  }

  private callOff(): void {
    for (const call of this.calls.splice(0)) call();
  }

  /** The beat that runs is played to its end; the next one waits. */
  pause(): void {
    this.isPaused = true;
    this.tell();
  }

  run(): void {
    this.isPaused = false;
    this.next();
  }

  /** One beat: ends the one that runs, or begins the next. */
  step(): void {
    if (this.current) {
      this.cuts++;
      this.callOff();
      const last = this.current.beats[this.current.beats.length - 1];
      this.view = last.view;
      this.beat = last;
      this.end();
    } else this.presses = 1;
    this.next();
  }

  /** Any press of the reader: where each beat waits for one, it is one beat; else it ends everything. */
  press(): void {
    const item = this.current ?? this.queue[0];
    if (item && isStepwise(this.watching, item.isOwn)) this.step();
    else this.finish();
  }

  /** Nobody looks: everything is cut, and told in lines afterwards. */
  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    if (isHidden && !this.isDone) this.skip();
  }

  watch(watching: Watching): void {
    this.watching = watching;
    if (watching.speed === 'instant') this.finish();
  }

  /** "What happened" has been read. */
  forgetSkipped(): void {
    this.skipped = [];
    this.tell();
  }

  close(): void {
    this.stop();
    this.listeners.clear();
  }

  private look(): Shown<V> {
    const beats = this.queue.reduce((sum, { beats }) => sum + beats.length, 0);
    const behind = beats + (this.phase === 'lead' ? (this.current?.beats.length ?? 0) : 0);
    const isHeld = this.current === null && this.queue.length > 0;
    return {
      view: this.view,
      moment: this.newest,
      beat: this.beat,
      behind,
      phase: this.phase,
      score: this.current?.score ?? null,
      factor: this.factor,
      reduced: this.watching.reduced,
      promptLive: behind === 0 || (!isHeld && this.left() < PROMPT_MS),
      left: this.left(),
      isHeld,
      isPast: this.watching.isPast ?? false,
      cuts: this.cuts,
      skipped: this.skipped,
      ofOthers: this.ofOthers,
    };
  }

  private tell(): void {
    this.snapshot = this.look();
    for (const changed of this.listeners) changed();
  }
}
