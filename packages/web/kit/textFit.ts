/** How much room words need, without measuring them: for cards, whose sizes are in em. */

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
