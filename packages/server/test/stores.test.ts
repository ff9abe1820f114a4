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
import type { Store } from '../tables/store.ts';
import { OwnCommits } from '../threads/own-commits.ts';
import { lobbyStoreSuite } from './lobby-store-suite.ts';
import { newDatabase } from './support/databases.ts';
import { tableStoreSuite } from './table-store-suite.ts';

/** The same promises on both databases. */

const folder = mkdtempSync(join(tmpdir(), 'starhold-stores-'));
const opened: Database[] = [];
const owned: OwnCommits[] = [];
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
  for (const own of owned) own.close();
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

/** Rows are written by another connection than everything else. */
const beside = async (): Promise<{ store: Store; own: OwnCommits; database: Database }> => {
  const database = await sqlite();
  const own = new OwnCommits(database.file as string, () => {});
  owned.push(own);
  return { store: { ...tableStore(database), append: (batch) => own.append(batch) }, own, database };
};
const besideOnce = beside();
tableStoreSuite('SQLite beside its writer', async () => (await besideOnce).store);

it('two who write to one SQLite file wait for each other', async () => {
  const { store, database } = await beside();
  const { people } = lobbyStore(database);
  await store.create({ id: 'both', game: 'toy', rulesVersion: '1', options: null });
  await store.take('both', 'me', 600_000);
  const more = {
    kind: 'answer',
    seat: 0,
    bodyHash: '',
    body: 1,
    reply: 1,
    events: [],
    hash: '',
    rulesVersion: '1',
  } as const;
  const tickets = Array.from({ length: 40 }, (_, i) => `at once ${i}`);
  const added: Promise<void>[] = [];
  for (const [i, hash] of tickets.entries()) {
    added.push(people.addTicket({ hash, person: 'ann', token: 't', table: 'both', expires: 1 }));
    const row = { table: 'both', epoch: 1, version: i + 1, commandId: hash, ...more };
    expect((await store.append([row])).get('both')).toBe('stored');
  }
  await Promise.all(added);
  expect((await store.rows('both', 0)).map(({ version }) => version)).toEqual(tickets.map((_, i) => i + 1));
  for (const hash of tickets) expect(await people.takeTicket(hash)).not.toBeNull();
});

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
