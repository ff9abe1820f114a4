import { plain, type Text } from '@starhold/effects/text';
import { linesOf, widthOf } from '../../../kit/textFit.ts';

/** How much of a card its words need. Cards are measured in em, so the same answer holds for every size. */

export { linesOf, widthOf };

const WIDTH = 11.8;
const LARGE_WIDTH = 9.4;

/** Lines beyond which there is no room left: 5 below the whole picture, every further one makes it lower. */
const MOST = 10;
const WITH_UPGRADES = 7;

export interface Room {
  /** Three lines or less get large letters. */
  isBrief: boolean;
  lines: number;
}

export function roomFor(text: Text): Room {
  const words = plain(text);
  return { isBrief: linesOf(words, LARGE_WIDTH) <= 3, lines: Math.min(MOST, linesOf(words, WIDTH)) };
}

/** What would need more lines stays in the notch as signs. */
export const fitsWithUpgrades = (text: Text): boolean => linesOf(plain(text), WIDTH) <= WITH_UPGRADES;

/** Names get smaller letters when a word or the whole would not fit on two lines; `sizes` are those of m and s, in em. */
export function nameSize(name: string, width: number, sizes: readonly [m: number, s: number]): 'm' | 's' | 'xs' {
  const fits = (scale: number): boolean =>
    linesOf(name, width / scale) <= 2 && Math.max(...name.split(/[\s\u00ad-]/).map(widthOf)) <= width / scale;
  if (fits(sizes[0])) return 'm';
  return fits(sizes[1]) ? 's' : 'xs';
}
