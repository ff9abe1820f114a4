import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import { NOW, prepareFile } from './sqlite-file.ts';

/** The one writer of a SQLite file, on a thread of its own: a commit that waits for the disk holds up only those who wait for it. */

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
  | { id: number; do: 'together'; queries: readonly Query[] }
  | { id: number; do: 'append'; changes: readonly TableChange[] }
  | { id: number; do: 'close' };

export type Done =
  | ({ id: number } & Ran)
  | { id: number; each: (Ran | Failed)[] }
  | { id: number; appended: [string, Appended][] }
  | ({ id: number } & Failed);

const MOST_STATEMENTS = 200;
const UNIQUE = new Set([1555, 2067]);
/** The last byte tells the kind: a rule of the tables does not let it. */
const CONSTRAINT = 19;
const errcodeOf = (error: unknown): number => (error as { errcode?: number }).errcode ?? 0;
const isConstraint = (error: unknown): boolean => (errcodeOf(error) & 0xff) === CONSTRAINT;

const db = new DatabaseSync((workerData as { file: string }).file);
prepareFile(db);

const statements = new Map<string, StatementSync>();

function prepared(text: string): StatementSync {
  const known = statements.get(text);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const fresh = db.prepare(text);
  statements.set(text, fresh);
  return fresh;
}

function query({ text, values }: Query): Ran {
  const statement = prepared(text);
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function failed(error: unknown): Failed {
  const { message, errcode } = error as { message: string; errcode?: number };
  return { error: { message, errcode } };
}

/** In one commit; what goes wrong leaves the database as it was. */
function committed<T>(work: () => T): T {
  db.exec('begin immediate');
  try {
    const done = work();
    db.exec('commit');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/** Part of a commit that may be taken back alone, for errors that say something of it and not of the database. */
function alone<T>(work: () => T, otherwise: (error: unknown) => T): T {
  db.exec('savepoint one');
  let done: T;
  try {
    done = work();
  } catch (error) {
    if (!db.isTransaction || !isConstraint(error)) throw error;
    db.exec('rollback to one');
    done = otherwise(error);
  }
  db.exec('release one');
  return done;
}

/** Statements of people who have nothing to do with each other: one wait for the disk for all of them. */
function together(queries: readonly Query[]): (Ran | Failed)[] {
  return committed(() => queries.map((one) => alone<Ran | Failed>(() => query(one), failed)));
}

const ADVANCE = `update tables set version = ?, state = coalesce(?, state), state_version = coalesce(?, state_version),
  due = case when ? then ? else due end where id = ? and epoch = ? and version = ?`;
const ADD = `insert into answers (table_id, version, kind, seat, command_id, body_hash, body, reply, events, hash, rules_version, epoch, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${NOW})`;
const KEEP = 'insert into snapshots (table_id, version, state) values (?, ?, ?)';

/** What stands before the first row decides: another epoch or another version, and somebody else has written. */
function appendTable(change: TableChange): Appended {
  const { table, epoch, before, last, state, stateVersion, setsDue, due, rows, kept } = change;
  const advanced = prepared(ADVANCE).run(last, state, stateVersion, Number(setsDue), due, table, epoch, before);
  if (advanced.changes === 0) return 'fenced';
  const add = prepared(ADD);
  for (const row of rows) add.run(table, ...row, epoch);
  for (const [version, text] of kept) prepared(KEEP).run(table, version, text);
  return 'stored';
}

/** One commit for all; a table whose command is there already is left as it was, alone. */
function append(changes: readonly TableChange[]): [string, Appended][] {
  const duplicate = (error: unknown): Appended => {
    if (!UNIQUE.has(errcodeOf(error))) throw error;
    return 'duplicate';
  };
  return committed(() => changes.map((change) => [change.table, alone(() => appendTable(change), duplicate)]));
}

function done(job: Job): Done {
  const { id } = job;
  switch (job.do) {
    case 'query':
      return { id, ...query(job) };
    case 'together':
      return { id, each: together(job.queries) };
    case 'append':
      return { id, appended: append(job.changes) };
    case 'close':
      db.close();
      return { id, rows: [], changes: 0 };
  }
}

parentPort?.on('message', (job: Job) => {
  let said: Done;
  try {
    said = done(job);
  } catch (error) {
    said = { id: job.id, ...failed(error) };
  }
  parentPort?.postMessage(said);
});
