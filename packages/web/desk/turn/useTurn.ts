import type { Decision, Outcome, Picked } from '@starhold/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Said } from '../../session/standingSeats.ts';
import type { Moment, TableSession } from '../../session/types.ts';
import type { Front, Shortcut } from '../front.ts';
import { shake } from '../haptics.ts';
import { idsOf, reachOf, type StepsOf } from '../marks.ts';
import type { Target } from '../target.ts';
import { allTo, type Meant, NOTHING_MEANT, nextMeant } from './chain.ts';
import {
  BLANK,
  type Draft,
  orderAsPicked,
  pickOf,
  presetOf,
  readDraft,
  swapped,
  toggled,
  writeDraft,
} from './draft.ts';
import { type Dropping, droppedOn } from './drop.ts';

/** What the player is about to answer: armed, chosen, ordered, but not said yet. */
export type Turn = ReturnType<typeof useTurn>;

/** By which a choice is touched: Space takes back what it chose, a digit pressed again says it, and so does a second tap. */
export type Touch = 'tap' | 'space' | 'digit';

/** A click that no pointer made is one of the Space bar. */
export const touchOf = ({ detail }: { detail: number }): Touch => (detail === 0 ? 'space' : 'tap');

/** `which` of the open decisions. */
export function useTurn<V>(session: TableSession<V>, moment: Moment<V>, live: boolean, front: Front<V>, which: number) {
  const { view } = moment;
  const { decision, draft, change, say, sending, rejected } = useAnswer(session, moment, live, front, which);
  const { armed, held, chosen, order, lifted } = draft;
  const ask = decision?.ask;
  const stepsOf = useMemo(() => remembering((option) => front.stepsOf(option, view)), [front, view]);
  const ids = useMemo(() => idsOf(decision), [decision]);
  const reach = useMemo(() => reachOf(ids, stepsOf, held), [ids, stepsOf, held]);
  const chosenIds = useMemo((): readonly string[] => {
    if (ask?.kind === 'one') return armed === null ? [] : [armed];
    if (ask?.kind === 'subset') return chosen.map((i) => ask.from[i]);
    return ask?.kind === 'order' ? order.map((i) => ask.of[i]) : [];
  }, [ask, armed, chosen, order]);
  const pick = pickOf(decision, draft);

  const swap = (a: number, b: number): void => change(() => ({ order: swapped(order, a, b), lifted: null }));
  const lift = (place: number): void => {
    if (lifted === null || lifted === place) change(() => ({ lifted: lifted === null ? place : null }));
    else swap(lifted, place);
  };
  const toggle = (index: number): void => change((old) => toggled(decision, old, index));
  /** Equal ids may be offered several times: one more of them, or the last one back. */
  const toggleNext = (option: string, from: readonly string[]): void => {
    const all = from.flatMap((id, i) => (id === option ? [i] : []));
    const free = all.find((i) => !chosen.includes(i));
    if (all.length > 1 && free !== undefined) toggle(free);
    else if (all.length > 0) toggle(all.at(-1) as number);
  };
  const letGo = (): void =>
    change((old) =>
      old.armed === null
        ? { held: null, lifted: null, refused: null, chosen: [] }
        : { armed: null, then: [], goal: null, refused: null },
    );
  const choose = (option: string, by: Touch = 'tap'): void => {
    if (ask?.kind === 'subset') return toggleNext(option, ask.from);
    if (ask?.kind === 'order') return lift(order.indexOf(ask.of.indexOf(option)));
    if (ask?.kind !== 'one') return;
    if (armed === option) return by === 'space' ? letGo() : say(option);
    // Keys choose before they say: one of them pressed by mistake is no answer.
    if (front.isQuiet(option) || (by === 'tap' && front.isAtOnce?.(option, view))) say(option);
    else change(() => ({ armed: option, then: alongOf(option), goal: null, refused: null }));
  };
  const alongOf = (option: string): readonly string[] => (decision && front.along?.(option, decision, view)) ?? [];
  /** The option that leads to a thing on which none lies. */
  const wayTo = (target: Target, thing?: Target): string | undefined => {
    const way = decision && front.towards?.(decision, target, view, thing);
    return typeof way === 'string' ? way : undefined;
  };
  const dropping = (asking: Decision): Dropping => ({
    decision: asking,
    ids,
    stepsOf,
    isSource: (target) => front.isSource?.(target, asking, view) ?? false,
    towards: wayTo,
    dragged: (from, to) => front.dragged?.(asking, from, to, view, armed === null ? [] : [armed, ...draft.then]),
  });
  const touch = (target: Target, by: Touch = 'tap'): boolean => {
    const all = ask?.kind === 'amounts' ? allTo(target, ask, stepsOf) : undefined;
    if (all) {
      // All of it there; touched again, it is said.
      if (Object.entries(all).every(([bin, n]) => draft.amounts[bin] === n)) say(all);
      else change(() => ({ amounts: all, refused: null }));
      return true;
    }
    const here = reach.byTarget.get(target) ?? (reach.ids.includes(target) ? [target] : []);
    const way = here.length === 0 ? wayTo(target) : undefined;
    if (way !== undefined) {
      // The effect that reaches it, and it: touched again, both are said.
      if (armed === way && draft.goal === target)
        by === 'space' ? letGo() : say(way, 'hand', { then: [], goal: target });
      else change(() => ({ armed: way, then: [], goal: target, refused: null }));
      return true;
    }
    if (here.length === 0) {
      if (target === held) change(() => ({ held: null, armed: null, then: [], goal: null }));
      else change(() => ({ refused: target }));
      return target === held;
    }
    // One option: it is the answer. Several: they go on from here, by a second target or in the words of the prompt; at the
    // second one the first of them is armed, and the words have the others.
    const isLast = stepsOf(here[0]).length <= (held === null ? 1 : 2);
    if (isLast && (here.length === 1 || held !== null)) choose(here[0], by);
    else change(() => ({ held: target, armed: null, then: [], goal: null, refused: null }));
    return true;
  };
  return {
    ...draft,
    decision,
    sending,
    rejected,
    /** What is asked: the kind of the asking frame; '' without a decision. */
    at: decision?.at ?? '',
    ids,
    stepsOf,
    reach,
    /** Options chosen so far, in their order. */
    chosenIds,
    /** The answer as it stands; null while something is missing. */
    pick,
    /** The first touch arms, the second says; what says all on its own button is said by the first tap. */
    choose,
    /** A quiet answer, or what a button itself has named in full. */
    sayNow: (wanted: Picked) => say(wanted),
    commit: () => {
      if (pick !== null) say(pick);
    },
    /** An answer with everything that is meant behind it. */
    sayOn: ({ pick: wanted, how, then = [], goal = null, keeps, runs }: Shortcut) =>
      say(wanted, how, { then, goal, ...(keeps ? { keeps } : {}), ...(runs ? { runs } : {}) }),
    /** One thing can be dragged where one is asked for. */
    canDrag: ask?.kind === 'one' || (ask?.kind === 'subset' && ask.max === 1),
    /** One thing dragged onto another, or onto the board: chosen and said at once. */
    drop: (from: Target, to: Target | null): boolean => {
      const dropped = decision && droppedOn(dropping(decision), from, to);
      if (!dropped) return false;
      const { pick, goal } = dropped;
      const then = dropped.then.length > 0 || typeof pick !== 'string' ? dropped.then : alongOf(pick);
      say(pick, 'hand', { then, goal: goal ?? (front.keepsAim ? to : null), by: from });
      return true;
    },
    /** A thing on the table: chosen, held, or it tells why not. True when it did something. */
    touch,
    /** Several options one after the other: the first is armed, the others follow it, meant for `goal` where they ask. */
    chain: (options: readonly string[], goal: Target | null = null) =>
      change(() => ({ armed: options[0] ?? null, then: options.slice(1), goal, held: null, refused: null })),
    toggle,
    /** Everything that a list offers, to be thinned out from there. */
    chooseAll: () => change(() => (ask?.kind === 'subset' ? { chosen: [...ask.from.keys()], refused: null } : {})),
    /** Puts so much into a bin of an `amounts` ask. */
    put: (bin: string, n: number) => change(({ amounts }) => ({ amounts: { ...amounts, [bin]: n } })),
    lift,
    swap,
    look: (option: string | null) => change(() => ({ looked: option })),
    letGo,
    /** Puts an answer on the table without saying it. */
    preset: (wanted: Picked) =>
      change(() => {
        const part = presetOf(decision, wanted);
        const first = typeof wanted === 'string' && stepsOf(wanted).length > 1 ? stepsOf(wanted)[0][0] : null;
        return first === null ? part : { ...part, held: first };
      }),
  };
}

interface Sent {
  id: string;
  isUnderWay: boolean;
  rejected: Extract<Outcome, { ok: false }> | null;
}

/** The answer in the making, kept for its decision alone, and how it is said. */
function useAnswer<V>(session: TableSession<V>, moment: Moment<V>, live: boolean, front: Front<V>, which: number) {
  const decision = live && moment.over === '' ? moment.decisions[which] : undefined;
  const id = decision?.id ?? '';
  /** What was chosen last, in the order in which it was chosen. */
  const picked = useRef<readonly string[]>([]);
  const open = (): Draft =>
    freshDraft(
      decision,
      session.id,
      (given) => orderAsPicked(given, picked.current) ?? front.openingOrder?.(given, moment.view),
      (asked) => front.openingAmounts?.(asked, moment.view),
    );
  const [state, setState] = useState(open);
  const [sent, setSent] = useState<Sent>({ id: '', isUnderWay: false, rejected: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision starts afresh when it is another one, not when the view is another object
  const start = useMemo(open, [id, session.id]);

  const isShared =
    session.room === undefined && session.setup.seats.filter((seat) => seat.bot === undefined).length > 1;
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
  const { isUnderWay, rejected } = sent.id === id ? sent : { isUnderWay: false, rejected: null };
  const draft = state.id === id ? state : start;
  const following = useRef<Meant>(NOTHING_MEANT);
  /** The rest of a gesture that waits for the answer to this question. */
  const waiting = useRef<Meant>(NOTHING_MEANT);
  const say = (pick: Picked, how: Said = 'hand', meant?: Meant): void => {
    if (!decision || isUnderWay) return;
    const isRest = how === 'chain' || how === 'chainRun';
    if (!isRest) shake('confirm');
    picked.current = Array.isArray(pick) ? pick : [];
    const isAmid = how === 'hand' && !meant && waiting.current.then.length > 0;
    if (meant) following.current = meant;
    else if (isAmid) following.current = waiting.current;
    else if (pick === draft.armed) following.current = { then: draft.then, goal: draft.goal };
    waiting.current = NOTHING_MEANT;
    setSent({ id, isUnderWay: true, rejected: null });
    void said(pick, how, isAmid).then((outcome) => {
      if (!outcome.ok) following.current = NOTHING_MEANT;
      // Where the rest of a gesture no longer holds, the question is simply asked.
      setSent({ id, isUnderWay: false, rejected: outcome.ok || isRest ? null : outcome });
    });
  };
  /** In the middle of a gesture it is part of it; where somebody has learned something since, it is an answer by itself. */
  const said = async (pick: Picked, how: Said, isAmid: boolean): Promise<Outcome> => {
    const outcome = await session.answer(id, pick, isAmid ? 'chain' : how);
    if (outcome.ok || !isAmid) return outcome;
    following.current = NOTHING_MEANT;
    return session.answer(id, pick, how);
  };
  const next = nextMeant(
    {
      decision,
      // An act of its own is not what something was dragged there for.
      stepsOf: (option) => (front.isAimed?.(option) === false ? [] : front.stepsOf(option, moment.view)),
      towards: front.towards && ((asked, goal, by) => front.towards?.(asked, goal, moment.view, by)),
      keepsAim: front.keepsAim,
    },
    following.current,
  );
  const [begun, setBegun] = useState('');
  const isMeant = next !== undefined && begun !== id;
  // The rest of a chain: said while each question offers just what was meant, else the question is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!decision) return;
    setBegun(id);
    waiting.current = !next && front.pauses?.(decision) ? following.current : NOTHING_MEANT;
    following.current = NOTHING_MEANT;
    if (next) say(next.pick, next.how, next.rest);
  }, [id]);
  return { decision, draft, change, say, sending: isUnderWay || isMeant, rejected };
}

function freshDraft(
  decision: Decision | undefined,
  table: string,
  opening: (given: readonly string[]) => number[] | undefined,
  openingAmounts: (decision: Decision) => Readonly<Record<string, number>> | undefined,
): Draft {
  if (!decision) return BLANK;
  const blank: Draft = { ...BLANK, id: decision.id };
  const kept = readDraft(table, decision);
  const { ask } = decision;
  if (ask.kind === 'order') {
    return { ...blank, order: kept?.order ?? opening(ask.of) ?? ask.of.map((_, i) => i) };
  }
  if (ask.kind === 'amounts')
    return {
      ...blank,
      amounts: openingAmounts(decision) ?? Object.fromEntries(ask.bins.map((bin) => [bin.id, bin.min])),
    };
  return ask.kind === 'subset' && kept?.chosen ? { ...blank, chosen: kept.chosen } : blank;
}

/** Asked for every thing on the table at every drawing. */
function remembering(stepsOf: StepsOf): StepsOf {
  const known = new Map<string, ReturnType<StepsOf>>();
  return (option) => {
    const steps = known.get(option) ?? stepsOf(option);
    known.set(option, steps);
    return steps;
  };
}
