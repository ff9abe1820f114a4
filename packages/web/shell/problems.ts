import type { ShellText } from '../text/shell.ts';

export type Problem = keyof ShellText['bring']['problems'];

const SAVE_PROBLEMS: readonly Problem[] = [
  'notJson',
  'shape',
  'sum',
  'commitment',
  'game',
  'options',
  'pack',
  'answer',
  'hash',
  'state',
];

/** What went wrong with bringing a game to the table. Errors may come from a worker, so only their fields are looked at. */
export function problemOf(error: unknown): Problem {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('name' in error && error.name === 'QuotaExceededError') return 'storage';
  if (!('problem' in error)) return 'unknown';
  if (error.problem === 'storageFull') return 'storage';
  return SAVE_PROBLEMS.find((problem) => problem === error.problem) ?? 'unknown';
}
