import type { Question } from './abouts.ts';

/** A file of its own: a table that only shows options needs no rules engine. */

/** The rule an option stands on, by its verb. */
export const RULE_OF_VERB: Readonly<Record<string, string | undefined>> = {
  keep: 'BOS-3.2',
  refresh: 'BOS-20.4',
  commit: 'BOS-3.4',
  remove: 'BOS-3.4',
  slot: 'BOS-3.6',
  resolve: 'BOS-5.2',
  flip: 'BOS-8.5',
  go: 'BOS-5.1',
  use: 'BOS-19.1',
  swap: 'BOS-19.5',
  fire: 'BOS-6.4',
  pull: 'BOS-6.5',
  to: 'BOS-7.2',
  steer: 'BOS-7.5',
  dodge: 'BOS-12.7',
  heat: 'BOS-8.2',
  upgrade: 'BOS-18.6',
  take: 'BOS-18.9',
  none: 'BOS-1.4',
};

/** And the rule a question stands on. */
export const RULE_OF_QUESTION: Readonly<Record<Question, string>> = {
  refresh: 'BOS-3.2',
  pick: 'BOS-3.4',
  remove: 'BOS-3.4',
  arrange: 'BOS-3.6',
  command: 'BOS-5.2',
  go: 'BOS-5.1',
  hack: 'BOS-19.5',
  aim: 'BOS-6.4',
  pull: 'BOS-6.5',
  teleport: 'BOS-7.2',
  steer: 'BOS-7.5',
  branch: 'BOS-5.4',
  dodge: 'BOS-12.7',
  heat: 'BOS-8.2',
  upgrade: 'BOS-18.6',
  newCards: 'BOS-18.9',
};
