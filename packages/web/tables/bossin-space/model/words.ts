import type { BosView } from '@starhold/bossin-space';
import { uidIn } from '@starhold/bossin-space/refs';
import { causeName, nameOf, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { type Picked, refOf, verbOf } from '@starhold/kernel';
import type { GameWords } from '../../../desk/context.ts';
import type { WordsAt } from '../../../desk/front.ts';
import { TABLE_TEXT } from '../../../text/table.ts';
import { hintWords } from '../guide/hints.ts';
import { BOS_TEXT, type BosText } from '../text/index.ts';
import { labelOf } from './labels.tsx';
import { lineText, lookOf } from './log.ts';
import { partsOf } from './options.ts';
import { isGeneral, pingAt } from './pings.ts';

/** What Bossin' Space says about its own things, for the parts that are the same at every table. */
export function wordsOf({ view, names, lang, short, signals }: WordsAt<BosView>): GameWords {
  const w = BOS_TEXT[lang];
  return {
    option: (id) => labelOf(id, view, lang, short),
    refusal: (refusal) => plain(refusalText(refusal, lang)),
    undone: (pick) => undone(pick, w),
    line: (event) => lineText(event, { view, names, lang }),
    laidOpen: ['dangersLaid'],
    look: lookOf,
    cause: (cause) => plain(causeName(view, cause, lang)),
    round: TABLE_TEXT[lang].round,
    whyTitle: (gauge) => {
      if (verbOf(gauge) !== 'damage') return w.why.title[gauge as 'life' | 'heat' | 'xp' | 'boss'];
      const uid = uidIn(refOf(gauge));
      const type = view.columns.flat().find((enemy) => enemy.uid === uid)?.type ?? '';
      return w.why.title.damage(nameOf(view, 'enemy', type, lang));
    },
    whyNone: (gauge) => (verbOf(gauge) === 'damage' ? w.why.none : w.why.start),
    hints: hintWords(view, lang),
    // BOS-4.6: nobody names cards.
    pings: {
      text: w.pings.text,
      isPlace: (id) => !isGeneral(id),
      at: (thing) => pingAt(thing, view, signals),
      point: short ? w.pings.pointByTouch : w.pings.point,
    },
  };
}

function undone(pick: Picked, w: BosText): string {
  const id = Array.isArray(pick) ? pick[0] : typeof pick === 'string' ? pick : undefined;
  const { verb, to } = partsOf(id ?? '');
  const { what } = w.undo;
  if (!Object.hasOwn(what, verb)) return what.other;
  const words = what[verb as keyof typeof what];
  return to > 0 && (verb === 'fire' || verb === 'to' || verb === 'dodge') ? w.undo.column(words, to) : words;
}
