import type { Decision, Language, Picked } from '@starhold/kernel';
import type { Moment } from '../../session/types.ts';
import type { GuideProgress } from './useGuide.ts';

/** How a guided first game is told: each game has a list of steps, tried in order; the first that fits is shown. */

/**
 * A step lies beside the prompt and stops nobody: every legal answer stays possible. `points` are things on the table,
 * in the words of that table.
 */
export interface GuideStep {
  id: string;
  /** Put into words when it is read: only the reader's language is loaded. */
  text: (lang: Language) => string;
  points: string[];
  /** What the guide would answer to `decisions[0]`. */
  suggest: Picked | null;
  /** `read`: goes when the reader says so. `answer`: goes with the answer to the open decision. */
  until: 'read' | 'answer';
  /** Where the rulebook tells more. */
  rule: string;
  /** After this one the guide is over. */
  last: boolean;
}

/** Everything a step is made from. */
export interface StepInput<V> {
  view: V;
  decision: Decision | undefined;
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
  steps: Steps<V, T>;
  texts: Record<Language, T>;
  suggestion: (view: V, decision: Decision) => Picked | null;
  /** The game has begun, so that there is something to explain. */
  hasBegun: (view: V) => boolean;
}

/** The step to show now; nothing where the guide has nothing to say, is over, or was left. */
export function stepOf<V, T>(script: GuideScript<V, T>, moment: Moment<V>, progress: GuideProgress): GuideStep | null {
  const { view, eyes, handOver } = moment;
  if (progress.left || moment.over !== '' || eyes === 'table' || handOver !== null) return null;
  if (moment.at < moment.length || !script.hasBegun(view)) return null;
  const decision = moment.decisions[0];
  const at: StepInput<V> = { view, decision, suggest: decision ? script.suggestion(view, decision) : null };
  for (const [id, make] of Object.entries(script.steps)) {
    if (progress.passed.includes(id)) continue;
    const draft = make(at);
    if (!draft) continue;
    const { say, points, until: end, rule, last = false } = draft;
    const text = (lang: Language): string => say(script.texts[lang], lang);
    return { id, text, points, suggest: end === 'answer' ? at.suggest : null, until: end, rule, last };
  }
  return null;
}
