import { type Decision, type Picked, refOf } from '@starhold/kernel';

/** What was begun but not said. Kept for a reload, except a secret choice on a device that several people share. */
export interface Draft {
  id: string;
  /** The option of a `one` ask that is about to be said. */
  armed: string | null;
  /** What is said after it, each as soon as the next question offers it: one gesture, several answers. */
  then: readonly string[];
  /** What it shall reach in the end, where nothing lies on that yet. */
  goal: string | null;
  /** First half of a choice in two steps: the thing whose options are looked at. */
  held: string | null;
  /** Indices into what a `subset` ask offers. */
  chosen: readonly number[];
  /** Indices into what an `order` ask gives, place by place. */
  order: readonly number[];
  /** By bin of an `amounts` ask. */
  amounts: Readonly<Record<string, number>>;
  /** Place that was taken up while ordering. */
  lifted: number | null;
  /** The option whose result is shown on the table. */
  looked: string | null;
  /** The thing that was touched but cannot be chosen. */
  refused: string | null;
}

export const BLANK: Draft = {
  id: '',
  armed: null,
  then: [],
  goal: null,
  held: null,
  chosen: [],
  order: [],
  amounts: {},
  lifted: null,
  looked: null,
  refused: null,
};

const KEY = 'starhold.draft';

interface Kept {
  table: string;
  decision: string;
  chosen?: number[];
  order?: number[];
}

export function writeDraft(table: string, decision: Decision, draft: Draft, isShared: boolean): void {
  const { kind } = decision.ask;
  if (kind !== 'order' && (kind !== 'subset' || isShared)) return;
  const kept: Kept = { table, decision: decision.id };
  if (kind === 'order') kept.order = [...draft.order];
  else kept.chosen = [...draft.chosen];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage a reload starts the choice again
  }
}

export function readDraft(table: string, decision: Decision): { chosen?: number[]; order?: number[] } | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof raw !== 'object' || raw === null) return undefined;
  const kept = raw as Partial<Kept>;
  if (kept.table !== table || kept.decision !== decision.id) return undefined;
  const { ask } = decision;
  if (ask.kind === 'order' && isOrderOf(kept.order, ask.of.length)) return { order: kept.order };
  if (ask.kind === 'subset' && areIndices(kept.chosen, ask.from.length) && kept.chosen.length <= ask.max) {
    return { chosen: kept.chosen };
  }
  return undefined;
}

function areIndices(list: unknown, below: number): list is number[] {
  return (
    Array.isArray(list) &&
    list.every((i) => Number.isInteger(i) && i >= 0 && i < below) &&
    new Set(list).size === list.length
  );
}

function isOrderOf(list: unknown, length: number): list is number[] {
  return areIndices(list, length) && list.length === length;
}

/** In place of a refused target: so many are chosen already that one has to be put back first. */
export const FULL = 'full';

/** The answer as it stands; null while something is missing. */
export function pickOf(decision: Decision | undefined, draft: Draft): Picked | null {
  const ask = decision?.ask;
  if (!ask) return null;
  if (ask.kind === 'one') return draft.armed;
  if (ask.kind === 'order') return draft.order.map((i) => ask.of[i]);
  if (ask.kind === 'amounts') {
    const sum = Object.values(draft.amounts).reduce((a, b) => a + b, 0);
    return sum >= ask.min && sum <= ask.max ? { ...draft.amounts } : null;
  }
  const { length } = draft.chosen;
  return length >= ask.min && length <= ask.max ? draft.chosen.map((i) => ask.from[i]) : null;
}

export function toggled(decision: Decision | undefined, { chosen }: Draft, index: number): Partial<Draft> {
  const ask = decision?.ask;
  if (ask?.kind !== 'subset') return {};
  if (chosen.includes(index)) return { chosen: chosen.filter((i) => i !== index), refused: null };
  // One too many: the one chosen first gives way where only one can be chosen.
  if (chosen.length >= ask.max) return ask.max === 1 ? { chosen: [index] } : { refused: FULL };
  return { chosen: [...chosen, index], refused: null };
}

export function swapped(order: readonly number[], a: number, b: number): number[] {
  const next = order.slice();
  [next[a], next[b]] = [next[b], next[a]];
  return next;
}

/** A whole answer put on the table without saying it. */
export function presetOf(decision: Decision | undefined, pick: Picked): Partial<Draft> {
  const ask = decision?.ask;
  if (ask?.kind === 'one' && typeof pick === 'string')
    return { armed: pick, then: [], goal: null, held: null, refused: null };
  if (ask?.kind === 'amounts' && typeof pick === 'object' && !Array.isArray(pick)) return { amounts: { ...pick } };
  if (!Array.isArray(pick)) return {};
  if (ask?.kind === 'subset') return { chosen: indicesOf(ask.from, pick) };
  return ask?.kind === 'order' ? { order: indicesOf(ask.of, pick), lifted: null } : {};
}

/**
 * Where the very things that were just chosen are to be put in order, they lie in the order in which they were chosen; what
 * fills empty places comes last. Undefined where it is about other things.
 */
export function orderAsPicked(given: readonly string[], picked: readonly string[]): number[] | undefined {
  const things = given.map(refOf);
  const wanted = picked.map(refOf);
  const places = indicesOf(things, wanted);
  const rest = [...things.keys()].filter((i) => !places.includes(i));
  const isSame = wanted.length > 1 && places.length === wanted.length && rest.every((i) => things[i] === 'none');
  return isSame ? [...places, ...rest] : undefined;
}

/** Ids may repeat: each one counts once. */
function indicesOf(offered: readonly string[], wanted: readonly string[]): number[] {
  const left = new Set(offered.keys());
  return wanted.flatMap((id) => {
    const at = [...left].find((i) => offered[i] === id);
    if (at === undefined) return [];
    left.delete(at);
    return [at];
  });
}
