import { LETTERS, packOf } from '../content/index.ts';
import type { Player, State } from '../state.ts';

/** Resources by kind: 0–4 the colours, 5 wild. */

export const KINDS_OF = 6;
export const WILD = 5;

export const nothing = (): number[] => [0, 0, 0, 0, 0, 0];

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < KINDS_OF; k++) sum += counts[k];
  return sum;
}

export function addTo(counts: number[], more: readonly number[]): void {
  for (let k = 0; k < KINDS_OF; k++) counts[k] += more[k];
}

/** `[1, 2, 0, 0, 0, 0]` → `urr`. */
export function lettersOf(counts: readonly number[]): string {
  let text = '';
  for (let k = 0; k < KINDS_OF; k++) text += LETTERS[k].repeat(counts[k]);
  return text;
}

export const kindOf = (letter: string): number => LETTERS.indexOf(letter);

/** Free slots of a kind (RONE-5.4). */
export function roomFor(s: State, p: Player, kind: number): number {
  return packOf(s).slots[kind] - p.stored[kind];
}
