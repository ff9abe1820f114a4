import {
  type AnyRules,
  type BaseFrame,
  type Core,
  Ctx,
  type Decision,
  type Film,
  type GameEvent,
  isTogether,
  newRecorder,
  type Picked,
} from '@starhold/kernel';

/** What an answer would lead to, tried in a world of its own. */
export interface Trial {
  state: Core<BaseFrame>;
  open: Decision[];
  /** Told before anybody learned anything, and where the world stood then; all of it where nobody did. Nothing without a film. */
  events: GameEvent[];
  known: Core<BaseFrame>;
  /** Did anybody learn anything, or luck decide? */
  barrier: boolean;
  /** What was being worked on when that happened first: kinds of frames, the lowest first. */
  barrierIn: readonly string[];
}

export function started(rules: AnyRules, world: Core<BaseFrame>): Trial {
  const x = new Ctx(rules, rules.clone(world));
  const open = x.settle();
  return { state: x.s, open, events: [], known: x.s, barrier: false, barrierIn: [] };
}

/**
 * Undefined where the rules fail: that shows itself, and is handled, when the answer is really given. A film (a copy of the world
 * at every cut) is for those who want to know what comes before somebody learns something.
 */
export function tried(
  rules: AnyRules,
  { state }: Trial,
  decision: Decision,
  pick: Picked,
  film?: Film<Core<BaseFrame>>,
): Trial | undefined {
  const recorder = newRecorder();
  const x = new Ctx(rules, rules.clone(state), recorder, undefined, film);
  let work: string[] = [];
  x.onStep = (_lane, stack) => {
    if (!x.barrier) work = stack.map(({ k }) => k);
  };
  try {
    const open = x.take(decision, pick);
    const { barrier, s } = x;
    const sure = film?.cuts[film.sure - 1];
    const events = barrier ? recorder.events.slice(0, sure?.told ?? 0) : recorder.events;
    return { state: s, open, events, known: barrier ? (sure?.state ?? state) : s, barrier, barrierIn: work };
  } catch {
    return undefined;
  }
}

/** The question of the same seat and lane that is open next, asides left out. */
export function nextOf({ open }: Trial, { ask, lane }: Decision): Decision | undefined {
  return open.find((d) => d.ask.seat === ask.seat && d.lane === lane && d.aside === undefined);
}

/** How much work lies on the stack that a decision belongs to. */
export function depthOf({ stack }: Core<BaseFrame>, lane: number): number {
  if (lane < 0) return stack.length;
  const top = stack[stack.length - 1];
  return top && isTogether(top) ? (top.lanes[lane]?.stack.length ?? 0) : 0;
}
