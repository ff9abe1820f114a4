import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, FileError, onFile } from './problem.ts';

/** What writing takes of a disk; tests bring one that is full. */
export interface Disk {
  open(path: string, flags: string, mode?: number): number;
  /** How many bytes were written: a disk that is nearly full takes a part and says nothing. */
  write(fd: number, bytes: Uint8Array, from: number): number;
  sync(fd: number): void;
  close(fd: number): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
}

export const DISK: Disk = {
  open: openSync,
  write: (fd, bytes, from) => writeSync(fd, bytes, from),
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
};

/** Only its owner reads a game that goes on: the file tells what is still hidden. */
export const PRIVATE = 0o600;
export const USUAL = 0o666;

/** Beside the file, with the number of the process that writes it. */
export function temporaryOf(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

/** All or nothing: whoever reads the file finds the old text or the new one, even after a power cut. Throws FileError. */
export function writeWhole(path: string, text: string, mode: number, disk: Disk = DISK): void {
  onFile(path, () => {
    const temporary = temporaryOf(path);
    try {
      disk.remove(temporary);
      writeAll(path, disk.open(temporary, 'wx', mode), Buffer.from(text), disk);
      disk.rename(temporary, path);
    } catch (error) {
      disk.remove(temporary);
      throw error;
    }
    syncFolder(dirname(path), disk);
  });
}

function writeAll(path: string, fd: number, bytes: Uint8Array, disk: Disk): void {
  try {
    for (let done = 0; done < bytes.length; ) {
      const written = disk.write(fd, bytes, done);
      if (written === 0) throw new FileError(path, 'full');
      done += written;
    }
    disk.sync(fd);
  } finally {
    disk.close(fd);
  }
}

/** What systems say whose folders cannot be synced. */
const UNABLE = ['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP', 'EBADF'];

/** The new name is in the folder, so it lasts only when that is on the disk, too. */
function syncFolder(folder: string, disk: Disk): void {
  try {
    const fd = disk.open(folder, 'r');
    try {
      disk.sync(fd);
    } finally {
      disk.close(fd);
    }
  } catch (error) {
    if (!UNABLE.includes(codeOf(error))) throw error;
  }
}
