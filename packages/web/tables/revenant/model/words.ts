import { type Language, type Picked, refOf, verbOf } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { gameText, nameFor } from '@starhold/revenant/text';
import type { GameWords } from '../../../desk/context.ts';
import type { WordsAt } from '../../../desk/front.ts';
import { MAP_TEXT, type MapText } from '../texts/map.ts';
import { lookOf } from './log.ts';
import { causeName, playerName, shipName, thingName } from './names.ts';
import { isHouse } from './targets.ts';

/** What Revenant says about its own things, for the parts that are the same at every table. */
export function wordsOf({ view, names, lang, short, at }: WordsAt<View>): GameWords {
  const w = MAP_TEXT[lang];
  // What a raid does to them stands in the question.
  const option = (id: string): string =>
    at === 'raid' || at === 'taint' ? shipName(refOf(id), view, names, lang) : gameText.option(view, id, lang, at);
  return {
    option,
    refusal: (refusal) => gameText.refusal(refusal, lang),
    undone: (pick) => undone(pick, w),
    line: (event) => gameText.event(view, event, names, lang),
    look: lookOf,
    cause: (cause) => causeName(view, cause, lang),
    round: w.cycle,
    whyTitle: (gauge) => whyTitle(gauge, view, names, lang),
    whyNone: () => w.why.start,
    hints: {
      thing: (ref) => thingName(ref, view, names, lang),
      option,
      lookAnyway: w.hints.lookAnyway,
      order: (pick) => w.hints.order(pick.map((id, i) => `${i + 1} ${option(id)}`).join(', ')),
    },
    pings: {
      text: w.pings.text,
      isPlace: () => false,
      at: () => undefined,
      point: short ? w.pings.pointByTouch : w.pings.point,
    },
  };
}

function undone(pick: Picked, w: MapText): string {
  const id = Array.isArray(pick) ? pick[0] : typeof pick === 'string' ? pick : Object.keys(pick)[0];
  const verb = verbOf(id ?? '');
  return Object.hasOwn(w.undo, verb) ? w.undo[verb as keyof MapText['undo']] : w.undo.other;
}

/** Gauges are `tactics:0`, `BEL:1`, `hull`, `damage:arkBEL`. */
function whyTitle(gauge: string, view: View, names: readonly string[], lang: Language): string {
  const { why } = MAP_TEXT[lang];
  const [what, of = '0'] = gauge.split(':');
  const who = playerName(names, Number(of), lang);
  if (isHouse(what)) return why.influence(nameFor(view, what, lang), who);
  return Object.hasOwn(why.of, what) ? why.of[what as keyof MapText['why']['of']](who) : why.any;
}
