import type { Decision, Outcome, Picked } from '@starhold/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment, TableSession } from '../../session/types.ts';
import { BLANK, type Draft, readDraft, writeDraft } from './draft.ts';

/** An answer in the making, whatever the game: chosen, ordered, armed, said. */
export interface Answering extends Draft {
  decision: Decision | undefined;
  sending: boolean;
  rejected: Extract<Outcome, { ok: false }> | null;
  /** The answer as it stands; null while something is missing. */
  pick: Picked | null;
  change: (part: (old: Draft) => Partial<Draft>) => void;
  say: (pick: Picked) => void;
  toggle: (index: number) => void;
  /** Puts so much into a bin of an `amounts` ask. */
  put: (bin: string, n: number) => void;
  lift: (place: number) => void;
  swap: (a: number, b: number) => void;
  look: (option: string | null) => void;
  refuse: (thing: string | null) => void;
}

/** In place of a refused target: so many are chosen already that one has to be put back first. */
export const FULL = 'full';

/** `which` of the open decisions; `opening` is the order a game starts from, as given by default. */
export function useAnswer(
  session: TableSession,
  moment: Moment,
  live: boolean,
  which: number,
  opening?: (given: readonly string[]) => number[] | undefined,
): Answering {
  const decision = live && moment.over === '' ? moment.decisions[which] : undefined;
  const id = decision?.id ?? '';
  const [state, setState] = useState<Draft>(() => fresh(decision, session.id, opening));
  const [sent, setSent] = useState({ id: '', under: false, rejected: null as Answering['rejected'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision starts afresh when it is another one, not when the view is another object
  const start = useMemo(() => fresh(decision, session.id, opening), [id, session.id]);
  const draft = state.id === id ? state : start;

  const isShared = session.setup.seats.filter((seat) => seat.bot === undefined).length > 1;
  const change = useCallback(
    (part: (old: Draft) => Partial<Draft>) =>
      setState((old) => {
        const from = old.id === id ? old : start;
        const next = { ...from, ...part(from) };
        if (decision) writeDraft(session.id, decision, next, isShared);
        return next;
      }),
    [id, start, decision, session.id, isShared],
  );

  const under = sent.under && sent.id === id;
  const { armed, then } = draft;
  const following = useRef<readonly string[]>([]);
  const say = useCallback(
    (pick: Picked) => {
      if (!decision || under) return;
      if (pick === armed) following.current = then;
      setSent({ id: decision.id, under: true, rejected: null });
      void session.answer(decision.id, pick).then((outcome) => {
        if (!outcome.ok) following.current = [];
        setSent({ id: decision.id, under: false, rejected: outcome.ok ? null : outcome });
      });
    },
    [decision, session, under, armed, then],
  );
  // The rest of a chain: said while each question offers just what was meant, else the question is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const [next, ...rest] = following.current;
    if (!decision || next === undefined) return;
    following.current = rest;
    if (decision.ask.kind === 'one' && decision.ask.options.includes(next)) say(next);
    else following.current = [];
  }, [id]);

  const swap = (a: number, b: number): void => change(({ order }) => ({ order: swapped(order, a, b), lifted: null }));
  return {
    ...draft,
    decision,
    sending: under,
    rejected: sent.id === id ? sent.rejected : null,
    pick: pickOf(decision, draft),
    change,
    say,
    toggle: (index) => change((old) => toggled(decision, old, index)),
    put: (bin, n) => change(({ amounts }) => ({ amounts: { ...amounts, [bin]: n } })),
    lift: (place) => {
      if (draft.lifted === null) change(() => ({ lifted: place }));
      else if (draft.lifted === place) change(() => ({ lifted: null }));
      else swap(draft.lifted, place);
    },
    swap,
    look: (option) => change(() => ({ looked: option })),
    refuse: (thing) => change((old) => (old.refused === thing ? {} : { refused: thing })),
  };
}

function fresh(
  decision: Decision | undefined,
  table: string,
  opening: ((given: readonly string[]) => number[] | undefined) | undefined,
): Draft {
  if (!decision) return BLANK;
  const blank: Draft = { ...BLANK, id: decision.id };
  const kept = readDraft(table, decision);
  const { ask } = decision;
  if (ask.kind === 'order') {
    return { ...blank, order: kept?.order ?? opening?.(ask.of) ?? ask.of.map((_, i) => i) };
  }
  if (ask.kind === 'amounts')
    return { ...blank, amounts: Object.fromEntries(ask.bins.map((bin) => [bin.id, bin.min])) };
  return ask.kind === 'subset' && kept?.chosen ? { ...blank, chosen: kept.chosen } : blank;
}

function pickOf(decision: Decision | undefined, draft: Draft): Picked | null {
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

function toggled(decision: Decision | undefined, { chosen }: Draft, index: number): Partial<Draft> {
  const ask = decision?.ask;
  if (ask?.kind !== 'subset') return {};
  if (chosen.includes(index)) return { chosen: chosen.filter((i) => i !== index), refused: null };
  // One too many: the one chosen first gives way where only one can be chosen.
  if (chosen.length >= ask.max) return ask.max === 1 ? { chosen: [index] } : { refused: FULL };
  return { chosen: [...chosen, index], refused: null };
}

function swapped(order: readonly number[], a: number, b: number): number[] {
  const next = order.slice();
  [next[a], next[b]] = [next[b], next[a]];
  return next;
}

/** A whole answer put on the table without saying it. */
export function presetOf(decision: Decision | undefined, pick: Picked): Partial<Draft> {
  const ask = decision?.ask;
  if (ask?.kind === 'one' && typeof pick === 'string') return { armed: pick, then: [], held: null, refused: null };
  if (ask?.kind === 'amounts' && typeof pick === 'object' && !Array.isArray(pick)) return { amounts: { ...pick } };
  if (!Array.isArray(pick)) return {};
  if (ask?.kind === 'subset') return { chosen: indicesOf(ask.from, pick) };
  return ask?.kind === 'order' ? { order: indicesOf(ask.of, pick), lifted: null } : {};
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
