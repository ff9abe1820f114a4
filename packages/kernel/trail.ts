import type { GameEvent } from './events.ts';
import { copyHeld, type Recorder } from './recorder.ts';

/**
 * A position on the way, kept as text: a table holds many of them, and few are ever looked at again. Undo, replay and the
 * retelling of what was told long ago start from the nearest one before; saves carry them.
 */
export interface Snapshot {
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

/** After how many answers a snapshot is kept, besides one at every new round. */
export const KEEP_EVERY = 24;

export function snapshotOf(at: number, state: unknown, recorder: Recorder, round: boolean): Snapshot {
  const told = recorder.base + recorder.events.length;
  return { at, told, round, state: JSON.stringify(state), held: JSON.stringify(copyHeld(recorder.held)) };
}

export function stateIn<S>(snapshot: Snapshot): S {
  return JSON.parse(snapshot.state) as S;
}

export function heldIn(snapshot: Snapshot): GameEvent[][] {
  return JSON.parse(snapshot.held) as GameEvent[][];
}

/** Snapshots inside rounds long past go: from the first of its round everything can be played again. */
export function thinned(snapshots: readonly Snapshot[]): Snapshot[] {
  const lastRound = snapshots.findLastIndex((s) => s.round);
  return snapshots.filter((s, i) => s.round || i === 0 || i > lastRound);
}

export function nearestBefore(snapshots: readonly Snapshot[], at: number): Snapshot {
  const snapshot = snapshots.findLast((s) => s.at <= at);
  if (!snapshot) throw new Error(`no snapshot is kept before answer ${at}`);
  return snapshot;
}
