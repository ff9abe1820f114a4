import type { Lang } from './lang.ts';
import type { Num } from './nouns.ts';
import { num, type Text, txt } from './segments.ts';

/** From twice on. */
const CZECH = ['dvakrát', 'třikrát', 'čtyřikrát', 'pětkrát', 'šestkrát'];

/** `3×` as a label; in Czech also as the word that stands in front of a clause: `třikrát uděl 3 poškození`. */
export function timesOf(n: Num, lang: Lang): { label: Text; leads: Text | undefined } {
  const label = num(`${n}×`);
  if (lang !== 'cs') return { label, leads: undefined };
  const word = typeof n === 'number' ? CZECH[n - 2] : undefined;
  return { label, leads: word === undefined ? label : txt`${word}` };
}
