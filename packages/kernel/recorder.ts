import type { GameEvent, SeenEvent } from './events.ts';

/** When an event was told: after how many answers, in which of the beats of the last one, in which round. */
export interface ToldAt {
  at: number;
  beat: number;
  round: number;
}

/** An event with the moment it was told. */
export interface HistoryEntry extends ToldAt {
  event: SeenEvent;
}

/**
 * Where events go; only ever added to. `held` keeps those of sealed lanes, by lane, until the lanes close. The first of
 * `events` has the number `base`: what was told before it can be told again from the log.
 */
export interface Recorder {
  base: number;
  events: GameEvent[];
  /** One for each of `events`; neighbours share it. */
  when: ToldAt[];
  held: GameEvent[][];
  /** How many answers lead to what is recorded now; whoever keeps the log counts. */
  at: number;
  /** Beats of the present answer so far, and how many events there were when the last one ended. */
  beat: number;
  cut: number;
}

export function newRecorder(base = 0): Recorder {
  return { base, events: [], when: [], held: [], at: 0, beat: 0, cut: 0 };
}

export function record(recorder: Recorder, event: GameEvent, round: number): void {
  const { events, when, at, beat } = recorder;
  event.n = recorder.base + events.length;
  events.push(event);
  const last = when[when.length - 1];
  const isSame = last !== undefined && last.at === at && last.beat === beat && last.round === round;
  when.push(isSame ? last : { at, beat, round });
}

/** What is recorded from here on belongs to answer `at`. */
export function startAnswer(recorder: Recorder, at: number): void {
  recorder.at = at;
  recorder.beat = 0;
  recorder.cut = recorder.events.length;
}

/** Ends a beat where something was told since the last one; says whether it did. */
export function endBeat(recorder: Recorder): boolean {
  if (recorder.events.length === recorder.cut) return false;
  recorder.cut = recorder.events.length;
  recorder.beat++;
  return true;
}

/** A place in the stream to come back to when an attempt fails. */
export interface Bookmark {
  events: number;
  held: GameEvent[][];
}

export function bookmarkOf(recorder: Recorder): Bookmark {
  return { events: recorder.events.length, held: copyHeld(recorder.held) };
}

export function rewind(recorder: Recorder, bookmark: Bookmark): void {
  recorder.events.length = bookmark.events;
  recorder.when.length = bookmark.events;
  recorder.held = bookmark.held;
}

export function copyHeld(held: readonly GameEvent[][]): GameEvent[][] {
  return held.length === 0 ? [] : Array.from(held, (lane) => lane?.slice() ?? []);
}

/** Forgets what was told before event `n`. */
export function forgetBefore(recorder: Recorder, n: number): void {
  const gone = n - recorder.base;
  if (gone <= 0) return;
  recorder.events = recorder.events.slice(gone);
  recorder.when = recorder.when.slice(gone);
  recorder.cut = Math.max(0, recorder.cut - gone);
  recorder.base = n;
}

/** An event with its moment, before anybody's eyes. */
export type RawEntry = Omit<HistoryEntry, 'event'> & { event: GameEvent };

export function entriesOf({ events, when }: Recorder, from = 0): RawEntry[] {
  return events.slice(from).map((event, i) => ({ event, ...when[from + i] }));
}
