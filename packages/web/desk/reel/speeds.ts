import type { Settings } from '../../shell/settings.ts';

/** How the reader wants to watch. */

export interface Watching extends Pick<Settings, 'others'> {
  /** So many times as fast; 0: a beat at each press; instant: none. */
  speed: number | 'instant';
  /** Each beat is a cut that is held for a moment; nothing moves. */
  reduced: boolean;
  /** Somebody looks back: nothing waits, whoever's answer it was. */
  isPast?: boolean;
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
