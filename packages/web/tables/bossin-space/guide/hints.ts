import type { BosView } from '@starhold/bossin-space';
import { columnIn, uidIn } from '@starhold/bossin-space/refs';
import { CREW_NAMES, enemyRef, nameOf, optionLabel, PATH_NAMES, ZONE_NAMES } from '@starhold/bossin-space/text';
import { plain, quoted } from '@starhold/effects/text';
import { type Language, verbOf } from '@starhold/kernel';
import type { HintWords } from '../../../desk/hints.ts';
import { commandDef } from '../model/cards.ts';
import { BOS_TEXT } from '../text/index.ts';

/** The things of Bossin' Space as hints name them. */

const isIn = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key);

/** A thing on the table by its reference, or nothing where it has no name of its own. */
function thing(view: BosView, ref: string, lang: Language): string | null {
  const t = BOS_TEXT[lang].hints;
  if (/^c[1-4]$/.test(ref)) return t.column(columnIn(ref));
  if (/^u\d+$/.test(ref)) {
    const uid = uidIn(ref);
    return view.columns.flat().some((e) => e.uid === uid) ? plain(enemyRef(view, uid, lang)) : null;
  }
  if (ref === 'boss') return view.boss ? nameOf(view, 'boss', view.boss.id, lang) : ZONE_NAMES.boss[lang];
  if (isIn(THINGS, ref)) return t[THINGS[ref]];
  if (commandDef(view, ref)) return t.card(quoted(nameOf(view, 'command', ref, lang), lang));
  if (isIn(PATH_NAMES, ref)) return t.path(PATH_NAMES[ref][lang]);
  if (isIn(CREW_NAMES, ref)) return CREW_NAMES[ref][lang];
  return null;
}

/** Numbers and places that changes are told of. */
const THINGS = { heat: 'heat', xp: 'xp', intact: 'lives', life: 'lives', ship: 'ship' } as const;

export function hintWords(view: BosView, lang: Language): HintWords {
  const t = BOS_TEXT[lang].hints;
  const label = (option: string): string => plain(optionLabel(view, option, lang));
  return {
    thing: (ref) => thing(view, ref, lang),
    option: label,
    lookAnyway: t.lookAtTimeline,
    order: (pick) =>
      pick.every((id) => verbOf(id) === 'slot')
        ? t.adviceOrder(pick.map((id, i) => `${i + 1} ${label(id)}`).join(', '))
        : null,
  };
}
