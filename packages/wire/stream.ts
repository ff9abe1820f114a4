import type { Beat, Seat, SeenEvent } from '@starhold/kernel';
import type { LogEntry, Moment, SeatSetup } from '@starhold/session';
import { MAX_STEP } from './limits.ts';
import { type Patch, patched, patchOf, recordPatch } from './patch.ts';

/**
 * What a pair of eyes gets of a table, message by message. `full` is everything; each step after it says only what
 * changed. `epoch` is another one whenever the table was opened anew, `gen` whenever something was taken back or the rules
 * were updated, `n` counts what was sent to these eyes. Whoever sees another epoch or gen, or an `n` that does not follow,
 * asks for `full` again.
 */

/** A moment as it comes from a server. Refusals and forecasts are asked for (`forecast`); here they are empty. */
export interface OnlineMoment<V = unknown> extends Moment<V> {
  /** Who sits where now: a seat may be handed to a bot and taken back. */
  seats: SeatSetup[];
  /** Who asks to take something back and who has yet to agree. */
  asking: UndoRequest | null;
  /** The last such request was refused; until something else happens at the table. */
  refused: UndoRefusal | null;
  clock: ClockFace | null;
}

export interface UndoRequest {
  id: string;
  by: Seat;
  /** Those who have not agreed yet. */
  waitsFor: Seat[];
  /** Past a barrier: everything since goes with it, and the game has a caveat then. */
  caveat: boolean;
  /** Number of the first event of the answer that would go; each reader's own log says what it was. Null: nothing was told. */
  event: number | null;
}

export interface UndoRefusal {
  /** Of the request. */
  id: string;
  /** Who had asked. */
  by: Seat;
  refusedBy: Seat;
}

/** Milliseconds left for each seat when this was sent, and whose time runs. */
export interface ClockFace {
  left: number[];
  running: Seat[];
}

export interface Full {
  epoch: number;
  gen: number;
  n: number;
  moment: OnlineMoment;
  /** The log from event `from` on; what the page has from there on is no longer so. */
  from: number;
  log: LogEntry[];
}

/** Where a page stands, or would after a message. */
export type StreamPlace = Pick<Full, 'epoch' | 'gen' | 'n'>;

/**
 * Messages may overtake each other on their way from one server over another, and a whole position is the slowest of all. One
 * that was made before what a page has already is not taken: nothing more might come that would tell the difference.
 */
export function isBefore(one: StreamPlace, other: StreamPlace): boolean {
  return one.epoch < other.epoch || (one.epoch === other.epoch && one.n < other.n);
}

export interface StepBeat {
  at: number;
  i: number;
  seat: Seat;
  cause: string;
  /** Its events are `count` of the log, from number `first` on. */
  first: number;
  count: number;
  /** From the view before it. Left out where the step would be too large: the view is that of the beat before. */
  view: Patch | null;
}

export interface Step {
  epoch: number;
  gen: number;
  n: number;
  beats: StepBeat[];
  /** From the view of the last beat, or the last moment, to the present one. */
  view: Patch | null;
  /** Everything else of the moment. */
  rest: Patch | null;
  /** What was told since. */
  log: LogEntry[];
}

/** So few are never too large; more are measured. */
const FEW_BEATS = 8;

/** Told by themselves: the steps of a moment start where the one before it was. */
const APART: ReadonlySet<string> = new Set<keyof OnlineMoment>(['view', 'beats', 'since']);

/** What leads from one moment to the next; null where these eyes would notice nothing. */
export function stepBetween(
  before: OnlineMoment,
  after: OnlineMoment,
  log: LogEntry[],
  at: Pick<Step, 'epoch' | 'gen' | 'n'>,
): Step | null {
  let view = before.view;
  const beats = after.beats.map((beat): StepBeat => {
    const patch = patchOf(view, beat.view);
    view = beat.view;
    const { at, i, seat, cause, events } = beat;
    return { at, i, seat, cause, first: events[0]?.n ?? 0, count: events.length, view: patch };
  });
  const last = patchOf(view, after.view);
  const rest = recordPatch(before, after, APART);
  if (beats.length === 0 && last === null && rest === null && log.length === 0) return null;
  const step: Step = { ...at, beats, view: last, rest, log };
  const isLarge = beats.length > FEW_BEATS && JSON.stringify(step).length > MAX_STEP;
  return isLarge ? withoutMiddle(before, after, step) : step;
}

/** The views between are left out; the newest one and all events are there. */
function withoutMiddle(before: OnlineMoment, after: OnlineMoment, step: Step): Step {
  return {
    ...step,
    beats: step.beats.map((beat) => ({ ...beat, view: null })),
    view: patchOf(before.view, after.view),
  };
}

/** The next moment of a page that has the one before. */
export function stepped(before: OnlineMoment, step: Step): OnlineMoment {
  const told = new Map(step.log.map(({ event }) => [event.n, event]));
  let { view } = before;
  const beats = step.beats.map(({ first, count, view: patch, ...beat }): Beat<unknown> => {
    view = patched(view, patch);
    const events: SeenEvent[] = [];
    for (let n = first; n < first + count; n++) {
      const event = told.get(n);
      if (event) events.push(event);
    }
    return { ...beat, events, view };
  });
  const rest = patched(before, step.rest) as OnlineMoment;
  return { ...rest, since: before.at, beats, view: patched(view, step.view) };
}

/** What becomes of a kept log when `entries` come that begin at number `from`. */
export function logWith(log: readonly LogEntry[], from: number, entries: readonly LogEntry[]): LogEntry[] {
  const kept = log.at(-1);
  const stays = kept && kept.event.n >= from ? log.filter(({ event }) => event.n < from) : log;
  return [...stays, ...entries];
}
