import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '../stores/database.ts';
import { lobbyStore } from '../stores/lobby/index.ts';
import { openPostgres } from '../stores/postgres.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { tableStore } from '../stores/table-store.ts';
import { lobbyStoreSuite } from './lobby-store-suite.ts';
import { newDatabase } from './support/databases.ts';
import { tableStoreSuite } from './table-store-suite.ts';

/** The same promises on both databases. */

const folder = mkdtempSync(join(tmpdir(), 'starhold-stores-'));
const opened: Database[] = [];
let files = 0;

async function keep(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  opened.push(database);
  return database;
}

const sqlite = (): Promise<Database> => keep(openSqlite(join(folder, `${++files}.db`)));
const postgres = async (): Promise<Database> => keep(openPostgres(await newDatabase(), { connections: 4 }));

/** Suites that keep to their own ids share one database; the lobby's wants an empty one each time. */
const shared = new Map<string, Promise<Database>>();
function once(name: string, make: () => Promise<Database>): Promise<Database> {
  const database = shared.get(name) ?? make();
  shared.set(name, database);
  return database;
}

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

for (const [name, make] of [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const) {
  tableStoreSuite(name, async () => tableStore(await once(name, make)));
  lobbyStoreSuite(name, async () => lobbyStore(await make()));
}

it('SQLite writes what comes at once in few commits; what is refused is refused alone', async () => {
  const { people } = lobbyStore(await sqlite());
  const ticket = (hash: string) => ({ hash, person: 'ann', token: 't', table: 'table-1', expires: 1 });
  const names = Array.from({ length: 450 }, (_, i) => `ticket ${i % 449}`);
  const added = await Promise.allSettled(names.map((name) => people.addTicket(ticket(name))));
  expect(added.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([449]);
  // Of two who come with the same one only the first gets it, also in one commit.
  const taken = await Promise.all([...names, 'no such ticket'].map((name) => people.takeTicket(name)));
  expect(taken.map((row) => row?.hash)).toEqual([...names.slice(0, 449), undefined, undefined]);
});

it('a commit is on the disk before it is acknowledged (F2)', async () => {
  const file = (await once('SQLite', sqlite)).db;
  const setting = async (text: string): Promise<unknown> =>
    Object.values((await sql.raw(text).execute(file)).rows[0] as object)[0];
  // Not a select, so it is the writer that answers. 2 is FULL.
  expect([await setting('pragma journal_mode'), await setting('pragma synchronous')]).toEqual(['wal', 2]);
  const server = (await once('PostgreSQL', postgres)).db;
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(server);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
