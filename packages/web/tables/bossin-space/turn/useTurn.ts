import type { BosView } from '@starhold/bossin-space';
import { type Question, questionOf } from '@starhold/bossin-space/abouts';
import type { Decision, Picked } from '@starhold/kernel';
import { useMemo } from 'react';
import { type Answering, presetOf, useAnswer } from '../../../desk/turn/useAnswer.ts';
import type { Moment, TableSession } from '../../../session/types.ts';
import { openingOrder } from '../model/arrange.ts';
import { choicesOf, isAtOnce, partsOf, spotsOf } from '../model/options.ts';

/** What the player is about to answer: armed, chosen, ordered, but not said yet. */
export interface Turn extends Omit<Answering, 'change' | 'say' | 'put'> {
  /** What is asked; empty while nothing is. */
  question: Question | '';
  /** Choices of a `one` ask; with a beam first what it grips, then where to. */
  choices: readonly string[];
  /** Where the choices lie on the table. */
  spots: ReadonlyMap<string, string>;
  choose: (choice: string) => void;
  touch: (spot: string) => void;
  letGo: () => void;
  /** Puts an answer on the table without saying it. */
  preset: (pick: Picked) => void;
  commit: () => void;
}

export function useTurn(session: TableSession<BosView>, moment: Moment<BosView>, live: boolean): Turn {
  const { view } = moment;
  const opening = (given: readonly string[]): number[] =>
    openingOrder(
      given.map((option) => partsOf(option).ref),
      view,
    );
  const { change, say, put: _, ...answer } = useAnswer(session, moment, live, 0, opening);
  const { decision, armed, held, pick } = answer;
  const choices = useMemo(() => choicesOf(decision, held), [decision, held]);
  const spots = useMemo(() => spotMap(decision, choices, view), [decision, choices, view]);

  const choose = (choice: string): void => {
    const { verb, ref } = partsOf(choice);
    if (verb === 'hold') change(() => ({ held: ref, armed: null, refused: null }));
    else if (isAtOnce(choice) || armed === choice) say(choice);
    else change(() => ({ armed: choice, refused: null }));
  };
  return {
    ...answer,
    question: decision ? questionOf(decision) : '',
    choices,
    spots,
    choose,
    touch: (spot) => {
      const choice = spots.get(spot);
      if (choice === undefined) change(() => ({ refused: spot }));
      else if (decision?.ask.kind === 'subset') answer.toggle(decision.ask.from.indexOf(choice));
      else choose(choice);
    },
    letGo: () =>
      change((old) =>
        old.armed === null ? { held: null, lifted: null, refused: null } : { armed: null, refused: null },
      ),
    preset: (wanted) => change(() => preset(decision, wanted)),
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

/** A beam is aimed in two steps: what it grips is part of the answer. */
function preset(decision: Decision | undefined, pick: Picked): ReturnType<typeof presetOf> {
  const part = presetOf(decision, pick);
  if (typeof pick !== 'string') return part;
  const { verb, ref } = partsOf(pick);
  return verb === 'pull' ? { ...part, held: ref } : part;
}
