import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { FileError, onFile } from './problem.ts';

const MB = 1_000_000;
/** How much a file may hold. */
export const MAX_SAVE = 4 * MB;
export const MAX_CASES = 4 * MB;

/**
 * The text of a regular file of at most `limit` bytes. Anything else (a fifo, a device, a folder, something without an
 * end) is one line for people, and is never waited for.
 */
export function readBounded(path: string, limit: number): string {
  const bytes = onFile(path, () => {
    // Opening a fifo waits for its other end unless it is told not to.
    const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = fstatSync(fd);
      if (stats.isDirectory()) throw new FileError(path, 'folder');
      if (!stats.isFile()) throw new FileError(path, 'notRegular');
      if (stats.size > limit) throw new FileError(path, 'tooLarge', `${limit / MB} MB`);
      return readUpTo(fd, Math.max(stats.size, 1), limit);
    } finally {
      closeSync(fd);
    }
  });
  if (bytes.length > limit) throw new FileError(path, 'tooLarge', `${limit / MB} MB`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(path, 'notText');
  }
}

/** The size is a promise that another process may break while we read, and some systems promise nothing. */
function readUpTo(fd: number, promised: number, limit: number): Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  while (size <= limit) {
    const chunk = Buffer.alloc(Math.min(promised + 1, limit + 1 - size));
    const read = readSync(fd, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  return Buffer.concat(chunks);
}
