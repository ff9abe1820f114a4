import { type Lang, signed } from './lang.ts';
import { join, num, type Text, txt } from './segments.ts';

/** A game's names for its numbers, in one language; a missing one does not compile. */
export type Numbers<F extends string> = { readonly [K in F]: Text };

/** `prices in the market: −1`: what an active modifier does. */
export function changeText<F extends string>(numbers: Numbers<F>, fact: F, n: number, lang: Lang): Text {
  return txt`${numbers[fact]}: ${num(signed(n, lang))}`;
}

/** `+1 “Barb”, −2 “Curfew”`: what adds to a number, by the names of its sources. */
export function whyText(why: readonly (readonly [source: Text, n: number])[], lang: Lang): Text {
  return join(
    why.map(([source, n]) => txt`${num(signed(n, lang))} ${source}`),
    ', ',
  );
}
