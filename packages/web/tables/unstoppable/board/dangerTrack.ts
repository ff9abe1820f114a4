import type { UnsView } from '@starhold/unstoppable';
import { bossIn, type DangerSpace, type Difficulty, packOf } from '@starhold/unstoppable/content';

/** UNS-13.3: which spaces a difficulty passes over. */
export const SKIPPED = { normal: 'green', hard: 'yellow', expert: 'red' } as const satisfies Record<
  Difficulty,
  DangerSpace['border']
>;

export interface Space extends DangerSpace {
  at: number;
  state: 'past' | 'now' | 'ahead' | 'skipped';
  /** So many turns from now the marker is here; 0 where it will never be. */
  turns: number;
}

/** The track as it lies on the table; behind the last space waits Maximum Danger. */
export function spacesOf(view: UnsView): Space[] {
  const skipped = SKIPPED[view.options.difficulty];
  let turns = 0;
  return bossIn(packOf(view), view.boss.id).track.map((space, at) => {
    const { at: now } = view.danger;
    if (at === now) return { ...space, at, state: 'now', turns: 0 };
    if (space.border === skipped) return { ...space, at, state: 'skipped', turns: 0 };
    if (at < now) return { ...space, at, state: 'past', turns: 0 };
    turns++;
    return { ...space, at, state: 'ahead', turns };
  });
}
