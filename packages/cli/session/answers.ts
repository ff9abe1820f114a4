import { type Ask, idsIn, isLegal, offeredIds, type Picked } from '@starhold/kernel';
import type { TerminalText } from '../text/index.ts';

/** From what somebody typed to a pick. */
export type Read = { ok: true; pick: Picked } | { ok: false; why: string } | { ok: false; unknown: string };

/** What is numbered on the screen, in this order. Equal things are listed as often as they are there. */
export function listed(ask: Ask): string[] {
  switch (ask.kind) {
    case 'one':
      return ask.options;
    case 'subset':
      return ask.from;
    case 'order':
      return ask.of;
    case 'amounts':
      return ask.bins.map((bin) => bin.id);
  }
}

/** Stands for an empty list, because an empty line is more often a slip. */
const NONE = '-';

export function readAnswer(ask: Ask, line: string, texts: TerminalText): Read {
  const parts = line === NONE ? [] : line.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  if (!parts.every((part) => /^\d+$/.test(part))) return readIds(ask, parts, line);
  if (ask.kind === 'amounts') return readAmounts(ask, numbers, texts);

  const all = listed(ask);
  const outside = numbers.find((n) => n < 1 || n > all.length);
  if (outside !== undefined) return { ok: false, why: texts.outOfRange(String(outside), all.length) };
  const twice = numbers.find((n, i) => numbers.indexOf(n) !== i);
  if (twice !== undefined) return { ok: false, why: texts.twice(String(twice)) };
  const { min, max } = bounds(ask);
  if (parts.length < min || parts.length > max) return { ok: false, why: texts.wrongCount(parts.length, min, max) };
  const picked = numbers.map((n) => all[n - 1]);
  return { ok: true, pick: ask.kind === 'one' ? picked[0] : picked };
}

function bounds(ask: Exclude<Ask, { kind: 'amounts' }>): { min: number; max: number } {
  if (ask.kind === 'one') return { min: 1, max: 1 };
  if (ask.kind === 'order') return { min: ask.of.length, max: ask.of.length };
  return { min: ask.min, max: ask.max };
}

function readAmounts(ask: Extract<Ask, { kind: 'amounts' }>, numbers: readonly number[], texts: TerminalText): Read {
  if (numbers.length !== ask.bins.length) return { ok: false, why: texts.wrongAmounts(ask.bins.length) };
  const pick = Object.fromEntries(ask.bins.map((bin, i) => [bin.id, numbers[i]]));
  if (isLegal(ask, pick)) return { ok: true, pick };
  const total = numbers.reduce((sum, n) => sum + n, 0);
  return { ok: false, why: texts.wrongCount(total, ask.min, ask.max) };
}

/** Option ids work too, for those who know them; what is not offered is for the table to refuse, with the rule. */
function readIds(ask: Ask, parts: readonly string[], line: string): Read {
  const known = offeredIds(ask);
  if (parts.every((part) => known.includes(part))) {
    const pick = ask.kind === 'one' && parts.length === 1 ? parts[0] : [...parts];
    if (isLegal(ask, pick)) return { ok: true, pick };
  }
  return { ok: false, unknown: line };
}

/** What a pick says, for "taken back: …". */
export function pickLabel(pick: Picked, label: (id: string) => string): string {
  if (typeof pick === 'string') return label(pick);
  if (Array.isArray(pick)) return pick.length === 0 ? '–' : pick.map(label).join(', ');
  return idsIn(pick)
    .map((id) => `${label(id)} × ${pick[id]}`)
    .join(', ');
}
