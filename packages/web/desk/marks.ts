import { type Decision, offeredIds, type Refusal } from '@starhold/kernel';
import type { Marking, Marks, Target } from './target.ts';

/**
 * From a decision to what can be touched. A game says only on which targets an option lies; everything that is legal,
 * chosen or locked follows from that, for every kind of question.
 */

/**
 * An option is given by touching one target after the other: each step is a list of targets that mean the same
 * (the enemy, or the column it stands in). Most have one step; a beam has two, what it grips and where to. An option
 * without steps lies nowhere: only the prompt shows it.
 */
export type Steps = readonly (readonly Target[])[];
export type StepsOf = (option: string) => Steps;

/** Everything a decision offers, whatever its kind. */
export function idsOf(decision: Decision | undefined): readonly string[] {
  return decision ? offeredIds(decision.ask) : [];
}

/** What can be touched next, with the options each target stands for. `held` is the first half of a choice in two steps. */
export interface Reach {
  /** Options that are still open: all of them, or those that begin with what is held. */
  ids: readonly string[];
  byTarget: ReadonlyMap<Target, readonly string[]>;
  /** Options that lie nowhere, or that share all their targets with others: only words can tell them apart. */
  direct: readonly string[];
}

export function reachOf(ids: readonly string[], stepsOf: StepsOf, held: Target | null): Reach {
  const depth = held === null ? 0 : 1;
  const open = held === null ? ids : ids.filter((id) => stepsOf(id)[0]?.includes(held));
  const byTarget = new Map<Target, string[]>();
  const direct: string[] = [];
  for (const id of new Set(open)) {
    const step = stepsOf(id)[depth];
    if (!step || step.length === 0) {
      direct.push(id);
      continue;
    }
    for (const target of step) {
      const here = byTarget.get(target);
      if (here) here.push(id);
      else byTarget.set(target, [id]);
    }
  }
  // After the first touch nothing on the table can tell those apart that end on the same thing.
  const alike = depth === 0 ? [] : [...byTarget.values()].filter((here) => here.length > 1).flat();
  return { ids: open, byTarget, direct: [...direct, ...new Set(alike)] };
}

export interface MarkInput {
  decision: Decision | undefined;
  refusals: Readonly<Record<string, Refusal>>;
  stepsOf: StepsOf;
  reach: Reach;
  held: Target | null;
  /** Option ids chosen so far, in their order. */
  chosen: readonly string[];
  hinted: ReadonlySet<Target>;
  pointed: ReadonlyMap<Target, readonly string[]>;
  say: (refusal: Refusal) => string;
  /** Where the rules refuse no option by name. */
  whyNot?: (target: Target) => { reason: string; rule?: string } | undefined;
  resultOf: (option: string) => string | undefined;
}

export function marksOf(input: MarkInput): Marks {
  const { decision, reach, held, chosen, hinted, pointed, stepsOf } = input;
  const refusals = refusalsByTarget(input.refusals, stepsOf);
  const isList = decision !== undefined && decision.ask.kind !== 'one';
  const offered = new Set(reach.ids);
  return {
    hinted,
    of(target) {
      const names = pointed.get(target);
      const around = { ...(hinted.has(target) ? { hinted: true } : {}), ...(names ? { pointed: names } : {}) };
      const here = reach.byTarget.get(target) ?? (offered.has(target) ? [target] : undefined);
      if (!here) {
        if (target === held) return { mark: 'chosen', ...around };
        const refusal = decision ? (refusals.get(target) ?? input.refusals[target]) : undefined;
        const lock = decision && !refusal ? input.whyNot?.(target) : undefined;
        if (lock) return { mark: 'locked', ...lock, ...around };
        if (!refusal) return { mark: 'plain', ...around };
        return { mark: 'locked', reason: input.say(refusal), rule: refusal.rule, ...around };
      }
      const place = chosen.findIndex((option) => here.includes(option));
      const result = here.length === 1 ? input.resultOf(here[0]) : undefined;
      const marking: Marking = { mark: place >= 0 ? 'chosen' : 'legal', ...around };
      if (result !== undefined) marking.result = result;
      if (place >= 0 && isList) marking.order = place + 1;
      return marking;
    },
  };
}

/** Why targets that a player would expect are not offered: the first reason of each. */
function refusalsByTarget(refusals: Readonly<Record<string, Refusal>>, stepsOf: StepsOf): ReadonlyMap<Target, Refusal> {
  const found = new Map<Target, Refusal>();
  for (const [option, refusal] of Object.entries(refusals)) {
    if (option === '') continue;
    for (const target of stepsOf(option)[0] ?? []) if (!found.has(target)) found.set(target, refusal);
  }
  return found;
}
