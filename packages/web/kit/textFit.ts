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

/** Lines a text takes where one is so many em wide. */
export function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const needed = widthOf(word);
    if (used > 0 && used + SPACE + needed > width) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? SPACE : 0) + needed;
  }
  return lines;
}
