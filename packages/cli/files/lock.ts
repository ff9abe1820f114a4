import { closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf, FileError, onFile } from './problem.ts';
import { readBounded } from './read.ts';

/**
 * `FILE.lock` beside a file says which process writes it. A lock whose process is gone is taken over. Two who take over the
 * same lock at once may both believe they have it; so it is looked at again before every writing.
 */

interface Holder {
  pid: number;
  host: string;
  /** Tells two processes with the same number apart. */
  since: string;
}

const MAX_LOCK = 1_000;
/** A lock without a holder is one in the making, for so long. */
const IN_THE_MAKING_MS = 5_000;
const TRIES = 3;

/** Those of this process: its own number in a lock may also be left over from an earlier process with the same one. */
const held = new Set<string>();

const lockOf = (path: string): string => `${path}.lock`;

export class Lock {
  private readonly path: string;
  private readonly file: string;
  private mark = '';

  constructor(path: string) {
    this.path = path;
    this.file = lockOf(path);
  }

  /** Throws FileError: `held` where another process has it, something else where no lock can be made here. */
  take(): void {
    if (this.mark !== '') {
      if (textOf(this.file) === this.mark) return;
      this.release();
    }
    for (let i = 0; i < TRIES; i++) {
      if (this.make()) return;
      const holder = holderOf(this.file);
      if (holder !== undefined) throw new FileError(this.path, 'held', holder);
      onFile(this.path, () => rmSync(this.file, { force: true }));
    }
    throw new FileError(this.path, 'held', '?');
  }

  private make(): boolean {
    const since = new Date().toISOString();
    const mark = JSON.stringify({ pid: process.pid, host: hostname(), since } satisfies Holder);
    if (!onFile(this.path, () => create(this.file, mark))) return false;
    this.mark = mark;
    held.add(this.file);
    process.once('exit', this.release);
    removeTemporaries(this.path);
    return true;
  }

  readonly release = (): void => {
    if (this.mark === '') return;
    process.off('exit', this.release);
    if (textOf(this.file) === this.mark) rmSync(this.file, { force: true });
    this.mark = '';
    held.delete(this.file);
  };
}

/** False where it is there already. */
function create(file: string, mark: string): boolean {
  let fd: number;
  try {
    fd = openSync(file, 'wx', 0o644);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(fd, mark);
    return true;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(fd);
  }
}

function textOf(file: string): string | undefined {
  try {
    return readBounded(file, MAX_LOCK);
  } catch {
    return undefined;
  }
}

/** Who writes the file now, as `process@machine`; nobody where the lock is gone or left over. */
function holderOf(file: string): string | undefined {
  const holder = parseHolder(textOf(file) ?? '');
  if (!holder) return isYoung(file) ? '?' : undefined;
  return isAlive(holder, file) ? `${holder.pid}@${holder.host}` : undefined;
}

function parseHolder(text: string): Pick<Holder, 'pid' | 'host'> | undefined {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Record<keyof Holder, unknown>>;
    return Number.isInteger(pid) && Number(pid) > 0 && typeof host === 'string'
      ? { pid: Number(pid), host }
      : undefined;
  } catch {
    return undefined;
  }
}

function isYoung(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < IN_THE_MAKING_MS;
  } catch {
    return false;
  }
}

/** Of another machine nobody can tell. */
function isAlive({ pid, host }: Pick<Holder, 'pid' | 'host'>, file: string): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Half-written files of dead writers: nobody else writes while we have the lock. */
function removeTemporaries(path: string): void {
  removeFrom(
    dirname(path),
    (name) => name.startsWith(basename(path)) && TEMPORARY.test(name.slice(basename(path).length)),
  );
}

const TEMPORARY = /^\.\d+\.tmp$/;
const LEFT_OVER = /^(.+\.json)(?:\.\d+\.tmp|\.lock)$/;

/** Removes what dead writers left in a folder of saved games. */
export function sweep(folder: string): void {
  removeFrom(folder, (name) => {
    const save = LEFT_OVER.exec(name)?.[1];
    return save !== undefined && holderOf(lockOf(join(folder, save))) === undefined;
  });
}

/** Tidying up is no reason to fail. */
function removeFrom(folder: string, which: (name: string) => boolean): void {
  try {
    for (const name of readdirSync(folder)) if (which(name)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    if (codeOf(error) === '') throw error;
  }
}
