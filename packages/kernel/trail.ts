import type { GameEvent } from './events.ts';
import { copyHeld, type Recorder } from './recorder.ts';

/**
 * A position on the way, kept as text: a table holds many of them, and few are ever looked at again. Undo, replay and the
 * retelling of what was told long ago start from the nearest one before; saves carry them.
 */
export interface Moment {
  /** Answers that lead here. */
  at: number;
  /** Events told by then. */
  told: number;
  /** The first position of a round; the others are kept only while they are near. */
  round: boolean;
  state: string;
  /** What sealed lanes hold back here. */
  held: string;
}

/** After how many answers a moment is kept, besides one at every new round. */
export const KEEP_EVERY = 24;

export function momentOf(at: number, state: unknown, recorder: Recorder, round: boolean): Moment {
  const told = recorder.base + recorder.events.length;
  return { at, told, round, state: JSON.stringify(state), held: JSON.stringify(copyHeld(recorder.held)) };
}

export function stateIn<S>(moment: Moment): S {
  return JSON.parse(moment.state) as S;
}

export function heldIn(moment: Moment): GameEvent[][] {
  return JSON.parse(moment.held) as GameEvent[][];
}

/** Moments inside rounds long past go: from the first of its round everything can be played again. */
export function thinned(moments: readonly Moment[]): Moment[] {
  const lastRound = moments.findLastIndex((m) => m.round);
  return moments.filter((m, i) => m.round || i === 0 || i > lastRound);
}

export function nearestBefore(moments: readonly Moment[], at: number): Moment {
  const moment = moments.findLast((m) => m.at <= at);
  if (!moment) throw new Error(`no moment is kept before answer ${at}`);
  return moment;
}
