import type { SaveError } from '@starhold/kernel';
import { InputError } from '@starhold/lab';

const SAVE_PROBLEMS: Record<SaveError['problem'], string> = {
  notJson: 'cannot be read',
  shape: 'is not a saved game',
  sum: 'is damaged',
  commitment: 'is damaged: the seed does not match its commitment',
  version: 'was saved under other rules, version',
  game: 'belongs to another game:',
  options: 'has impossible options:',
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
  if (error instanceof InputError) return { line: oneLine(error.message), stack: '' };
  if (!(error instanceof Error)) return { line: String(error), stack: '' };
  const system = error as NodeJS.ErrnoException;
  if (system.code !== undefined && system.syscall !== undefined) return { line: fileProblem(system), stack: '' };
  return { line: `internal error: ${oneLine(error.message)}`, stack: `${error.stack ?? ''}\n` };
}

const FILE_PROBLEMS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

export function fileProblem(error: NodeJS.ErrnoException): string {
  const what = FILE_PROBLEMS[error.code ?? ''] ?? error.message;
  return error.path === undefined ? what : `${error.path}: ${what}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
