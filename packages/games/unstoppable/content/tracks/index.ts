import { BORDERS, type DangerSpace } from '../schema.ts';

/**
 * Rules file 7.9, in its own notation: the level, the border of a space that one difficulty skips, and `+mk` or `+rm`
 * for its effect. Maximum Danger follows the last space.
 */
const BORDER = { G: BORDERS[0], Y: BORDERS[1], R: BORDERS[2] } as const;
const EFFECT = { mk: 'market', rm: 'remove' } as const;

function track(layout: string): DangerSpace[] {
  return layout.split(', ').map((space) => {
    const match = /^(\d)([GYR])?(?:\+(mk|rm))?$/.exec(space);
    if (!match) throw new Error(`danger space ${space}`);
    const border = match[2] as keyof typeof BORDER | undefined;
    const effect = match[3] as keyof typeof EFFECT | undefined;
    return {
      level: Number(match[1]),
      ...(border ? { border: BORDER[border] } : {}),
      ...(effect ? { effect: EFFECT[effect] } : {}),
    };
  });
}

export const TRACKS: Record<'harbinger' | 'triumvirate' | 'duomo', DangerSpace[]> = {
  harbinger: track('0, 0R, 0, 1Y, 1+mk, 1G, 1, 2R, 2+rm, 2Y, 2+mk, 3G, 3R, 3+rm, 3Y, 4R'),
  triumvirate: track('0, 0Y, 1, 1R, 1+mk, 2+rm, 2G, 2R, 3Y, 3+mk, 3R, 3G, 4+rm, 4Y, 4R'),
  duomo: track('0, 0R, 1+mk, 1G, 1Y, 2R+rm, 2, 2, 2Y, 3R, 3+mk, 3G, 4Y, 4R'),
};
