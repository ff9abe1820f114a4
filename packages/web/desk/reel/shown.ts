import type { Beat, SeenEvent } from '@starhold/kernel';
import type { Timers } from '../../session/tempo.ts';
import type { Moment } from '../../session/types.ts';
import type { Score, ScoreOf } from './score.ts';
import type { Watching } from './speeds.ts';

/** What is on the screen. */
export interface Shown<V> {
  view: V;
  /** The newest moment; its prompt and hand are live as soon as `promptLive` says so. */
  moment: Moment<V>;
  /** The beat that runs, or was shown last. */
  beat: Beat<V> | null;
  /** Beats that are not on the screen yet; 0 = the newest position is. */
  behind: number;
  /** `lead` is played on the position before the beat, `follow` on its own. */
  phase: 'lead' | 'follow' | 'still';
  score: Score | null;
  /** Durations of the score are to be multiplied by this. */
  factor: number;
  /** Nothing moves: the beat is marked, and held for a while. */
  reduced: boolean;
  promptLive: boolean;
  /** Milliseconds until all is shown, as things go now. */
  left: number;
  /** Waits for a press or for `run`. */
  isHeld: boolean;
  /** Somebody looks back. */
  isPast: boolean;
  /** Grows with everything that ends at once: whatever still moves is to be ended. */
  cuts: number;
  /** What others did that was never shown step by step, for "What happened". */
  skipped: readonly Beat<V>[];
  /** What others did since the last answer of one's own. */
  ofOthers: readonly { at: number; event: SeenEvent }[];
}

export interface ReelOptions<V> {
  timers: Timers;
  score?: ScoreOf<V>;
  watching?: Watching;
  /** Everything up to this answer has been shown. */
  onShown?: (at: number) => void;
  /** A game's score failed. */
  onError?: (error: unknown) => void;
}
