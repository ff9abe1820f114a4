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
  /** Everything that can be said of the goal is meant, not what comes first. */
  keeps?: true;
  /** Behind the last of it everything goes on by itself. */
  runs?: true;
}

export const NOTHING_MEANT: Meant = { then: [], goal: null };

interface Asking {
  decision: Decision | undefined;
  stepsOf: StepsOf;
  /** The answer that leads towards the goal where none, or more than one, lies on it. */
  towards: ((decision: Decision, goal: Target, by?: Target) => Picked | undefined) | undefined;
  /** Reached once, the goal is meant by whatever else the gesture asks for. */
  keepsAim?: boolean | undefined;
}

interface Next {
  pick: Picked;
  how: 'chain' | 'chainRun';
  rest: Meant;
}

/** What is said now, and what is left then; undefined where the question is to be asked. */
export function nextMeant(asking: Asking, { then, goal, by, keeps, runs }: Meant): Next | undefined {
  const { decision, keepsAim } = asking;
  if (!decision) return undefined;
  const whole = { ...(by === undefined ? {} : { by }), ...(keeps ? { keeps } : {}), ...(runs ? { runs } : {}) };
  // What had no alternative has been taken by itself: the next that is offered is meant.
  const at = then.findIndex((pick) => isLegal(decision.ask, pick));
  if (at >= 0) {
    const others = then.slice(at + 1);
    const how = runs && others.length === 0 ? 'chainRun' : 'chain';
    return { pick: then[at], how, rest: { then: others, goal, ...whole } };
  }
  const reached = goal === null ? undefined : towardsGoal(asking, decision, goal, by);
  if (!reached) return undefined;
  // On the way to what is said next, the goal answers what one part of the gesture asks for.
  const isDone = reached.isThere && then.length === 0 && !keepsAim && !keeps;
  return { pick: reached.pick, how: 'chain', rest: isDone ? NOTHING_MEANT : { then, goal, ...whole } };
}

function towardsGoal(
  { stepsOf, towards }: Asking,
  decision: Decision,
  goal: Target,
  by: Target | undefined,
): { pick: Picked; isThere: boolean } | undefined {
  const { ask } = decision;
  if (ask.kind === 'amounts') {
    const pick = allTo(goal, ask, stepsOf) ?? towards?.(decision, goal, by);
    return pick !== undefined && isLegal(ask, pick) ? { pick, isThere: false } : undefined;
  }
  if (ask.kind !== 'one') return undefined;
  const here = ask.options.filter((option) => {
    const steps = stepsOf(option);
    return steps.length === 1 && steps[0].includes(goal);
  });
  if (here.length === 1) return { pick: here[0], isThere: true };
  const option = towards?.(decision, goal, by);
  const isMeant = typeof option === 'string' && (here.length === 0 || here.includes(option));
  return isMeant ? { pick: option, isThere: false } : undefined;
}

/** What is split among several goes to the one that is meant, all of it; undefined where it has no room for all. */
export function allTo(
  goal: Target,
  { bins, max }: Extract<Decision['ask'], { kind: 'amounts' }>,
  stepsOf: StepsOf,
): Record<string, number> | undefined {
  const [bin, other] = bins.filter(({ id }) => stepsOf(id)[0]?.includes(goal));
  if (bin === undefined || other !== undefined || bin.max < max || bins.some((one) => one !== bin && one.min > 0))
    return undefined;
  return Object.fromEntries(bins.map(({ id }) => [id, id === bin.id ? max : 0]));
}
