import { type Decision, isLegal, type Picked } from '@starhold/kernel';
import type { Steps, StepsOf } from '../marks.ts';
import type { Target } from '../target.ts';
import type { Meant } from './chain.ts';

/** What is asked when one thing is dragged onto another. */
export interface Dropping {
  decision: Decision;
  ids: readonly string[];
  stepsOf: StepsOf;
  /** Is this the thing whose effect asks? */
  isSource: (target: Target) => boolean;
  /** The option that leads to a thing which no option lies on yet; with `by`, what that thing does to it. */
  towards: (goal: Target, by?: Target) => string | undefined;
  /** What the game knows this very drag to mean; null: nothing. */
  dragged: (from: Target, to: Target | null) => Dropped | null | undefined;
}

/** An answer that is said, and what is meant behind it. */
export interface Dropped extends Pick<Meant, 'then' | 'goal'> {
  pick: Picked;
}

const NOT_MORE = { then: [], goal: null } as const;

/** What a drag means; `to` is null where it was let go over the board but over no thing. Undefined: nothing. */
export function droppedOn(asked: Dropping, from: Target, to: Target | null): Dropped | undefined {
  const { ids, stepsOf } = asked;
  const { ask } = asked.decision;
  const known = asked.dragged(from, to);
  if (known === null) return undefined;
  if (known && isLegal(ask, known.pick)) return known;
  const [alone, other] = ids.filter((id) => stepsOf(id).length === 1 && stepsOf(id)[0].includes(from));
  const only = other === undefined ? alone : undefined;
  if (ask.kind === 'subset') return only !== undefined && ask.max === 1 ? { pick: [only], ...NOT_MORE } : undefined;
  if (ask.kind !== 'one') return undefined;
  const both = to === null ? [] : ids.filter((id) => joins(stepsOf(id), from, to));
  if (both.length > 0) return both.length === 1 ? { pick: both[0], ...NOT_MORE } : undefined;
  if (asked.isSource(from)) return to === null ? undefined : aimedAt(asked, to);
  if (only !== undefined) return { pick: only, then: [], goal: to };
  // A thing that can do several things: what it does to the other.
  const led = to === null ? undefined : asked.towards(to, from);
  return led === undefined ? undefined : { pick: led, then: [], goal: to };
}

/** From the one to the other, or the other way round: a figure goes to a ship, whichever of them is touched first. */
function joins([first, second]: Steps, from: Target, to: Target): boolean {
  if (!first || !second) return false;
  return (first.includes(from) && second.includes(to)) || (first.includes(to) && second.includes(from));
}

/** The thing whose effect asks, dragged onto another: the option there, or the one that leads to it. */
function aimedAt({ ids, stepsOf, towards }: Dropping, to: Target): Dropped | undefined {
  const [option, other] = ids.filter((id) => stepsOf(id)[0]?.includes(to));
  if (option !== undefined) return other === undefined ? { pick: option, ...NOT_MORE } : undefined;
  const way = towards(to);
  return way === undefined ? undefined : { pick: way, then: [], goal: to };
}
