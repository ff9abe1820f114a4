import { type Language, type Picked, verbOf } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { gameText } from '@starhold/rone/text';
import type { GameWords } from '../../../desk/context.ts';
import type { WordsAt } from '../../../desk/front.ts';
import { RONE_TEXT, type RoneText } from '../text/table.ts';
import { lookOf } from './log.ts';
import { causeName, nameFor } from './names.ts';

/** What RONE says about its own things, for the parts that are the same at every table. */
export function wordsOf({ view, names, lang, short, at }: WordsAt<View>): GameWords {
  const w = RONE_TEXT[lang];
  const option = (id: string): string => gameText.option(view, id, lang, at);
  return {
    option,
    refusal: (refusal) => gameText.refusal(refusal, lang),
    undone: (pick) => undone(pick, w),
    line: (event) => gameText.event(view, event, names, lang),
    look: lookOf,
    cause: (cause) => causeName(view, cause, lang),
    round: w.round,
    whyTitle: (gauge) => whyTitle(gauge, names, w),
    whyNone: () => w.why.start,
    hints: {
      thing: (ref) => thing(ref, view, lang, w),
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

function thing(ref: string, view: View, lang: Language, w: RoneText): string | null {
  if (/^d\d$/.test(ref)) return w.dice.name(Number(ref.slice(1)));
  const [gauge] = ref.split(':');
  if (gauge === 'health' || gauge === 'armour') return w.own[gauge];
  const name = nameFor(view, ref, lang);
  return name === ref ? null : name;
}

function undone(pick: Picked, w: RoneText): string {
  const id = Array.isArray(pick) ? pick[0] : typeof pick === 'string' ? pick : Object.keys(pick)[0];
  const verb = verbOf(id ?? '');
  return Object.hasOwn(w.undo, verb) ? w.undo[verb as keyof RoneText['undo']] : w.undo.other;
}

function whyTitle(gauge: string, names: readonly string[], w: RoneText): string {
  const [what, seat = '0'] = gauge.split(':');
  const who = names[Number(seat)] ?? '';
  return Object.hasOwn(w.why.of, what) ? w.why.of[what as keyof RoneText['why']['of']](who) : w.why.any;
}
