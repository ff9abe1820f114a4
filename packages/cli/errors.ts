import type { SaveError } from '@starhold/kernel';
import { InputError, oneLine } from '@starhold/lab';
import { fileErrorOf } from './files/problem.ts';

const SAVE_PROBLEMS: Record<SaveError['problem'], string> = {
  notJson: 'cannot be read',
  shape: 'is not a saved game',
  sum: 'is damaged',
  commitment: 'is damaged: seed, options, seats and rules do not match the commitment',
  game: 'belongs to another game:',
  options: 'has impossible options:',
  pack: 'was played with content that cannot be used:',
  state: 'holds a position that does not fit the rules:',
  answer: 'has an answer that the rules do not allow, number',
  hash: 'does not lead to the position it claims',
};

/** A save that cannot be used, in one line that names the file. */
export function saveProblem(file: string, error: SaveError): InputError {
  const detail = error.problem === 'commitment' || error.problem === 'hash' ? '' : ` ${error.detail}`;
  const colon = ['notJson', 'shape', 'sum'].includes(error.problem) ? ':' : '';
  return new InputError(`${file} ${SAVE_PROBLEMS[error.problem]}${colon}${detail}`);
}

/** One line for people; a stack trace only where the program itself is wrong. */
export function describeError(error: unknown): { line: string; stack: string } {
  if (error instanceof InputError) return { line: error.message, stack: '' };
  if (!(error instanceof Error)) return { line: oneLine(String(error)), stack: '' };
  const file = fileErrorOf((error as NodeJS.ErrnoException).path ?? 'file', error);
  if (file) return { line: file.message, stack: '' };
  const stack = (error.stack ?? '').split('\n').map(oneLine).join('\n');
  return { line: `internal error: ${oneLine(error.message)}`, stack: `${stack}\n` };
}
