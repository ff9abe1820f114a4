import { type Language, refOf } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { gameText, nameFor } from '@starhold/revenant/text';
import type { GameWords } from '../../../desk/context.ts';
import type { WordsAt } from '../../../desk/front.ts';
import { wordsFrom } from '../../../desk/words.ts';
import { MAP_TEXT, type MapText } from '../texts/map.ts';
import { lookOf } from './log.ts';
import { causeName, playerName, shipName, thingName } from './names.ts';
import { isHouse } from './targets.ts';

/** What Revenant says about its own things, for the parts that are the same at every table. */
export function wordsOf(at: WordsAt<View>): GameWords {
  const { view, names, lang } = at;
  const w = MAP_TEXT[lang];
  const isRaid = at.at === 'raid' || at.at === 'taint';
  return wordsFrom(gameText, at, w, {
    // What a raid does to them stands in the question.
    ...(isRaid ? { option: (id) => shipName(refOf(id), view, names, lang) } : {}),
    look: lookOf,
    cause: (cause) => causeName(view, cause, lang),
    round: w.cycle,
    whyTitle: (gauge) => whyTitle(gauge, view, names, lang),
    thing: (ref) => thingName(ref, view, names, lang),
  });
}

/** Gauges are `tactics:0`, `BEL:1`, `hull`, `damage:arkBEL`. */
function whyTitle(gauge: string, view: View, names: readonly string[], lang: Language): string {
  const { why } = MAP_TEXT[lang];
  const [what, of = '0'] = gauge.split(':');
  const who = playerName(names, Number(of), lang);
  if (isHouse(what)) return why.influence(nameFor(view, what, lang), who);
  return Object.hasOwn(why.of, what) ? why.of[what as keyof MapText['why']['of']](who) : why.any;
}
