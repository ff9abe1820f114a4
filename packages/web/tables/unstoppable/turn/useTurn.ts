import { type Decision, type Picked, verbOf } from '@starhold/kernel';
import { eventOf, type UnsView } from '@starhold/unstoppable';
import { useMemo } from 'react';
import { type Answering, presetOf, useAnswer } from '../../../desk/turn/useAnswer.ts';
import type { Moment, TableSession } from '../../../session/types.ts';
import { idsOf, optionsByTarget, type Target } from '../model/marks.ts';

/** What the player is about to answer. Most answers are said with one touch; what can be taken back needs no question. */
export interface Turn extends Omit<Answering, 'change' | 'say'> {
  /** What is asked: `action`, `hit`, `select` …; '' without a decision. */
  at: string;
  ids: readonly string[];
  byTarget: ReadonlyMap<Target, readonly string[]>;
  /** Options chosen so far, in their order. */
  chosenIds: readonly string[];
  choose: (option: string) => void;
  /** A thing on the table: says its option, lets choose among several, or tells why not. True when it did something. */
  touch: (target: Target) => boolean;
  letGo: () => void;
  preset: (pick: Picked) => void;
  commit: () => void;
}

const DOING = new Set(['play', 'exhaust']);

/** Ending while something can still be done, or stopping, is asked twice. */
export function needsSecondTouch(option: string, ids: readonly string[], endsGame: boolean): boolean {
  if (option === 'stop') return true;
  return option === 'end' && (endsGame || ids.some((id) => DOING.has(verbOf(id))));
}

export function useTurn(session: TableSession<UnsView>, moment: Moment<UnsView>, live: boolean): Turn {
  const { view } = moment;
  const { change, say, ...answer } = useAnswer(session, moment, live, 0);
  const { decision, armed, chosen, order, pick } = answer;
  const ids = useMemo(() => idsOf(decision), [decision]);
  const byTarget = useMemo(() => optionsByTarget(ids, view), [ids, view]);
  const chosenIds = useMemo(() => chosenOf(decision, armed, chosen, order), [decision, armed, chosen, order]);
  const endsGame = (option: string): boolean =>
    moment.forecasts[option]?.map(eventOf).some((event) => event.type === 'over' && event.pub.outcome === 'loss') ??
    false;

  const choose = (option: string): void => {
    const ask = decision?.ask;
    if (ask?.kind === 'subset') return answer.toggle(ask.from.indexOf(option));
    if (ask?.kind === 'order') return answer.lift(order.indexOf(ask.of.indexOf(option)));
    if (ask?.kind !== 'one') return;
    if (armed !== option && needsSecondTouch(option, ids, endsGame(option)))
      change(() => ({ armed: option, held: null, refused: null }));
    else say(option);
  };
  return {
    ...answer,
    at: decision?.at ?? '',
    ids,
    byTarget,
    chosenIds,
    choose,
    touch: (target) => {
      const here = byTarget.get(target) ?? (ids.includes(target) ? [target] : []);
      if (here.length === 0) change(() => ({ refused: target, held: null }));
      else if (here.length === 1) choose(here[0]);
      else change((old) => ({ held: old.held === target ? null : target, armed: null, refused: null }));
      return here.length > 0;
    },
    letGo: () => change(() => ({ armed: null, held: null, lifted: null, refused: null })),
    preset: (wanted) => change(() => presetOf(decision, wanted)),
    commit: () => {
      if (pick !== null) say(pick);
    },
  };
}

function chosenOf(
  decision: Decision | undefined,
  armed: string | null,
  chosen: readonly number[],
  order: readonly number[],
): readonly string[] {
  const ask = decision?.ask;
  if (ask?.kind === 'one') return armed === null ? [] : [armed];
  if (ask?.kind === 'subset') return chosen.map((i) => ask.from[i]);
  return ask?.kind === 'order' ? order.map((i) => ask.of[i]) : [];
}
