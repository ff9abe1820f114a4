import type { Abouts } from '../abouts.ts';

/** Where the rulebook speaks of what is offered and of what is asked: said here, and nowhere else. */

/** The rule an option stands on, by its verb. */
export const RULE_OF_VERB: Readonly<Record<string, string>> = {
  draft: 'UNS-6.2',
  keep: 'UNS-6.3',
  under: 'UNS-6.3',
  play: 'UNS-7.4',
  exhaust: 'UNS-8.1',
  buy: 'UNS-9.1',
  fit: 'UNS-9.2',
  end: 'UNS-7.3',
  stop: 'UNS-21.5',
  go: 'UNS-21.5',
  do: 'UNS-1.6',
  skip: 'UNS-1.4',
  none: 'UNS-1.4',
  pay: 'UNS-1.4',
  hit: 'UNS-10.1',
  sweep: 'UNS-16.1',
  reward: 'UNS-10.5',
  trigger: 'UNS-5.3',
  remove: 'UNS-16.7',
  discard: 'UNS-15.4',
  refresh: 'UNS-16.8',
  again: 'UNS-16.10',
  return: 'UNS-16.10',
  seat: 'UNS-20.9',
  dismiss: 'UNS-18.7',
  threat: 'UNS-11.1',
  shelve: 'UNS-13.4',
  tell: 'UNS-15.6',
};

/** The rule a question stands on, by the frame that asks. */
export const RULE_OF_QUESTION: Readonly<Record<keyof Abouts, string>> = {
  select: 'UNS-6.2',
  upkeep: 'UNS-5.3',
  action: 'UNS-7.1',
  fit: 'UNS-9.2',
  resolve: 'UNS-1.6',
  branch: 'UNS-1.4',
  hit: 'UNS-10.1',
  sweep: 'UNS-16.1',
  reward: 'UNS-10.5',
  check: 'UNS-14.5',
  threat: 'UNS-11.1',
  dismiss: 'UNS-18.7',
  handDown: 'UNS-15.4',
  remove: 'UNS-16.7',
  refresh: 'UNS-16.8',
  again: 'UNS-16.10',
  takeBack: 'UNS-16.10',
  whom: 'UNS-20.9',
  market: 'UNS-13.4',
  story: 'UNS-15.6',
  share: 'UNS-15.6',
  offer: 'UNS-15.6',
  playOn: 'UNS-21.5',
};

/** '' where nothing is asked. */
export function ruleOfQuestion(at: string): string {
  return Object.hasOwn(RULE_OF_QUESTION, at) ? RULE_OF_QUESTION[at as keyof Abouts] : '';
}
