/** How the reader wants to watch. */

/** 0: one beat at each press. `instant`: straight to the result. */
export type ReelSpeed = 0 | 0.5 | 1 | 2 | 'instant';

/** What others do: like everything else, faster, or one beat at each press. */
export type OthersSpeed = 'same' | 'faster' | 'step';

export interface Watching {
  speed: ReelSpeed;
  others: OthersSpeed;
  /** Each beat is a cut that is held for a moment; nothing moves. */
  reduced: boolean;
}

export const NORMAL: Watching = { speed: 1, others: 'same', reduced: false };

/** With reduced motion: how long a beat is held, and all beats of an answer together. */
export const HOLD_MS = 250;
export const HOLD_MOST = 2000;

/** How durations of the budget become real ones. */
export function factorOf({ speed, others }: Watching, isOwn: boolean): number {
  const own = speed === 0 || speed === 'instant' ? 1 : 1 / speed;
  return isOwn || others !== 'faster' ? own : own / 2;
}

/** Does each beat wait for a press? */
export function isStepwise({ speed, others }: Watching, isOwn: boolean): boolean {
  return speed === 0 || (!isOwn && others === 'step');
}
