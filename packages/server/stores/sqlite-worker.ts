import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import { NOW, prepareFile } from './sqlite-file.ts';

/** The one writer of a SQLite file, on a thread of its own: a commit that waits for the disk holds up only those who wait for it. */

export type Job =
  | { id: number; do: 'query'; text: string; values: readonly SQLInputValue[] }
  | { id: number; do: 'append'; changes: readonly TableChange[] }
  | { id: number; do: 'close' };

export type Done =
  | { id: number; rows: Record<string, unknown>[]; changes: number }
  | { id: number; appended: [string, Appended][] }
  | { id: number; error: { message: string; errcode: number | undefined } };

const MOST_STATEMENTS = 200;
const UNIQUE = new Set([1555, 2067]);

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

function query({ id, text, values }: Job & { do: 'query' }): Done {
  const statement = prepared(text);
  if (statement.columns().length > 0) return { id, rows: statement.all(...values), changes: 0 };
  return { id, rows: [], changes: Number(statement.run(...values).changes) };
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
function append({ id, changes }: Job & { do: 'append' }): Done {
  const appended: [string, Appended][] = [];
  db.exec('begin immediate');
  try {
    for (const change of changes) {
      db.exec('savepoint one');
      try {
        appended.push([change.table, appendTable(change)]);
      } catch (error) {
        if (!UNIQUE.has((error as { errcode?: number }).errcode ?? 0)) throw error;
        db.exec('rollback to one');
        appended.push([change.table, 'duplicate']);
      }
      db.exec('release one');
    }
    db.exec('commit');
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
  return { id, appended };
}

parentPort?.on('message', (job: Job) => {
  let done: Done;
  try {
    if (job.do === 'close') {
      db.close();
      done = { id: job.id, rows: [], changes: 0 };
    } else done = job.do === 'query' ? query(job) : append(job);
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number };
    done = { id: job.id, error: { message, errcode } };
  }
  parentPort?.postMessage(done);
});
