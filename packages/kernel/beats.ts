import type { GameEvent, SeenEvent } from './events.ts';
import type { Cut } from './film.ts';
import { projectEvent } from './project.ts';
import type { AnyRules, Eyes, Seat } from './types.ts';

/** One small step of an answer, as one pair of eyes may have it. Never saved: the log gives it again. */
export interface Beat<V> {
  /** Answers that lead here; the same for all beats of one answer. */
  at: number;
  /** 0, 1, 2 …; `61.1` names a beat. */
  i: number;
  /** Whose answer set it off. */
  seat: Seat;
  /** Of its first event: `core:strike`. */
  cause: string;
  events: SeenEvent[];
  view: V;
}

/** What was filmed of one answer. */
export interface Reel<S> {
  at: number;
  seat: Seat;
  /** Events told before it. */
  told: number;
  cuts: Cut<S>[];
}

export function beatName(at: number, i: number): string {
  return `${at}.${i}`;
}

/** `events` are all that were told from `first` on, in order. */
export function beatsOf<S, V>(
  rules: AnyRules,
  reel: Reel<S>,
  events: readonly GameEvent[],
  first: number,
  eyes: Eyes,
): Beat<V>[] {
  let told = reel.told;
  return reel.cuts.map((cut, i) => {
    const its = events.slice(told - first, cut.told - first).map((e) => projectEvent(e, eyes));
    told = cut.told;
    return {
      at: reel.at,
      i,
      seat: reel.seat,
      cause: its[0]?.cause ?? '',
      events: its,
      view: rules.view(cut.state, eyes) as V,
    };
  });
}
