import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { gameText } from '@starhold/rone/text';
import type { GameWords } from '../../../desk/context.ts';
import type { WordsAt } from '../../../desk/front.ts';
import { wordsFrom } from '../../../desk/words.ts';
import { RONE_TEXT, type RoneText } from '../text/table.ts';
import { lookOf } from './log.ts';
import { causeName, nameFor } from './names.ts';

/** What RONE says about its own things, for the parts that are the same at every table. */
export function wordsOf(at: WordsAt<View>): GameWords {
  const { view, names, lang, short } = at;
  const w = RONE_TEXT[lang];
  const words = wordsFrom(gameText, at, w, {
    look: lookOf,
    cause: (cause) => causeName(view, cause, lang),
    round: w.round,
    whyTitle: (gauge) => whyTitle(gauge, names, w),
    thing: (ref) => thing(ref, view, lang, w),
  });
  // Its price stands below it: both have the room of a few letters.
  const option = (id: string): string => (short && id === 'reshuffle' ? w.costs.reshuffleShort : words.option(id));
  return { ...words, option };
}

function thing(ref: string, view: View, lang: Language, w: RoneText): string | null {
  if (/^d\d$/.test(ref)) return w.dice.name(Number(ref.slice(1)));
  const [gauge] = ref.split(':');
  if (gauge === 'health' || gauge === 'armour') return w.own[gauge];
  const name = nameFor(view, ref, lang);
  return name === ref ? null : name;
}

function whyTitle(gauge: string, names: readonly string[], w: RoneText): string {
  const [what, seat = '0'] = gauge.split(':');
  const who = names[Number(seat)] ?? '';
  return Object.hasOwn(w.why.of, what) ? w.why.of[what as keyof RoneText['why']['of']](who) : w.why.any;
}
