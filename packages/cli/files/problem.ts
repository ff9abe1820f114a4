import { cleanText } from '@starhold/kernel';
import { InputError } from '@starhold/lab';
import { EN } from '../text/en.ts';
import type { FileProblem, TerminalText } from '../text/terminal-text.ts';

/** What is wrong with a file: one line for the command line, and enough for the table to say it in its language. */
export class FileError extends InputError {
  readonly problem: FileProblem;
  readonly detail: string;

  constructor(path: string, problem: FileProblem, detail = '') {
    super(`${path || '""'}: ${EN.files[problem](detail)}`);
    this.problem = problem;
    this.detail = cleanText(detail);
  }

  in(texts: TerminalText): string {
    return texts.files[this.problem](this.detail);
  }
}

const PROBLEMS: Record<string, FileProblem> = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  ENOTDIR: 'notFolder',
  // Said of a folder that cannot be made because a file has its name.
  EEXIST: 'notFolder',
  ENXIO: 'notRegular',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'readOnly',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
};

export function codeOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
}

/** What the system says against a file, as a FileError; undefined for errors that are none of the system's. */
export function fileErrorOf(path: string, error: unknown): FileError | undefined {
  if (error instanceof FileError) return error;
  const code = codeOf(error);
  if (code === '' || (error as NodeJS.ErrnoException).syscall === undefined) return undefined;
  return Object.hasOwn(PROBLEMS, code)
    ? new FileError(path, PROBLEMS[code])
    : new FileError(path, 'failed', (error as Error).message);
}

export function onFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fileErrorOf(path, error) ?? error;
  }
}
