import { type BaseFrame, type Core, canonical, listPicks } from '@starhold/kernel';
import type { Judged } from './judge.ts';
import { depthOf, nextOf, type Trial, tried } from './trial.ts';

/** Do several ways of answering lead to the same position? */

/** More ways than this are not looked into: nobody could say that they are all the same. */
export const MOST_WAYS = 24;

/** Two ways that ask the same, and end alike whatever is answered. */
export function meetsAgain(at: Judged, one: Trial, other: Trial | undefined): boolean {
  let ways = 0;
  const walk = (a: Trial | undefined, b: Trial | undefined): boolean => {
    if (!a || !b) return false;
    if (sameState(at, a, b)) return true;
    const [asked, again] = [nextOf(a, at.decision), nextOf(b, at.decision)];
    if (!asked || !again || asked.at !== again.at || canonical(asked.ask) !== canonical(again.ask)) return false;
    const picks = listPicks(asked.ask, MOST_WAYS);
    ways += picks.length;
    if (ways > MOST_WAYS) return false;
    return picks.every((pick) => walk(tried(at.rules, a, asked, pick), tried(at.rules, b, again, pick)));
  };
  return walk(one, other);
}

/** Whatever is chosen on the way through `other`, it ends alike with the gain before it or after it. */
export function commutes(at: Judged, from: Trial, gain: string, other: string): boolean {
  const { rules, decision } = at;
  const depth = depthOf(from.state, decision.lane);
  let ways = 0;
  const walk = (after: Trial | undefined, before: Trial | undefined): boolean => {
    if (!after || !before) return false;
    const next = nextOf(after, decision);
    if (!next) return false;
    if (depthOf(after.state, decision.lane) <= depth) {
      // The effect is over: here the gain comes behind it, or the rules have taken it by themselves.
      const isOpen = next.at === decision.at && next.ask.kind === 'one' && next.ask.options.includes(gain);
      const last = isOpen ? tried(rules, after, next, gain) : after;
      return last !== undefined && sameState(at, last, before);
    }
    const first = nextOf(before, decision);
    if (!first || first.at !== next.at) return false;
    const picks = listPicks(next.ask, MOST_WAYS);
    ways += picks.length;
    if (ways > MOST_WAYS) return false;
    return picks.every((pick) => walk(tried(rules, after, next, pick), tried(rules, before, first, pick)));
  };
  const gained = tried(rules, from, decision, gain);
  const again = gained && nextOf(gained, decision);
  if (!gained || !again) return false;
  // The last effect may have begun by itself behind the gain.
  const before = again.at === decision.at ? tried(rules, gained, again, other) : gained;
  return walk(tried(rules, from, decision, other), before);
}

/** Every order in which the things that all come can come. */
export function allOrders(at: Judged, from: Trial): (Trial | undefined)[] {
  const { rules, decision } = at;
  const depth = depthOf(from.state, decision.lane);
  const ends: (Trial | undefined)[] = [];
  const walk = (now: Trial | undefined): void => {
    const next = now && nextOf(now, decision);
    if (ends.length > MOST_WAYS) return;
    const isOver = !next || next.at !== decision.at || depthOf(now.state, decision.lane) !== depth;
    if (isOver || next.ask.kind !== 'one') return void ends.push(now);
    for (const option of next.ask.options) walk(tried(rules, now, next, option));
  };
  walk(from);
  return ends.length > MOST_WAYS ? [undefined] : ends;
}

export function areAlike(at: Judged, trials: readonly (Trial | undefined)[]): boolean {
  const [first, ...others] = trials;
  return first !== undefined && others.every((trial) => trial !== undefined && sameState(at, first, trial));
}

function sameState(at: Judged, a: Trial, b: Trial): boolean {
  return textOf(at, a) === textOf(at, b);
}

/** One of them is mostly held against several others. */
const texts = new WeakMap<Trial, string>();

function textOf({ habits: { bags = {} } }: Judged, trial: Trial): string {
  const text = texts.get(trial) ?? canonical(tidied(trial.state, bags));
  texts.set(trial, text);
  return text;
}

/** What has been used of a frame is used, whichever came first. */
function withoutOrder(frame: BaseFrame): BaseFrame {
  const { used } = frame as { used?: unknown };
  return Array.isArray(used) ? ({ ...frame, used: used.toSorted() } as BaseFrame) : frame;
}

/** How many answers it took names only the next question; what lies in no order is sorted. */
function tidied(state: Core<BaseFrame>, bags: Readonly<Record<string, number>>): object {
  const tidy: Record<string, unknown> = { ...state, asked: 0, stack: state.stack.map(withoutOrder) };
  for (const [name, size] of Object.entries(bags)) {
    const list = tidy[name] as readonly unknown[];
    const entries = Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size));
    tidy[name] = entries.map((entry) => entry.join()).sort();
  }
  return tidy;
}
