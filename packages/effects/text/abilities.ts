import type { Ability } from '../abilities.ts';
import type { Lexicon } from '../ops.ts';
import { type ByLang, type Lang, mayOf } from './lang.ts';
import { series, type Text, txt } from './segments.ts';
import { type TellOptions, tell, type Voice } from './tell.ts';

type AnyWindow = Ability<Lexicon, string>['window'];

/**
 * A game's words for what can happen, in one language, as they stand behind `during` and behind `after`; a missing word
 * does not compile. English: the same twice. Czech: genitive and locative (`útoku`, `útoku`). German: genitive and dative,
 * with the article (`eines Angriffs`, `einem Angriff`).
 */
export type Occasions<W extends string> = { [K in W]: Record<AnyWindow, Text> };

const WINDOWS: ByLang<Record<AnyWindow, string>> = {
  en: { during: 'during', after: 'after' },
  cs: { during: 'během', after: 'po' },
  de: { during: 'während', after: 'nach' },
};

/** `after an attack or a landing`. */
export function occasionText<W extends string>(
  occasions: Occasions<W>,
  on: readonly W[],
  window: AnyWindow,
  lang: Lang,
): Text {
  const words = on.map((word) => occasions[word][window]);
  return txt`${WINDOWS[lang][window]} ${series(words, 'or', lang)}`;
}

/**
 * The text of a triggered ability: when, on what condition and whether it may be left stand in front as labels. `unsaid`:
 * in a game whose abilities may all be left, none of them says so.
 */
export function abilityText<L extends Lexicon, W extends string>(
  voice: Voice<L>,
  occasions: Occasions<W>,
  ability: Ability<L, W>,
  about: TellOptions & { unsaid?: boolean } = {},
): Text {
  const { lang } = voice;
  const labels = [...(about.labels ?? []), occasionText(occasions, ability.on, ability.window, lang)];
  if (ability.if !== undefined) labels.push(voice.condition(ability.if));
  if (!ability.must && !about.unsaid) labels.push(txt`${mayOf(lang)}`);
  return tell(voice, ability.do, { ...about, labels });
}
