import { type ByLang, type Lang, occasionText, type Text, tell } from '@starhold/effects/text';
import type { AbilityDef, Op } from '../content/index.ts';
import { CS } from './phrases.cs.ts';
import { DE } from './phrases.de.ts';
import { EN } from './phrases.en.ts';
import type { Occasion, Wording } from './wording.ts';

/** Single lists of operations and abilities as text. */

const WORDINGS: ByLang<Wording> = { en: EN, cs: CS, de: DE };

export function wordingOf(lang: Lang): Wording {
  return WORDINGS[lang];
}

export function opsText(ops: readonly Op[], lang: Lang, labels: Text[] = []): Text {
  return ops.length === 0 ? [] : tell(WORDINGS[lang].voice, ops, { labels });
}

const ONLY: Record<string, Occasion> = {
  'attack frigate': 'attackFrigate',
  'manoeuvre frigate': 'manoeuvreFrigate',
  'planet frigate': 'planetFrigate',
  'play permanent': 'playPermanent',
};

/** `after the effect of an ark, captain rank 2 or more: gain …`. */
export function abilityText(
  { on, window, only, if: condition, do: ops }: AbilityDef,
  lang: Lang,
  before: Text[] = [],
): Text {
  const { voice, occasions, activation } = WORDINGS[lang];
  const labels = before.slice();
  if (on === 'activate') labels.push(activation);
  else {
    const occasion = only === undefined ? on : ONLY[`${on} ${only}`];
    if (!occasion) throw new Error(`no words for ${on} of ${only} only`);
    labels.push(occasionText(occasions, [occasion], window, lang));
  }
  if (condition) labels.push(voice.condition(condition));
  return opsText(ops, lang, labels);
}
