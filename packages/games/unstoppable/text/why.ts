import type { Why } from '@starhold/effects';
import { capitalise, concat, type Lang, type Text, whyText } from '@starhold/effects/text';
import type { AskedNumber } from '../view/why.ts';
import { wordingOf } from './effects.ts';
import type { From } from './names.ts';
import { causeName } from './refs.ts';

/** `Attack: +1 “Barb”, +1 “Curfew”.` Empty where nothing adds to the number. */
export function reasonsText(from: From, fact: AskedNumber, why: Why, lang: Lang): Text {
  if (why.length === 0) return [];
  const parts = why.map(([source, n]) => [causeName(from, source, lang), n] as const);
  return capitalise(concat(wordingOf(lang).numbers[fact], ': ', whyText(parts, lang), '.'), lang);
}
