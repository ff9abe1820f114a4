import type { AnyRules, BaseFrame, Core, Scalar } from '../types.ts';

/** What a game adds to make its cases readable. */
export interface CaseWords {
  rules: AnyRules;
  parseOptions(raw: unknown): unknown;
  /** Builds the position; throws with a one-line message on a word it does not know. */
  position(words: Record<string, unknown>): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> };
  /**
   * Why no game gets to this position, besides what `rules.broken` says. A reason keeps its wording as long as it
   * stands: the words behind it are found by leaving out all others.
   */
  impossible?(words: Record<string, unknown>, state: Core<BaseFrame>): string[];
  /** The position told in the same words, for `then`. */
  tell(state: Core<BaseFrame>, names: Record<string, string>): Record<string, unknown>;
  /** Throws on a word that `then` does not know. */
  checkThen(words: Record<string, unknown>): void;
  /** JSON Schemas of the words of `given` and of `then`, for editors. */
  schema(): { given: unknown; then: unknown };
  /** What a shuffled item is called in `chance`; `names` are those the case gave. */
  nameOf(state: Core<BaseFrame>, label: string, item: Scalar, names?: Record<string, string>): string;
  /** For games whose references change: what the names of the case stand for now. */
  namesNow?(state: Core<BaseFrame>, names: Record<string, string>): Record<string, string>;
  /** Ids of the rules and rulings that a case may cite. */
  ruleIds?: readonly string[];
  lists?: WordLists;
}

/** What there is to say besides the words of a position: for the reference, which a test holds against played games. */
export interface WordLists {
  /** By frame that asks: its options, what varies in angle brackets (`fire:c<column>`). */
  options: Readonly<Record<string, readonly string[]>>;
  signals: readonly string[];
  /** By label: what is shuffled or diced. */
  chance: Readonly<Record<string, string>>;
}

export type CaseResult =
  | { title: string; ok: true }
  | { title: string; ok: false /** One line each. */; problem: string };
