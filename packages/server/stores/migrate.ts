import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import * as tables from './migrations/001-tables.ts';
import * as lobby from './migrations/002-lobby.ts';
import type { Schema } from './schema.ts';

/** Every change of the database there has ever been, in order. An entry is never changed once it is released: a new one follows. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-lobby': lobby,
};

export class MigrationError extends Error {}

/** Brings a database up to date: all of what is missing, each step whole or not at all. */
export async function migrate(
  db: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const why = error instanceof Error ? error.message : String(error);
  throw new MigrationError(
    /previously executed migration .* is missing/.test(why)
      ? 'this database was written by a newer version of Starhold; start that version, or restore a backup made with this one'
      : `the database could not be brought up to date${failed ? ` (${failed})` : ''}; nothing of that step was kept: ${why}`,
    { cause: error },
  );
}
