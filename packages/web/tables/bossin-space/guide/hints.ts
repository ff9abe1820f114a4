import type { BosView } from '@starhold/bossin-space';
import {
  BOSS_NAMES,
  COMMAND_NAMES,
  CREW_NAMES,
  enemyRef,
  nameFor,
  optionLabel,
  PATH_NAMES,
  ZONE_NAMES,
} from '@starhold/bossin-space/text';
import { plain, quoted, series } from '@starhold/effects/text';
import type { Language, Picked } from '@starhold/kernel';
import type { Hint } from '../../../session/types.ts';
import { HINT_TEXT } from './hintTexts.ts';

/** Hints in words: where to look, what is possible, what a bot would do. Each depth says more than the one before. */

export type HintDepth = 1 | 2 | 3;

/** How many things and options are named at most. */
const NAMED = 4;

const isIn = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key);

/** A thing on the table by its reference, or nothing where it has no name of its own. */
function thing(view: BosView, ref: string, lang: Language): string | null {
  const t = HINT_TEXT[lang];
  if (/^c[1-4]$/.test(ref)) return t.column(Number(ref.slice(1)));
  if (/^u\d+$/.test(ref)) {
    const uid = Number(ref.slice(1));
    return view.columns.flat().some((e) => e.uid === uid) ? plain(enemyRef(view, uid, lang)) : null;
  }
  if (ref === 'boss') return view.boss ? nameFor(BOSS_NAMES, view.boss.id, lang) : ZONE_NAMES.boss[lang];
  if (isIn(THINGS, ref)) return t[THINGS[ref]];
  if (isIn(COMMAND_NAMES, ref)) return t.card(quoted(COMMAND_NAMES[ref][lang], lang));
  if (isIn(PATH_NAMES, ref)) return t.path(PATH_NAMES[ref][lang]);
  if (isIn(CREW_NAMES, ref)) return CREW_NAMES[ref][lang];
  return null;
}

/** Numbers and places that changes are told of. */
const THINGS = { heat: 'heat', xp: 'xp', intact: 'lives', life: 'lives', ship: 'ship' } as const;

function where(hint: Hint, view: BosView, lang: Language): string {
  const t = HINT_TEXT[lang];
  const all = hint.look.flatMap((ref) => thing(view, ref, lang) ?? []);
  const names = [...new Set(all)].slice(0, NAMED);
  if (names.length === 0) return t.lookAtTimeline;
  return t.look(list(names, lang));
}

function list(items: readonly string[], lang: Language): string {
  return plain(series(items, 'and', lang));
}

const label = (view: BosView, option: string, lang: Language): string => plain(optionLabel(view, option, lang));

function possible(hint: Hint, view: BosView, lang: Language): string {
  const t = HINT_TEXT[lang];
  const labels = [...new Set(hint.options.map((option) => label(view, option, lang)))].slice(0, NAMED);
  if (labels.length === 0) return t.nothingBetter;
  return labels.length === 1 ? t.onlyOne(labels[0]) : t.possible(labels.join('; '));
}

function advice(pick: Picked | null, view: BosView, lang: Language): string {
  const t = HINT_TEXT[lang];
  if (pick === null) return t.noAdvice;
  if (typeof pick === 'string') return t.advice(label(view, pick, lang));
  if (!Array.isArray(pick))
    return t.advice(
      list(
        Object.keys(pick).map((id) => label(view, id, lang)),
        lang,
      ),
    );
  const labels = pick.map((option) => label(view, option, lang));
  if (pick[0]?.startsWith('slot:')) return t.adviceOrder(labels.map((name, i) => `${i + 1} ${name}`).join(', '));
  return t.advice(list(labels, lang));
}

/** How sure the bot is, where two ways are close together. */
function sureness(hint: Hint, lang: Language): string | null {
  const [best, second] = hint.ranked ?? [];
  if (!best || !second) return null;
  const t = HINT_TEXT[lang];
  const gap = best.worth - second.worth;
  if (gap < 0.02) return t.close;
  return gap > 0.1 ? t.clear : null;
}

/** The sentences of a hint, one line each. */
export function hintText(hint: Hint, depth: HintDepth, view: BosView, lang: Language): string[] {
  if (depth === 1) return [where(hint, view, lang)];
  if (depth === 2) return [where(hint, view, lang), possible(hint, view, lang)];
  const sure = sureness(hint, lang);
  return sure === null ? [advice(hint.pick, view, lang)] : [advice(hint.pick, view, lang), sure];
}
