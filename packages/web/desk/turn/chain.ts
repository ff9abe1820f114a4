import { type Decision, isLegal, type Picked } from '@starhold/kernel';
import type { StepsOf } from '../marks.ts';
import type { Target } from '../target.ts';

/** One gesture, several answers: what follows the one that was just said, as long as each question offers just that. */
export interface Meant {
  /** What is said next, one after the other. */
  then: readonly Picked[];
  /** What it shall reach in the end: the thing onto which something was dragged. */
  goal: Target | null;
  /** What was dragged there. */
  by?: Target;
  /** Behind the last of it everything goes on by itself. */
  runs?: true;
}

export const NOTHING_MEANT: Meant = { then: [], goal: null };

interface Asking {
  decision: Decision | undefined;
  stepsOf: StepsOf;
  /** The option that leads towards the goal where nothing lies on it yet. */
  towards: ((decision: Decision, goal: Target, by?: Target) => string | undefined) | undefined;
  /** Reached once, the goal is meant by whatever else the gesture asks for. */
  keepsAim?: boolean | undefined;
}

/** What is said now, and what is left then; undefined where the question is to be asked. */
export function nextMeant(
  { decision, stepsOf, towards, keepsAim }: Asking,
  { then, goal, by, runs }: Meant,
): { pick: Picked; how: 'chain' | 'chainRun'; rest: Meant } | undefined {
  if (!decision) return undefined;
  if (then.length > 0) {
    // What had no alternative has been taken by itself: the next that is offered is meant.
    const at = then.findIndex((pick) => isLegal(decision.ask, pick));
    if (at < 0) return undefined;
    const others = then.slice(at + 1);
    const rest: Meant = { then: others, goal, ...dragged(by), ...(runs ? { runs } : {}) };
    return { pick: then[at], how: runs && others.length === 0 ? 'chainRun' : 'chain', rest };
  }
  const { ask } = decision;
  if (goal === null || ask.kind !== 'one') return undefined;
  const here = ask.options.filter((option) => {
    const steps = stepsOf(option);
    return steps.length === 1 && steps[0].includes(goal);
  });
  const rest: Meant = { then: [], goal, ...dragged(by) };
  if (here.length === 1) return { pick: here[0], how: 'chain', rest: keepsAim ? rest : NOTHING_MEANT };
  const option = here.length === 0 ? towards?.(decision, goal, by) : undefined;
  return option === undefined ? undefined : { pick: option, how: 'chain', rest };
}

const dragged = (by: Target | undefined): Pick<Meant, 'by'> => (by === undefined ? {} : { by });
