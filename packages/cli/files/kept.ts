import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Lock } from './lock.ts';
import { codeOf, FileError, onFile } from './problem.ts';
import { MAX_SAVE, readBounded } from './read.ts';
import { writeWhole } from './write.ts';

/**
 * A file that this table alone writes. A lock keeps other tables away; and what somebody else wrote there nevertheless
 * (a copy, a synchronised folder) is never written over.
 */
export class KeptFile {
  /** As somebody named it. */
  readonly name: string;
  /** Where it really is: two names of one file are one file. */
  readonly path: string;
  private readonly lock: Lock;
  /** What is in the file as far as we know; undefined where it should not be there. */
  private known: string | undefined;

  constructor(name: string) {
    this.name = name;
    this.path = realPath(name);
    this.lock = new Lock(this.path);
  }

  get isThere(): boolean {
    return existsSync(this.path);
  }

  /** Throws where another table has it. Where no lock can be made nothing can be written either: writing says so. */
  claim(): void {
    const stats = onFile(this.name, () => statSync(this.path, { throwIfNoEntry: false }));
    if (stats && !stats.isFile()) throw new FileError(this.name, stats.isDirectory() ? 'folder' : 'notRegular');
    try {
      this.lock.take();
    } catch (error) {
      if (!(error instanceof FileError) || error.problem === 'held') throw error;
    }
  }

  /** What is in it may be written over from now on. */
  read(): string {
    this.known = readBounded(this.name, MAX_SAVE);
    return this.known;
  }

  /** Throws FileError, and then the file is as it was. */
  write(text: string, mode: number): void {
    onFile(this.name, () => makeFolder(dirname(this.path)));
    this.lock.take();
    const now = this.now();
    if (now !== undefined && now !== this.known) throw new FileError(this.name, 'changed');
    writeWhole(this.path, text, mode);
    this.known = text;
  }

  private now(): string | undefined {
    try {
      return readBounded(this.path, MAX_SAVE);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      if (error.problem === 'missing') return undefined;
      throw error.problem === 'denied' ? error : new FileError(this.name, 'changed');
    }
  }

  close(): void {
    this.lock.release();
  }
}

/** Node's own way never ends in a folder that takes no folders, such as /proc. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
}

function realPath(name: string): string {
  const path = resolve(name);
  try {
    return realpathSync(path);
  } catch {
    try {
      return join(realpathSync(dirname(path)), basename(path));
    } catch {
      return path;
    }
  }
}
