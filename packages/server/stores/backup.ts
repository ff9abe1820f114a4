import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { databaseFile, enterDataFolder } from '../data-folder.ts';
import { MIGRATIONS } from './migrate.ts';
import type { StorePlace } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * A backup is one file of SQLite, wherever the rows come from: it goes back into a data folder, or into a PostgreSQL. So it is
 * also the way from one to the other.
 */

export class BackupError extends Error {}

/** Parents before children. `instances` is left out: who served tables then means nothing now. */
export const BACKED_UP = [
  'tables',
  'answers',
  'snapshots',
  'people',
  'passkeys',
  'tokens',
  'lobby_tables',
  'sitters',
  'progress',
  'chat',
  'mutes',
  'reports',
  'records',
  'dailies',
  'daily_entries',
] as const;

/** Rows that go over at a time. */
const PAGE = 500;

export interface BackupSummary {
  tables: number;
  answers: number;
}

/** All there is at one moment, while the server goes on. */
export async function backUp(from: StorePlace, file: string): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupError(`${file} is there already; a backup is never written over another one`);
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  // Seeds and password hashes are in it: nobody else on the machine reads it, from its first byte on.
  writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
  try {
    if ('url' in from) await copyFromPostgres(from.url, unfinished);
    else copyFromFolder(from.folder, unfinished);
    forgetHolders(unfinished);
    const summary = checkBackup(unfinished);
    renameSync(unfinished, file);
    return summary;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Puts a backup where nothing is yet. */
export async function restore(file: string, to: StorePlace): Promise<BackupSummary> {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  const summary = checkBackup(file);
  if ('url' in to) await copyToPostgres(file, to.url);
  else await copyToFolder(file, to.folder);
  return summary;
}

/**
 * Is it whole? Every page of the file, every row of every table: versions without a gap from 1 to the table's own, all texts that
 * hold JSON. Throws where it is not.
 */
export function checkBackup(file: string): BackupSummary {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file, { readOnly: true });
  } catch {
    throw new BackupError(`${file} cannot be read`);
  }
  try {
    const state = db.prepare('pragma integrity_check').get() as { integrity_check: string };
    if (state.integrity_check !== 'ok') throw new BackupError(`${file} is damaged: ${state.integrity_check}`);
    const done = db.prepare('select name from kysely_migration').all() as { name: string }[];
    const unknown = done.find(({ name }) => !(name in MIGRATIONS));
    if (unknown) throw new BackupError(`${file} was written by a newer version of Starhold (${unknown.name})`);
    const gaps = db
      .prepare(
        `select t.id from tables t left join answers a on a.table_id = t.id group by t.id, t.version
         having count(a.version) <> t.version or (t.version > 0 and (min(a.version) <> 1 or max(a.version) <> t.version))`,
      )
      .all();
    if (gaps.length > 0) throw new BackupError(`${file} is damaged: ${gaps.length} tables have gaps in their log`);
    const bad = db
      .prepare(
        `select count(*) as n from answers where not (json_valid(body) and json_valid(reply) and json_valid(events))`,
      )
      .get() as { n: number };
    if (bad.n > 0) throw new BackupError(`${file} is damaged: ${bad.n} rows cannot be read`);
    const count = (table: string): number =>
      (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
    return { tables: count('tables'), answers: count('answers') };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is no backup of Starhold, or is damaged`, { cause: error });
  } finally {
    db.close();
  }
}

function copyFromFolder(folder: string, file: string): void {
  const from = databaseFile(folder);
  if (!existsSync(from)) throw new BackupError(`there is nothing to back up in ${folder}`);
  const db = new DatabaseSync(from);
  try {
    db.exec('pragma busy_timeout = 10000');
    db.prepare('vacuum into ?').run(file);
  } finally {
    db.close();
  }
}

function forgetHolders(file: string): void {
  const db = new DatabaseSync(file);
  try {
    // One file that can lie on a disk that is read only.
    db.exec('pragma journal_mode = delete');
    db.exec('delete from instances');
    db.exec('delete from tickets');
    db.exec('update tables set owner = null where owner is not null');
  } finally {
    db.close();
  }
}

/** In one transaction that sees one moment; rows come in pages, so that a large database does not have to fit in memory. */
async function copyFromPostgres(url: string, file: string): Promise<void> {
  const empty = await openSqlite(file);
  await empty.close();
  const client = new pg.Client(url);
  const db = new DatabaseSync(file);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    db.exec('begin');
    for (const table of BACKED_UP) {
      const columns = columnsOf(db, table);
      const insert = db.prepare(insertInto(table, columns, columns.map(() => '?').join(', ')));
      await client.query(`declare page no scroll cursor for select ${columns.join(', ')} from ${table}`);
      for (;;) {
        const { rows } = await client.query<SQLInputValue[]>({ text: `fetch ${PAGE} from page`, rowMode: 'array' });
        for (const row of rows) insert.run(...row);
        if (rows.length < PAGE) break;
      }
      await client.query('close page');
    }
    db.exec('commit');
    await client.query('commit');
  } finally {
    db.close();
    await client.end();
  }
}

async function copyToFolder(file: string, folder: string): Promise<void> {
  if (existsSync(databaseFile(folder))) {
    throw new BackupError(`${folder} holds data already; choose a folder that does not, or move it away`);
  }
  const entered = enterDataFolder(folder);
  const unfinished = join(folder, 'restoring.db');
  try {
    rmSync(unfinished, { force: true });
    copyFileSync(file, unfinished);
    // Opens it as the server would: what a version since has changed is changed now.
    await (await openSqlite(unfinished)).close();
    renameSync(unfinished, entered.file);
  } finally {
    rmSync(unfinished, { force: true });
    entered.leave();
  }
}

async function copyToPostgres(file: string, url: string): Promise<void> {
  const target = await openPostgres(url, { connections: 1 });
  try {
    const there = await target.db.selectFrom('tables').select('id').limit(1).execute();
    const people = await target.db.selectFrom('people').select('id').limit(1).execute();
    if (there.length + people.length > 0) throw new BackupError('that database holds data already');
  } finally {
    await target.close();
  }
  const db = new DatabaseSync(file, { readOnly: true });
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    for (const table of BACKED_UP) {
      const columns = columnsOf(db, table);
      const width = columns.length;
      let page: unknown[][] = [];
      const flush = async (): Promise<void> => {
        if (page.length === 0) return;
        const places = page.map((_, row) => columns.map((_, column) => `$${row * width + column + 1}`).join(', '));
        await client.query(insertInto(table, columns, places.join('), (')), page.flat());
        page = [];
      };
      for (const row of db.prepare(`select ${columns.join(', ')} from ${table}`).iterate()) {
        page.push(columns.map((column) => row[column]));
        if (page.length === PAGE) await flush();
      }
      await flush();
    }
    await client.query('commit');
  } finally {
    db.close();
    await client.end();
  }
}

function columnsOf(db: DatabaseSync, table: string): string[] {
  return db
    .prepare(`pragma table_info(${table})`)
    .all()
    .map(({ name }) => String(name));
}

function insertInto(table: string, columns: readonly string[], values: string): string {
  return `insert into ${table} (${columns.join(', ')}) values (${values})`;
}
