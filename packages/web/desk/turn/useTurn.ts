import type { Picked } from '@starhold/kernel';
import { useMemo } from 'react';
import type { Moment, TableSession } from '../../session/types.ts';
import type { Front } from '../front.ts';
import { idsOf, type Reach, reachOf, type StepsOf } from '../marks.ts';
import type { Target } from '../target.ts';
import { type Answering, presetOf, useAnswer } from './useAnswer.ts';

/** What the player is about to answer: armed, chosen, ordered, but not said yet. */
export interface Turn extends Omit<Answering, 'change' | 'say'> {
  /** What is asked: the kind of the asking frame; '' without a decision. */
  at: string;
  ids: readonly string[];
  stepsOf: StepsOf;
  reach: Reach;
  /** Options chosen so far, in their order. */
  chosenIds: readonly string[];
  /** The first touch arms, the second says; what says all on its own button is said at once. */
  choose: (option: string) => void;
  /** A quiet answer, or what a button itself has named in full. */
  sayNow: (option: string) => void;
  /** A thing on the table: chosen, held, or it tells why not. True when it did something. */
  touch: (target: Target) => boolean;
  /** Several options one after the other: the first is armed, the others follow it. */
  chain: (options: readonly string[]) => void;
  letGo: () => void;
  /** Puts an answer on the table without saying it. */
  preset: (pick: Picked) => void;
  commit: () => void;
}

export function useTurn<V>(
  session: TableSession<V>,
  moment: Moment<V>,
  live: boolean,
  front: Front<V>,
  which: number,
): Turn {
  const { view } = moment;
  const { change, say, ...answer } = useAnswer(session, moment, live, which, (given) =>
    front.openingOrder?.(given, view),
  );
  const { decision, armed, held, chosen, order, pick } = answer;
  const stepsOf = useMemo(() => remembering((option) => front.stepsOf(option, view)), [front, view]);
  const ids = useMemo(() => idsOf(decision), [decision]);
  const reach = useMemo(() => reachOf(ids, stepsOf, held), [ids, stepsOf, held]);
  const chosenIds = useMemo(() => {
    const ask = decision?.ask;
    if (ask?.kind === 'one') return armed === null ? [] : [armed];
    if (ask?.kind === 'subset') return chosen.map((i) => ask.from[i]);
    return ask?.kind === 'order' ? order.map((i) => ask.of[i]) : [];
  }, [decision, armed, chosen, order]);

  const choose = (option: string): void => {
    const ask = decision?.ask;
    if (ask?.kind === 'subset') return toggleNext(option);
    if (ask?.kind === 'order') return answer.lift(order.indexOf(ask.of.indexOf(option)));
    if (ask?.kind !== 'one') return;
    if (armed === option || front.isQuiet(option) || front.isAtOnce?.(option, view)) say(option);
    else change(() => ({ armed: option, then: [], refused: null }));
  };
  /** Equal ids may be offered several times: one more of them, or the last one back. */
  const toggleNext = (option: string): void => {
    const ask = decision?.ask;
    if (ask?.kind !== 'subset') return;
    const all = ask.from.flatMap((id, i) => (id === option ? [i] : []));
    const free = all.find((i) => !chosen.includes(i));
    if (all.length > 1 && free !== undefined) answer.toggle(free);
    else if (all.length > 0) answer.toggle(all.at(-1) as number);
  };
  const touch = (target: Target): boolean => {
    const here = reach.byTarget.get(target) ?? (reach.ids.includes(target) ? [target] : []);
    if (here.length === 0) {
      if (target === held) change(() => ({ held: null, armed: null, then: [] }));
      else change(() => ({ refused: target }));
      return target === held;
    }
    // One option: it is the answer. Several: they go on from here, by a second target or in the words of the prompt.
    if (here.length === 1 && stepsOf(here[0]).length <= (held === null ? 1 : 2)) choose(here[0]);
    else change(() => ({ held: target, armed: null, then: [], refused: null }));
    return true;
  };
  return {
    ...answer,
    at: decision?.at ?? '',
    ids,
    stepsOf,
    reach,
    chosenIds,
    choose,
    sayNow: (option) => say(option),
    touch,
    chain: ([first = null, ...then]) => change(() => ({ armed: first, then, held: null, refused: null })),
    letGo: () =>
      change((old) =>
        old.armed === null
          ? { held: null, lifted: null, refused: null, chosen: [] }
          : { armed: null, then: [], refused: null },
      ),
    preset: (wanted) =>
      change(() => {
        const part = presetOf(decision, wanted);
        const first = typeof wanted === 'string' && stepsOf(wanted).length > 1 ? stepsOf(wanted)[0][0] : null;
        return first === null ? part : { ...part, held: first };
      }),
    commit: () => {
      if (pick !== null) say(pick);
    },
  };
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
