import { type Kysely, type MigrationProvider, Migrator } from 'kysely';
import type { Database } from './database.ts';
import * as tables from './migrations/001-tables.ts';
import * as lobby from './migrations/002-lobby.ts';
import * as fanout from './migrations/003-fanout.ts';
import type { Schema } from './schema.ts';

/** One change of the database. */
export interface SchemaStep {
  up(db: Kysely<unknown>, kind: Database['kind']): Promise<void>;
}

/** Every change of the database there has ever been, in order. An entry is never changed once it is released: a new one follows. */
export const MIGRATIONS: Readonly<Record<string, SchemaStep>> = {
  '001-tables': tables,
  '002-lobby': lobby,
  '003-fanout': fanout,
};

export class MigrationError extends Error {}

/** Brings a database up to date: all of what is missing, or nothing at all. */
export async function migrate(
  db: Kysely<Schema>,
  kind: Database['kind'],
  steps: Readonly<Record<string, SchemaStep>> = MIGRATIONS,
): Promise<void> {
  const bound = Object.entries(steps).map(([name, step]) => [name, { up: (on: Kysely<unknown>) => step.up(on, kind) }]);
  const provider: MigrationProvider = { getMigrations: async () => Object.fromEntries(bound) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const why = error instanceof Error ? error.message : String(error);
  throw new MigrationError(
    /previously executed migration .* is missing/.test(why)
      ? 'this database was written by a newer version of Starhold; start that version, or restore a backup made with this one'
      : `the database could not be brought up to date${failed ? ` (${failed})` : ''} and is as it was: ${why}`,
    { cause: error },
  );
}
