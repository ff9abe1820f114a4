import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { NOW, prepareFile } from './sqlite-file.ts';
import type { Done, Failed, Job, Query, Ran } from './sqlite-worker.ts';

/** An error of SQLite as it comes from the writer's thread, with the number that tells which. */
export class SqliteError extends Error {
  readonly errcode: number | undefined;
  constructor(message: string, errcode: number | undefined) {
    super(message);
    this.errcode = errcode;
  }
}

const UNIQUE = new Set([1555, 2067]);
const READS = /^\s*select\b/i;
/** May be part of a transaction with others; what prepares the database may not. */
const CHANGES = /^\s*(insert|update|delete)\b/i;
/** So many at most wait for the disk together: whoever comes later waits for these first. */
const MOST_TOGETHER = 200;

type NewJob = Job extends infer J ? (J extends { id: number } ? Omit<J, 'id'> : never) : never;
type Rows = QueryResult<Record<string, unknown>>;

const rowsOf = ({ rows, changes }: Ran): Rows => ({ rows, numAffectedRows: BigInt(changes) });
const errorOf = ({ error }: Failed): SqliteError => new SqliteError(error.message, error.errcode);

/** Opens the file, or makes it, and brings it up to date. Only one process may do that at a time: see `data-folder.ts`. */
export async function openSqlite(file: string): Promise<Database> {
  const reader = new Reader(file);
  const writer = new Writer(file);
  const db = new Kysely<Schema>({ dialect: dialectOf(reader, writer) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await writer.close();
    reader.close();
  };
  try {
    await migrate(db, 'sqlite');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: 'sqlite',
    file,
    db,
    now: sql.raw<number>(NOW),
    append: (changes) => writer.append(changes),
    inOneGo: (statements) =>
      writer.inOneGo(statements.map(({ sql: text, parameters }) => ({ text, values: parameters as SQLInputValue[] }))),
    isDuplicate: (error) => error instanceof SqliteError && UNIQUE.has(error.errcode ?? 0),
    close,
  };
}

/** Readers never wait for the writer, and a read takes less than the way to another thread. */
class Reader {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    prepareFile(this.#db);
    this.#db.exec('pragma query_only = on');
  }

  all(text: string, values: readonly SQLInputValue[]): Record<string, unknown>[] {
    let statement = this.#statements.get(text);
    if (!statement) {
      if (this.#statements.size >= 200) this.#statements.clear();
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement.all(...values);
  }

  close(): void {
    this.#db.close();
  }
}

/** The other end of the writer's thread. One thing at a time: a transaction of several statements is never mixed with others. */
class Writer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (done: Done) => void; reject: (error: Error) => void }>();
  #last = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #failed: Error | undefined;
  #isDue = false;
  #singles: { query: Query; resolve: (rows: Rows) => void; reject: (error: unknown) => void }[] = [];

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (done: Done) => {
      const waiting = this.#waiting.get(done.id);
      this.#waiting.delete(done.id);
      if ('error' in done) waiting?.reject(errorOf(done));
      else waiting?.resolve(done);
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('the writer of the database has ended')));
  }

  #fail(error: Error): void {
    this.#failed ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failed);
    this.#waiting.clear();
  }

  #send(job: NewJob): Promise<Done> {
    if (this.#failed) return Promise.reject(this.#failed);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...job, id } as Job);
    });
  }

  /** Waits for its turn; whoever gets it must give it back. */
  lock(): Promise<() => void> {
    const before = this.#turn;
    let release: () => void = () => {};
    this.#turn = new Promise<void>((resolve) => {
      release = resolve;
    });
    return before.then(() => release);
  }

  /** For whoever has the turn. */
  async query({ text, values }: Query): Promise<Rows> {
    return rowsOf((await this.#send({ do: 'query', text, values })) as Extract<Done, Ran>);
  }

  /** One statement by itself. Those that come while others are written go into the next commit together. */
  single(query: Query): Promise<Rows> {
    return new Promise((resolve, reject) => {
      this.#singles.push({ query, resolve, reject });
      void this.#writeSingles();
    });
  }

  async #writeSingles(): Promise<void> {
    if (this.#isDue || this.#singles.length === 0) return;
    this.#isDue = true;
    const unlock = await this.lock();
    this.#isDue = false;
    const batch = this.#singles.splice(0, MOST_TOGETHER);
    void this.#writeSingles();
    try {
      const queries = batch.map(({ query }) => query);
      const { each } = (await this.#send({ do: 'together', queries })) as Extract<Done, { each: unknown }>;
      for (const [i, { resolve, reject }] of batch.entries()) {
        const said = each[i];
        if ('error' in said) reject(errorOf(said));
        else resolve(rowsOf(said));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      unlock();
    }
  }

  async append(changes: readonly TableChange[]): Promise<Map<string, Appended>> {
    const done = (await this.#inTurn({ do: 'append', changes })) as Extract<Done, { appended: unknown }>;
    return new Map(done.appended);
  }

  async inOneGo(queries: readonly Query[]): Promise<boolean> {
    const done = (await this.#inTurn({ do: 'inOneGo', queries })) as Extract<Done, Ran>;
    return done.changes > 0;
  }

  async #inTurn(job: NewJob): Promise<Done> {
    const unlock = await this.lock();
    try {
      return await this.#send(job);
    } finally {
      unlock();
    }
  }

  async close(): Promise<void> {
    const unlock = await this.lock();
    if (!this.#failed) await this.#send({ do: 'close' });
    unlock();
    await this.#worker.terminate();
  }
}

/** Kysely's SQLite words over the two: what only reads, outside a transaction, stays on this thread. */
function dialectOf(reader: Reader, writer: Writer): Dialect {
  return {
    createAdapter: () => new WholeUpdates(),
    createDriver: () => new TwoThreads(reader, writer),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite takes back a change of its tables like any other; Kysely does not count on it by itself. */
class WholeUpdates extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TwoThreads implements Driver {
  readonly #reader: Reader;
  readonly #writer: Writer;
  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#reader, this.#writer);
  }
  async releaseConnection(connection: Connection): Promise<void> {
    connection.unlock();
  }
  async beginTransaction(connection: Connection): Promise<void> {
    await connection.lock();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.unlock();
  }
  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
    connection.unlock();
  }
}

class Connection implements DatabaseConnection {
  readonly #reader: Reader;
  readonly #writer: Writer;
  #unlock: (() => void) | undefined;
  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async lock(): Promise<void> {
    this.#unlock = await this.#writer.lock();
  }

  unlock(): void {
    this.#unlock?.();
    this.#unlock = undefined;
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as readonly SQLInputValue[];
    if (this.#unlock) return (await this.#writer.query({ text, values })) as QueryResult<R>;
    if (READS.test(text)) return { rows: this.#reader.all(text, values) as R[] };
    if (CHANGES.test(text)) return (await this.#writer.single({ text, values })) as QueryResult<R>;
    const unlock = await this.#writer.lock();
    try {
      return (await this.#writer.query({ text, values })) as QueryResult<R>;
    } finally {
      unlock();
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here is read piece by piece
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed from SQLite');
  }
}
