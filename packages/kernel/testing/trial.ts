import type { AnyRules, Decision, Picked, Rng } from '../types.ts';
import type { Policy } from './policy.ts';
import type { State } from './position.ts';
import type { CheckName } from './report.ts';

/** One game in one mode with one number of players, and how much of it is to be played. */
export interface Trial {
  name: string;
  rules: AnyRules;
  options: unknown;
  /** Random games. Every second one is played by the eager policy. */
  games: number;
  /** Random positions reach rules that random games do not; `count` of them are played on for `answers` answers each. */
  positions?: { count: number; answers: number; make(seed: string): State };
  /** Answers after which a random game counts as endless. */
  limit?: number;
  /** Event types, rule ids, `ask:<frame kind>` or `over:<outcome>` that must have occurred. */
  rare?: string[];
  /** Checks that have nothing to look at here, e.g. `handles` in a game without shuffles. */
  without?: CheckName[];
  /** Verbs of options that end or decline something, besides the usual ones. */
  idle?: string[];
  /** A third policy, for games where neither random nor eager play gets far. */
  policy?: Policy;
  /** Secret names that mean something public as well (a card and an upgrade path called `laser`): not searched for. */
  publicWords?: string[];
  /** Types of events that may show what the same answer hides again (revealed, then shuffled back). */
  passing?: string[];
  /** The game's words and policy, where they are to be held against the order of options. */
  speaks?: {
    prompt(view: unknown, decision: Decision): string;
    choose?(view: unknown, decision: Decision, rng: Rng): Picked;
  };
  /** Every how many positions the slow checks look; 1 = everywhere. */
  every?: number;
}

/** Enough for fast runs of small games and bearable for large ones. */
export const USUAL_LIMIT = 3_000;
export const USUAL_EVERY = 4;
