import { plain, series } from '@starhold/effects/text';
import type { Language, Picked } from '@starhold/kernel';
import type { Hint } from '../session/types.ts';
import { TABLE_TEXT } from '../text/table.ts';

/** Hints in words: where to look, what is possible, what a bot would do. Each depth says more than the one before. */

export type HintDepth = 1 | 2 | 3;

export interface HintWords {
  /** A thing on the table by its reference, or nothing where it has no name of its own. */
  thing: (ref: string) => string | null;
  option: (id: string) => string;
  /** Where to look when nothing that a hint points at has a name. */
  lookAnyway: string;
  /** An order in words; null where the pick is none. */
  order?: (pick: readonly string[]) => string | null;
}

/** How many things and options are named at most. */
const NAMED = 4;

function list(items: readonly string[], lang: Language): string {
  return plain(series(items, 'and', lang));
}

function where(hint: Hint, words: HintWords, lang: Language): string {
  const all = hint.look.flatMap((ref) => words.thing(ref) ?? []);
  const names = [...new Set(all)].slice(0, NAMED);
  return names.length === 0 ? words.lookAnyway : TABLE_TEXT[lang].hint.look(list(names, lang));
}

function possible(hint: Hint, words: HintWords, lang: Language): string {
  const t = TABLE_TEXT[lang].hint;
  const labels = [...new Set(hint.options.map(words.option))].slice(0, NAMED);
  if (labels.length === 0) return t.nothingBetter;
  return labels.length === 1 ? t.onlyOne(labels[0]) : t.possible(labels.join('; '));
}

function advice(pick: Picked | null, words: HintWords, lang: Language): string {
  const t = TABLE_TEXT[lang].hint;
  if (pick === null) return t.noAdvice;
  if (typeof pick === 'string') return t.advice(words.option(pick));
  const ids = Array.isArray(pick) ? pick : Object.keys(pick);
  const order = Array.isArray(pick) ? words.order?.(pick) : undefined;
  if (order) return order;
  return ids.length === 0 ? t.adviceNothing : t.advice(list(ids.map(words.option), lang));
}

/** How sure the bot is, where two ways are close together. */
function sureness(hint: Hint, lang: Language): string | null {
  const [best, second] = hint.ranked ?? [];
  if (!best || !second) return null;
  const gap = best.worth - second.worth;
  const t = TABLE_TEXT[lang].hint;
  if (gap < 0.02) return t.close;
  return gap > 0.1 ? t.clear : null;
}

/** The sentences of a hint, one line each. */
export function hintLines(hint: Hint, depth: HintDepth, words: HintWords, lang: Language): string[] {
  if (depth === 1) return [where(hint, words, lang)];
  if (depth === 2) return [where(hint, words, lang), possible(hint, words, lang)];
  const sure = sureness(hint, lang);
  return sure === null ? [advice(hint.pick, words, lang)] : [advice(hint.pick, words, lang), sure];
}
