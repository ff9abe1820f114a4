import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseFile } from './data-folder.ts';
import type { ChatRow, PersonRow, ReportRow } from './lobby/rows.ts';
import { BackupError } from './stores/backup.ts';
import type { StorePlace } from './stores/open.ts';

/** What people have reported of others' words, for whoever runs the server. Only reads, also while the server runs. */

export interface Report {
  at: number;
  table: string;
  by: string;
  about: string;
  /** What the one it is about had said last at that table, when it was reported. */
  lines: string[];
}

type Ask = (question: string) => Promise<string[]>;

const NEWEST = 'select body from reports order by at desc limit 200';
const PEOPLE = 'select body from people';

/** The newest first. */
export async function readReports(place: StorePlace): Promise<Report[]> {
  return 'url' in place ? fromPostgres(place.url) : fromFolder(place.folder);
}

async function fromFolder(folder: string): Promise<Report[]> {
  const file = databaseFile(folder);
  if (!existsSync(file)) throw new BackupError(`there is no data in ${folder}`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return await told(async (question) =>
      db
        .prepare(question)
        .all()
        .map(({ body }) => String(body)),
    );
  } finally {
    db.close();
  }
}

async function fromPostgres(url: string): Promise<Report[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await told(async (question) =>
      (await client.query<{ body: string }>(question)).rows.map(({ body }) => body),
    );
  } finally {
    await client.end();
  }
}

async function told(ask: Ask): Promise<Report[]> {
  const reports = (await ask(NEWEST)).map((body) => JSON.parse(body) as ReportRow);
  if (reports.length === 0) return [];
  const people = (await ask(PEOPLE)).map((body) => JSON.parse(body) as PersonRow);
  const names = new Map(people.map(({ id, name, login }) => [id, login === null ? name : `${name} (${login})`]));
  return reports.map(({ at, table, by, about, lines }) => ({
    at,
    table,
    by: names.get(by) ?? by,
    about: names.get(about) ?? about,
    lines: (JSON.parse(lines) as ChatRow[]).map(({ text }) => text),
  }));
}
