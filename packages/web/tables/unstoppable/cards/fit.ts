import { plain, type Text } from '@starhold/effects/text';

/** How much of a card its words need. Cards are measured in em, so the same answer holds for every size. */

/** Lines a text takes where so many letters fit on one. */
export function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length > letters) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

const LETTERS = 21;
const LARGE_LETTERS = 17;

/** `brief` has large letters, then the picture gets lower step by step. */
export type Room = 'brief' | 'normal' | 'long' | 'longer' | 'full';

export function roomFor(text: Text): Room {
  const words = plain(text);
  if (linesOf(words, LARGE_LETTERS) <= 3) return 'brief';
  const lines = linesOf(words, LETTERS);
  if (lines <= 5) return 'normal';
  if (lines <= 6) return 'long';
  return lines <= 8 ? 'longer' : 'full';
}

/** Most lines that fit at all: what would need more stays in the notch as signs. */
export const fitsAll = (text: Text): boolean => linesOf(plain(text), LETTERS) <= 9;

/** Names get smaller letters when a word or the whole would not fit on two lines. */
export function nameSize(name: string): 'm' | 's' | 'xs' {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest > 13 || linesOf(name, 14) > 2) return 'xs';
  return longest > 11 || linesOf(name, 12) > 2 ? 's' : 'm';
}
