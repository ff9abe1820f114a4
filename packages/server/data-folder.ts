import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder in which a server keeps everything: one file of SQLite and its journal. One process at a time may have it. */

export class DataFolderError extends Error {}

export interface DataFolder {
  /** The database in it. */
  file: string;
  /** Lets another process have it. */
  leave(): void;
}

const DATABASE = 'starhold.db';
const LOCK = 'lock';
const HOLDER = 'holder';
const BUSY = 5;

export function databaseFile(folder: string): string {
  return join(folder, DATABASE);
}

/**
 * Makes the folder where needed, readable for nobody else, and takes it. The lock is one that the system itself takes away when
 * the process ends, however it ends: a number in a file would be somebody else's after a restart of a container.
 */
export function enterDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, LOCK));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new DataFolderError(`the data folder ${folder} is in use by another server${holderOf(folder)}`);
  }
  writeFileSync(join(folder, HOLDER), `${process.pid}\n`);
  return { file: databaseFile(folder), leave: () => lock.close() };
}

function holderOf(folder: string): string {
  const file = join(folder, HOLDER);
  return existsSync(file) ? ` (process ${readFileSync(file, 'utf8').trim()})` : '';
}
