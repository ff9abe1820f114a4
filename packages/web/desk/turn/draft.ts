import type { Decision } from '@starhold/kernel';

/** What was begun but not said. Kept for a reload, except a secret choice on a device that several people share. */
export interface Draft {
  id: string;
  /** The option of a `one` ask that is about to be said. */
  armed: string | null;
  /** What is said after it, each as soon as the next question offers it: one gesture, several answers. */
  then: readonly string[];
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
