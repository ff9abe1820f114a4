import { plain, type Text } from '@starhold/effects/text';
import { linesOf } from '../../../kit/textFit.ts';

const DOTS = ' …';

/** As much of the texts of a card as fits into so many lines, each text on lines of its own; dots where something is left out. */
export function shortened(texts: readonly Text[], width: number, most: number): Text[] {
  const kept: Text[] = [];
  let left = most;
  for (const [i, text] of texts.entries()) {
    const lines = linesOf(plain(text), width);
    const isLast = i === texts.length - 1;
    // What follows gets at least one line, or this one has the dots.
    if (lines < left || (lines === left && isLast)) kept.push(text);
    else return [...kept, cut(text, width, left)];
    left -= lines;
  }
  return kept;
}

function cut(text: Text, width: number, lines: number): Text {
  const words = plain(text).split(' ');
  while (words.length > 1 && linesOf(words.join(' ') + DOTS, width) > lines) words.pop();
  let left = words.join(' ').length;
  const kept = text.map((segment) => {
    const v = segment.v.slice(0, left);
    left -= v.length;
    return { ...segment, v };
  });
  return [...kept.filter(({ v }) => v !== ''), { t: 'text', v: DOTS }];
}
