import { join, num, type Text, txt } from '@starhold/effects/text';
import { COLOURS, type Fact, KINDS, LETTERS, type ResourceKind } from '../content/ops.ts';
import type { Wording } from './wording.ts';

/** What a phrase can ask for while it is told, as far as this game asks. */
export interface Telling {
  n(amount: { base: number; per: Fact; each: number; max?: number | undefined } | number): number | string;
  letter(definition: Text): string;
  it(pronoun: string): Text;
}

/** The kind of resource a letter stands for. */
export function kindOf(letter: string): ResourceKind {
  return KINDS[LETTERS.indexOf(letter)];
}

/** `2 red, 1 black`. */
export function symbolsText(
  symbols: string,
  { countedKind, eachColour }: Pick<Wording, 'countedKind' | 'eachColour'>,
): Text {
  const counts = new Map<string, number>();
  for (const letter of symbols) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  if (symbols.length === COLOURS.length && counts.size === COLOURS.length && !counts.has('w')) return eachColour;
  return join(
    [...counts].map(([letter, n]) => txt`${num(n)} ${countedKind(kindOf(letter), n)}`),
    ', ',
  );
}
