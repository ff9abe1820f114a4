import { type BossMatDef, bossIn, packOf } from '../content/index.ts';
import type { UnsState } from '../state.ts';
import { SKIPPED_BORDER } from './rulings.ts';

/** The danger track (UNS-13). */

export function matOf(s: UnsState): BossMatDef {
  return bossIn(packOf(s), s.options.boss);
}

/** UNS-13.1. */
export function dangerLevel(s: UnsState): number {
  const { track } = matOf(s);
  return track[Math.min(s.danger, track.length - 1)].level;
}

/** UNS-13.2 and 13.3: the next space that counts; the length of the track means Maximum Danger. */
export function nextSpace(s: UnsState, from: number): number {
  return spaceAfter(matOf(s).track, SKIPPED_BORDER[s.options.difficulty], from);
}

function spaceAfter(track: BossMatDef['track'], skipped: unknown, from: number): number {
  let at = from + 1;
  while (at < track.length && track[at].border === skipped) at++;
  return at;
}

/** turns that remain before Maximum Danger, this one not counted. */
export function turnsLeft(s: UnsState): number {
  const { track } = matOf(s);
  const skipped = SKIPPED_BORDER[s.options.difficulty];
  let turns = 0;
  for (let at = s.danger; at < track.length; at = spaceAfter(track, skipped, at)) turns++;
  return Math.max(0, turns - 1);
}
