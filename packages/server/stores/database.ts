import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import type { Schema } from './schema.ts';

/** One database, whichever it is: all that the stores need beyond Kysely is in here. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Of SQLite: others of this process may write to it too, each by a connection of its own. */
  file?: string;
  db: Kysely<Schema>;
  /** Milliseconds by the database's clock, at the moment the statement runs. */
  now: RawBuilder<number>;
  /** The hot statement, in the database's own words. */
  append(changes: readonly TableChange[]): Promise<Map<string, Appended>>;
  /**
   * All of them or none, without a way to and fro between two of them: others wait until they are done. Where the first one
   * changes no row, none is done, and it says so.
   */
  inOneGo(statements: readonly CompiledQuery[]): Promise<boolean>;
  /** Did a statement fail because a row with this key is there already? */
  isDuplicate(error: unknown): boolean;
  close(): Promise<void>;
}
