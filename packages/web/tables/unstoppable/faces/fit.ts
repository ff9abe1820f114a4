import { plain, type Text } from '@starhold/effects/text';

/** How much of a card its words need. Cards are measured in em, so the same answer holds for every size. */

/** About how wide letters are, in em of their own size. */
export function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (/[iíljtfr.,:;'’()|!I]/.test(letter)) width += 0.34;
    else if (/[mwMW—–×→+=−]/.test(letter)) width += 0.86;
    else width += /[\p{Lu}]/u.test(letter) ? 0.69 : 0.585;
  }
  return width;
}

const SPACE = 0.28;
const HYPHEN = 0.34;

/** Lines a text takes where one is so many em wide; its words may be divided where they say so (`text/breaks.ts`). */
export function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const [, part, isWithin] of text.matchAll(/([^ \u00ad]+)(\u00ad?)/g)) {
    const needed = widthOf(part) + (isWithin ? HYPHEN : 0);
    if (used > 0 && used + needed > width) {
      lines++;
      used = 0;
    }
    used += needed + (isWithin ? -HYPHEN : SPACE);
  }
  return lines;
}

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
