import type { BosView } from '@starhold/bossin-space';
import type { Decision, Outcome, Picked } from '@starhold/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { Moment, TableSession } from '../../../session/types.ts';
import { openingOrder, swapped } from '../model/arrange.ts';
import { choicesOf, isAtOnce, partsOf, spotsOf, verbOf } from '../model/options.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';

/** What the player is about to answer: armed, chosen, ordered, but not said yet. */

export interface Turn {
  decision: Decision | undefined;
  verb: string;
  /** Choices of a `one` ask; with a beam first what it grips, then where to. */
  choices: readonly string[];
  /** Where the choices lie on the table. */
  spots: ReadonlyMap<string, string>;
  armed: string | null;
  held: string | null;
  /** Indices into what a `subset` ask offers. */
  chosen: readonly number[];
  /** Indices into what an `order` ask gives, slot by slot. */
  order: readonly number[];
  /** Slot whose card was taken up while ordering. */
  lifted: number | null;
  /** The option whose result is shown on the table. */
  looked: string | null;
  /** The thing that was touched but cannot be chosen. */
  refused: string | null;
  sending: boolean;
  rejected: Extract<Outcome, { ok: false }> | null;
  pick: Picked | null;
  choose: (choice: string) => void;
  touch: (spot: string) => void;
  toggle: (index: number) => void;
  lift: (slot: number) => void;
  swap: (a: number, b: number) => void;
  look: (choice: string | null) => void;
  refuse: (spot: string | null) => void;
  letGo: () => void;
  /** Puts an answer on the table without saying it. */
  preset: (pick: Picked) => void;
  commit: () => void;
}

function fresh(decision: Decision | undefined, view: BosView, table: string): Draft {
  const id = decision?.id ?? '';
  const blank: Draft = {
    id,
    armed: null,
    held: null,
    chosen: [],
    order: [],
    lifted: null,
    looked: null,
    refused: null,
  };
  if (!decision) return blank;
  const kept = readDraft(table, decision);
  const { ask } = decision;
  if (ask.kind === 'order') {
    const kinds = ask.of.map((option) => partsOf(option).ref);
    return { ...blank, order: kept?.order ?? openingOrder(kinds, view) };
  }
  return ask.kind === 'subset' && kept?.chosen ? { ...blank, chosen: kept.chosen } : blank;
}

/** The answer as it stands; null while something is missing. */
function pickOf(decision: Decision | undefined, draft: Draft): Picked | null {
  const ask = decision?.ask;
  if (!ask) return null;
  if (ask.kind === 'one') return draft.armed;
  if (ask.kind === 'order') return draft.order.map((i) => ask.of[i]);
  if (ask.kind !== 'subset') return null;
  const { length } = draft.chosen;
  return length >= ask.min && length <= ask.max ? draft.chosen.map((i) => ask.from[i]) : null;
}

export function useTurn(session: TableSession<BosView>, moment: Moment<BosView>, live: boolean): Turn {
  const decision = live && moment.over === '' ? moment.decisions[0] : undefined;
  const { view } = moment;
  const id = decision?.id ?? '';
  const [state, setState] = useState<Draft>(() => fresh(decision, view, session.id));
  const [sent, setSent] = useState({ id: '', under: false, rejected: null as Turn['rejected'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision starts afresh when it is another one, not when the view is another object
  const start = useMemo(() => fresh(decision, view, session.id), [id, session.id]);
  const draft = state.id === id ? state : start;

  const isPrivateTable = session.setup.seats.filter((seat) => seat.bot === undefined).length > 1;
  const change = useCallback(
    (part: (old: Draft) => Partial<Draft>) =>
      setState((old) => {
        const from = old.id === id ? old : start;
        const next = { ...from, ...part(from) };
        if (decision) writeDraft(session.id, decision, next, isPrivateTable);
        return next;
      }),
    [id, start, decision, session.id, isPrivateTable],
  );

  const choices = useMemo(() => choicesOf(decision, draft.held), [decision, draft.held]);
  const spots = useMemo(() => spotMap(decision, choices, view), [decision, choices, view]);
  const under = sent.under && sent.id === id;

  const say = useCallback(
    (pick: Picked) => {
      if (!decision || under) return;
      setSent({ id: decision.id, under: true, rejected: null });
      void session.answer(decision.id, pick).then((outcome) => {
        setSent({ id: decision.id, under: false, rejected: outcome.ok ? null : outcome });
      });
    },
    [decision, session, under],
  );

  const pick = pickOf(decision, draft);
  const choose = (choice: string): void => {
    const { verb, ref } = partsOf(choice);
    if (verb === 'hold') change(() => ({ held: ref, armed: null, refused: null }));
    else if (isAtOnce(choice) || draft.armed === choice) say(choice);
    else change(() => ({ armed: choice, refused: null }));
  };
  const toggle = (index: number): void => {
    const ask = decision?.ask;
    if (ask?.kind !== 'subset') return;
    change(({ chosen }) => {
      if (chosen.includes(index)) return { chosen: chosen.filter((i) => i !== index), refused: null };
      // One too many: the one chosen first gives way where only one can be chosen.
      if (chosen.length >= ask.max) return ask.max === 1 ? { chosen: [index] } : {};
      return { chosen: [...chosen, index], refused: null };
    });
  };
  const swap = (a: number, b: number): void => change(({ order }) => ({ order: swapped(order, a, b), lifted: null }));
  return {
    decision,
    verb: verbOf(decision),
    choices,
    spots,
    ...draft,
    sending: under,
    rejected: sent.id === id ? sent.rejected : null,
    pick,
    choose,
    touch: (spot) => {
      const choice = spots.get(spot);
      if (choice === undefined) change(() => ({ refused: spot }));
      else if (decision?.ask.kind === 'subset') toggle(decision.ask.from.indexOf(choice));
      else choose(choice);
    },
    toggle,
    lift: (slot) => {
      if (draft.lifted === null) change(() => ({ lifted: slot }));
      else if (draft.lifted === slot) change(() => ({ lifted: null }));
      else swap(draft.lifted, slot);
    },
    swap,
    look: (choice) => change(() => ({ looked: choice })),
    refuse: (spot) => change((old) => (old.refused === spot ? {} : { refused: spot })),
    letGo: () =>
      change((old) =>
        old.armed === null ? { held: null, lifted: null, refused: null } : { armed: null, refused: null },
      ),
    preset: (wanted) => change(() => presetOf(decision, wanted)),
    commit: () => {
      if (pick !== null) say(pick);
      else if (choices.length > 0 && isAtOnce(choices[0])) say(choices[0]);
    },
  };
}

function spotMap(decision: Decision | undefined, choices: readonly string[], view: BosView): Map<string, string> {
  const spots = new Map<string, string>();
  const options = decision?.ask.kind === 'subset' ? decision.ask.from : choices;
  for (const option of options) for (const spot of spotsOf(view, option)) spots.set(spot, option);
  return spots;
}

function presetOf(decision: Decision | undefined, pick: Picked): Partial<Draft> {
  const ask = decision?.ask;
  if (ask?.kind === 'one' && typeof pick === 'string') {
    const { verb, ref } = partsOf(pick);
    return { armed: pick, held: verb === 'pull' ? ref : null, refused: null };
  }
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
