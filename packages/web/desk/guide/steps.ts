import type { Decision, Language, Picked } from '@starhold/kernel';
import type { Moment } from '../../session/types.ts';
import type { Guiding } from '../front.ts';
import type { GuideProgress } from './progress.ts';

/**
 * How a game is taught: a tour through the first rounds of a guided game, and lessons, each told the first time that what
 * it is about comes up. Both are lists of steps, tried in order; the first that fits is shown, the tour's before any lesson.
 */

/**
 * A step lies beside the prompt and stops nobody: every legal answer stays possible. `points` are things on the table,
 * in the words of that table.
 */
export interface GuideStep {
  id: string;
  kind: 'tour' | 'lesson';
  /** The question beside which it is shown. */
  decision: string;
  /** Put into words when it is read: only the reader's language is loaded. */
  text: (lang: Language) => string;
  points: string[];
  /** What the guide would answer to the question. */
  suggest: Picked | null;
  /** `read`: goes when the reader says so, and at the latest with the answer. `answer`: goes with the answer. */
  until: 'read' | 'answer';
  /** Where the rulebook tells more. */
  rule: string;
  /** The tour ends with it; lessons go on. */
  last: boolean;
}

/** Everything a step is made from. */
export interface StepInput<V> {
  view: V;
  decision: Decision;
  suggest: Picked | null;
}

type Say<T> = (t: T, lang: Language) => string;
export interface StepDraft<T> {
  say: Say<T>;
  points: string[];
  until: GuideStep['until'];
  rule: string;
  last?: true;
}
/** By id, in the order in which they are tried. */
export type Steps<V, T> = Record<string, (at: StepInput<V>) => StepDraft<T> | null>;

const until =
  (end: GuideStep['until']) =>
  <T>(rule: string, points: string[], say: Say<T>): StepDraft<T> => ({ say, points, until: end, rule });
export const read = until('read');
export const answer = until('answer');

export interface GuideScript<V, T> {
  /** Through the first rounds; told again whenever undo comes back to its question. */
  tour: Steps<V, T>;
  /** Whatever may come up first in any round of any game of this kind; each is told once. */
  lessons: Steps<V, T>;
  texts: Record<Language, T>;
  suggestion: (view: V, decision: Decision) => Picked | null;
  /** The game has begun, so that there is something to explain. */
  hasBegun: (view: V) => boolean;
}

/** The step to show now; nothing where the guide has nothing to say, is off, or nobody is asked. */
export function stepOf<V, T>(script: GuideScript<V, T>, moment: Moment<V>, progress: GuideProgress): GuideStep | null {
  const { view, eyes, handOver } = moment;
  if (progress.isOff || moment.over !== '' || eyes === 'table' || handOver !== null) return null;
  if (moment.at < moment.length || !script.hasBegun(view)) return null;
  const decision = moment.decisions[0];
  if (!decision) return null;
  const at: StepInput<V> = { view, decision, suggest: script.suggestion(view, decision) };
  const tour = progress.isToured ? null : firstOf(script.tour, 'tour');
  return tour ?? firstOf(script.lessons, 'lesson');

  function firstOf(steps: Steps<V, T>, kind: GuideStep['kind']): GuideStep | null {
    for (const [id, make] of Object.entries(steps)) {
      if (progress.passed.includes(id)) continue;
      const draft = make(at);
      if (!draft) continue;
      const { say, points, until: end, rule, last = false } = draft;
      const text = (lang: Language): string => say(script.texts[lang], lang);
      const suggest = end === 'answer' ? at.suggest : null;
      return { id, kind, decision: at.decision.id, text, points, suggest, until: end, rule, last };
    }
    return null;
  }
}

/** A script as the desk takes it. */
export function guidingOf<V, T extends { title: string }>(script: GuideScript<V, T>): Guiding<V> {
  return {
    title: (lang) => script.texts[lang].title,
    stepOf: (moment, progress) => stepOf(script, moment, progress),
    lessons: Object.keys(script.lessons),
  };
}
