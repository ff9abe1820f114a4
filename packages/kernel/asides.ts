import { isTogether } from './stack.ts';
import type { AnyRules, BaseFrame, Core, Decision, Seat } from './types.ts';

type State = Core<BaseFrame>;

/** Names of the main line, made once: every decision of a playout has one. */
const MAIN: string[] = Array.from({ length: 1_024 }, (_, asked) => `m:${asked}`);

/** `m:7` for the main line, `t2.0:1` for a lane. */
export function decisionId(lane: number, together: number, asked: number): string {
  if (lane >= 0) return `t${together}.${lane}:${asked}`;
  return asked < MAIN.length ? MAIN[asked] : `m:${asked}`;
}

/**
 * Could `later`, the n-th answer that others gave since, stand without the answer to `decision`? On the main line nothing
 * could: the count of questions goes on with each answer. In lanes the first must be one of the same lanes, and so must all
 * where a question was answered, because its lane would still be open.
 */
export function mayStandWithout(decision: string, later: string, n: number): boolean {
  const lanes = /^t\d+\./.exec(decision)?.[0];
  if (lanes === undefined) return false;
  return later.startsWith(lanes) || (n > 0 && /a\d+$/.test(decision));
}

const NO_OPTIONS: readonly string[] = [];

export function asideOptions(
  rules: AnyRules,
  s: State,
  seat: Seat,
  f: BaseFrame | undefined,
  stack: readonly BaseFrame[],
): readonly string[] {
  return rules.asides?.options(s, seat, f, stack) ?? NO_OPTIONS;
}

/**
 * What the asked seats may do besides, made on request: playouts that do not want it pay nothing. On the main line every
 * asked seat, once; in lanes each lane's own seat, also when it is done.
 */
export function asidesBeside(rules: AnyRules, s: State, open: readonly Decision[]): Decision[] {
  if (!rules.asides || open.length === 0) return [];
  const aside = (id: string, lane: number, seat: Seat, stack: readonly BaseFrame[]): Decision[] => {
    const options = asideOptions(rules, s, seat, stack[stack.length - 1], stack).slice();
    if (options.length === 0) return [];
    return [{ id: `${id}a${seat}`, at: 'aside', lane, aside: 1, ask: { seat, kind: 'one', options } }];
  };
  const top = s.stack[s.stack.length - 1];
  if (isTogether(top)) {
    return top.lanes.flatMap((lane, i) => aside(decisionId(i, top.id, lane.asked), i, lane.seat, lane.stack));
  }
  const seats = [...new Set(open.map((d) => d.ask.seat))];
  return seats.flatMap((seat) => aside(decisionId(-1, 0, s.asked), -1, seat, s.stack as BaseFrame[]));
}
