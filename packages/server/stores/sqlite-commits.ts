import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import { NOW } from './sqlite-file.ts';

const MOST_STATEMENTS = 200;
/** Of SQLite's errors: a row with this key is there already. */
export const UNIQUE = new Set([1555, 2067]);
/** The last byte tells the kind: a rule of the tables does not let it. */
const CONSTRAINT = 19;
/** Somebody else writes. */
const BUSY = 5;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 0.5;
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
const errcodeOf = (error: unknown): number => (error as { errcode?: number }).errcode ?? 0;
const isConstraint = (error: unknown): boolean => (errcodeOf(error) & 0xff) === CONSTRAINT;

const ADVANCE = `update tables set version = ?, state = coalesce(?, state), state_version = coalesce(?, state_version),
  due = case when ? then ? else due end where id = ? and epoch = ? and version = ?`;
const ADD = `insert into answers (table_id, version, kind, seat, command_id, body_hash, body, reply, events, hash, rules_version, epoch, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${NOW})`;
const KEEP = 'insert into snapshots (table_id, version, state) values (?, ?, ?)';

/** Commits of one connection that writes. It waits for the disk: to be used on a thread where nobody else would have to. */
export class Commits {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepared(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const fresh = this.#db.prepare(text);
    this.#statements.set(text, fresh);
    return fresh;
  }

  /** In one commit; what goes wrong leaves the database as it was. */
  committed<T>(work: () => T): T {
    this.#begin();
    try {
      const done = work();
      this.prepared('commit').run();
      return done;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  /** Whoever else writes is done in a moment. SQLite by itself looks again ever more rarely, and sleeps far too long. */
  #begin(): void {
    const begin = this.prepared('begin immediate');
    for (const end = performance.now() + PATIENCE_MS; ; Atomics.wait(PAUSE, 0, 0, PAUSE_MS)) {
      try {
        begin.run();
        return;
      } catch (error) {
        if (errcodeOf(error) !== BUSY || performance.now() > end) throw error;
      }
    }
  }

  /** Part of a commit that may be taken back alone, for errors that say something of it and not of the database. */
  alone<T>(work: () => T, otherwise: (error: unknown) => T): T {
    this.prepared('savepoint one').run();
    let done: T;
    try {
      done = work();
    } catch (error) {
      if (!this.#db.isTransaction || !isConstraint(error)) throw error;
      this.prepared('rollback to one').run();
      done = otherwise(error);
    }
    this.prepared('release one').run();
    return done;
  }

  /** One commit for all; a table whose command is there already is left as it was, alone. */
  append(changes: readonly TableChange[]): [table: string, outcome: Appended][] {
    const duplicate = (error: unknown): Appended => {
      if (!UNIQUE.has(errcodeOf(error))) throw error;
      return 'duplicate';
    };
    return this.committed(() =>
      changes.map((change) => [change.table, this.alone(() => this.#appendTable(change), duplicate)]),
    );
  }

  /** What stands before the first row decides: another epoch or another version, and somebody else has written. */
  #appendTable(change: TableChange): Appended {
    const { table, epoch, before, last, state, stateVersion, setsDue, due, rows, kept } = change;
    const advance = this.prepared(ADVANCE);
    const advanced = advance.run(last, state, stateVersion, Number(setsDue), due, table, epoch, before);
    if (advanced.changes === 0) return 'fenced';
    const add = this.prepared(ADD);
    for (const row of rows) add.run(table, ...row, epoch);
    for (const [version, text] of kept) this.prepared(KEEP).run(table, version, text);
    return 'stored';
  }
}
