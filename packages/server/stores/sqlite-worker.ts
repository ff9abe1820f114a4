import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import { Commits } from './sqlite-commits.ts';
import { prepareFile } from './sqlite-file.ts';

/** A writer of a SQLite file on a thread of its own: a commit that waits for the disk holds up only those who wait for it. */

export interface Query {
  text: string;
  values: readonly SQLInputValue[];
}

export interface Ran {
  rows: Record<string, unknown>[];
  changes: number;
}

export interface Failed {
  error: { message: string; errcode: number | undefined };
}

export type Job =
  | ({ id: number; do: 'query' } & Query)
  | { id: number; do: 'together' | 'inOneGo'; queries: readonly Query[] }
  | { id: number; do: 'append'; changes: readonly TableChange[] }
  | { id: number; do: 'close' };

export type Done =
  | ({ id: number } & Ran)
  | { id: number; each: (Ran | Failed)[] }
  | { id: number; appended: [string, Appended][] }
  | ({ id: number } & Failed);

/** Long enough that what is written again and again is moved once. */
const TIDY_MS = 4_000;

const db = new DatabaseSync((workerData as { file: string }).file);
prepareFile(db);
const commits = new Commits(db);

function query({ text, values }: Query): Ran {
  const statement = commits.prepared(text);
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function failed(error: unknown): Failed {
  const { message, errcode } = error as { message: string; errcode?: number };
  return { error: { message, errcode } };
}

/** Statements of people who have nothing to do with each other: one wait for the disk for all of them. */
function together(queries: readonly Query[]): (Ran | Failed)[] {
  return commits.committed(() => queries.map((one) => commits.alone<Ran | Failed>(() => query(one), failed)));
}

/** Those after the first only where that one changed something. */
function inOneGo([first, ...others]: readonly Query[]): Ran {
  return commits.committed(() => {
    const done = query(first);
    if (done.changes > 0) for (const one of others) query(one);
    return done;
  });
}

function done(job: Job): Done {
  const { id } = job;
  switch (job.do) {
    case 'query':
      return { id, ...query(job) };
    case 'together':
      return { id, each: together(job.queries) };
    case 'inOneGo':
      return { id, ...inOneGo(job.queries) };
    case 'append':
      return { id, appended: commits.append(job.changes) };
    case 'close':
      clearInterval(tidying);
      db.close();
      return { id, rows: [], changes: 0 };
  }
}

/**
 * Moves what was written to its place in the file, here, where it keeps nobody from writing. Until all of it is moved the log
 * grows; what was written meanwhile is little, and moved at the next try.
 */
function tidy(): void {
  for (let tries = 0; tries < 3; tries++) {
    const said = db.prepare('pragma wal_checkpoint(passive)').get() as { log: number; checkpointed: number };
    if (said.log === said.checkpointed) return;
  }
}

const tidying = setInterval(() => {
  if (!db.isTransaction) tidy();
}, TIDY_MS);
tidying.unref();

parentPort?.on('message', (job: Job) => {
  let said: Done;
  try {
    said = done(job);
  } catch (error) {
    said = { id: job.id, ...failed(error) };
  }
  parentPort?.postMessage(said);
});
