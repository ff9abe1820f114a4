import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 150;

/** Does something while no other process does. A lock whose holder is gone is taken over. */
export async function withLock(file: string, action: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (!holderAlive(file)) rmSync(file, { force: true });
    else await sleep(POLL_MS);
  }
  try {
    await action();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    const fd = openSync(file, 'wx');
    writeSync(fd, String(process.pid));
    closeSync(fd);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderAlive(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!pid) return true; // just created, its number not yet written
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
