import type { DatabaseSync } from 'node:sqlite';

/** Milliseconds by the clock of this machine, in SQL. */
export const NOW = `cast(unixepoch('subsec') * 1000 as integer)`;

/**
 * How every connection to the file is set up. WAL with FULL: a commit is on the disk before it is acknowledged, readers
 * never wait for the writer.
 */
export function prepareFile(db: DatabaseSync): void {
  db.exec('pragma busy_timeout = 5000');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('pragma foreign_keys = on');
  // Whoever commits is not to do this; see `sqlite-worker.ts`. Should that one fail, 80 MB are the bound.
  db.exec('pragma wal_autocheckpoint = 20000');
}
