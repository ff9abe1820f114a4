import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FileError } from '../files/problem.ts';
import { DISK, type Disk, temporaryOf, USUAL, writeWhole } from '../files/write.ts';
import { at } from './support.ts';

const TEXT = 'Žluťoučký kůň\n'.repeat(100);

/** A disk that notes what is done with it, with some of its works changed. */
function noted(change: Partial<Disk> = {}): { disk: Disk; done: string[] } {
  const done: string[] = [];
  const disk = { ...DISK, ...change };
  const noting =
    <A extends unknown[], R>(work: (...of: A) => R, name: (...of: A) => string) =>
    (...of: A): R => {
      if (done.at(-1) !== name(...of)) done.push(name(...of));
      return work(...of);
    };
  return {
    done,
    disk: {
      open: noting(disk.open, (_path, flags) => `open ${flags}`),
      write: noting(disk.write, () => 'write'),
      sync: noting(disk.sync, () => 'sync'),
      close: noting(disk.close, () => 'close'),
      rename: noting(disk.rename, () => 'rename'),
      remove: noting(disk.remove, () => 'remove'),
    },
  };
}

function problemOf(path: string, disk: Disk): string {
  try {
    writeWhole(path, TEXT, USUAL, disk);
  } catch (error) {
    expect(error).toBeInstanceOf(FileError);
    return (error as FileError).problem;
  }
  return 'none';
}

const broken = (code: string) => (): never => {
  throw Object.assign(new Error(code), { code, syscall: 'write' });
};

describe('writing a file', () => {
  it('is done with file and folder on the disk, the file first', () => {
    const { disk, done } = noted();
    writeWhole(at('order.txt'), TEXT, USUAL, disk);
    expect(done).toEqual(['remove', 'open wx', 'write', 'sync', 'close', 'rename', 'open r', 'sync', 'close']);
    expect(readFileSync(at('order.txt'), 'utf8')).toBe(TEXT);
  });

  it('goes on where the disk takes a part', () => {
    const { disk } = noted({ write: (fd, bytes, from) => DISK.write(fd, bytes.subarray(0, from + 7), from) });
    writeWhole(at('parts.txt'), TEXT, USUAL, disk);
    expect(readFileSync(at('parts.txt'), 'utf8')).toBe(TEXT);
  });

  let full = 0;
  it.each<[string, Partial<Disk>, string]>([
    [
      'takes a part and then nothing',
      { write: (fd, bytes, from) => (from > 0 ? 0 : DISK.write(fd, bytes.subarray(0, 9), 0)) },
      'full',
    ],
    [
      'takes a part and then refuses',
      { write: (fd, bytes, from) => (from > 0 ? broken('ENOSPC')() : DISK.write(fd, bytes.subarray(0, 9), 0)) },
      'full',
    ],
    ['finds out when it is to keep it', { sync: broken('ENOSPC') }, 'full'],
    ['fails', { sync: broken('EIO') }, 'failed'],
    ['lets nothing be opened', { open: broken('EACCES') }, 'denied'],
    ['lets nothing be renamed', { rename: broken('EROFS') }, 'readOnly'],
  ])('leaves the old one as it was where the disk %s', (_what, change, problem) => {
    const path = at(`old-${full++}.txt`);
    writeFileSync(path, 'old');
    expect(problemOf(path, noted(change).disk)).toBe(problem);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(existsSync(temporaryOf(path))).toBe(false);
  });

  it('counts where folders cannot be put on the disk by themselves', () => {
    let files = 0;
    const sync = (fd: number): void => (files++ === 0 ? DISK.sync(fd) : broken('EINVAL')());
    expect(problemOf(at('folder.txt'), noted({ sync }).disk)).toBe('none');
    expect(readFileSync(at('folder.txt'), 'utf8')).toBe(TEXT);
  });
});
