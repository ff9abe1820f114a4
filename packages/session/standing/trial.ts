import type { Core, GameEvent } from '@starhold/kernel';
import {
  type AnyRules,
  type BaseFrame,
  Ctx,
  type Decision,
  isTogether,
  newRecorder,
  type Picked,
} from '@starhold/kernel';

/** What an answer would lead to, tried in a world of its own. */
export interface Trial {
  state: Core<BaseFrame>;
  open: Decision[];
  events: GameEvent[];
  /** Did anybody learn anything, or luck decide? */
  barrier: boolean;
}

export function started(rules: AnyRules, world: Core<BaseFrame>): Trial {
  const x = new Ctx(rules, rules.clone(world));
  return { state: x.s, open: x.settle(), events: [], barrier: false };
}

/** Undefined where the rules fail: that shows itself, and is handled, when the answer is really given. */
export function tried(rules: AnyRules, { state }: Trial, decision: Decision, pick: Picked): Trial | undefined {
  const recorder = newRecorder();
  const x = new Ctx(rules, rules.clone(state), recorder);
  try {
    const open = x.take(decision, pick);
    return { state: x.s, open, events: recorder.events, barrier: x.barrier };
  } catch {
    return undefined;
  }
}

/** How much work lies on the stack that a decision belongs to. */
export function depthOf({ stack }: Core<BaseFrame>, lane: number): number {
  if (lane < 0) return stack.length;
  const top = stack[stack.length - 1];
  return top && isTogether(top) ? (top.lanes[lane]?.stack.length ?? 0) : 0;
}
