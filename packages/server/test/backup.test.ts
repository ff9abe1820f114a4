import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseFile } from '../data-folder.ts';
import { readReports } from '../reports.ts';
import { BACKED_UP, backUp, checkBackup, restore } from '../stores/backup.ts';
import { openStores, type StorePlace, type Stores } from '../stores/open.ts';
import type { NewRow } from '../tables/store.ts';
import { newDatabase } from './support/databases.ts';

/** The drill: a server writes, a backup is made meanwhile, everything is put somewhere else, and nothing is missing. */

const folder = mkdtempSync(join(tmpdir(), 'starhold-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (table: string, version: number): NewRow => ({
  table,
  version,
  epoch: 1,
  kind: 'answer',
  seat: version % 2,
  commandId: `c${version}`,
  bodyHash: 'h',
  body: { p: version },
  reply: { ok: true, n: version },
  events: [`event ${version} \u0000 Ω`],
  hash: String(version),
  rulesVersion: '1',
  ...(version % 5 === 0 ? { state: { version }, keep: true } : {}),
});

const TABLES = 12;
/** As whoever runs the server reads it. */
const REPORT = { at: 4, table: 't1', by: 'q', about: 'Ann (ann)', lines: ['ahoj'] };

async function fill({ tables, lobby }: Stores): Promise<void> {
  for (let i = 0; i < TABLES; i++) {
    await tables.create({ id: `t${i}`, game: 'toy', rulesVersion: '1', options: { i } });
    await tables.take(`t${i}`, 'me', 60_000);
    await tables.append(Array.from({ length: i * 3 }, (_, n) => row(`t${i}`, n + 1)));
  }
  await lobby.people.add({
    id: 'p',
    name: 'Ann',
    language: 'cs',
    login: 'ann',
    password: 'argon',
    settings: '{}',
    created: 1,
    seen: 2,
    rev: 0,
  });
  await lobby.talk.say({ table: 't1', person: 'p', name: 'Ann', text: 'ahoj', at: 3 });
  await lobby.talk.mute('p', 'q', true);
  const lines = JSON.stringify([{ text: 'ahoj' }]);
  await lobby.talk.report({ id: 'r', table: 't1', by: 'q', about: 'p', words: 'ahoj', lines, at: 4 });
}

/** All that matters in a store, to be compared. */
async function contentOf({ tables, lobby }: Stores): Promise<unknown> {
  const all = [];
  for (let i = 0; i < TABLES; i++) {
    const { owner, ...standing } = (await tables.look(`t${i}`)) ?? {};
    all.push([standing, await tables.rows(`t${i}`, 0), await tables.kept(`t${i}`, 99)]);
  }
  return [all, await lobby.people.get('p'), await lobby.talk.lines('t1', 9), await lobby.talk.mutedBy('p')];
}

async function within<T>(place: StorePlace, action: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await openStores(place);
  try {
    return await action(stores);
  } finally {
    await stores.close();
  }
}

describe('a backup', () => {
  it('goes from a running server to a file, and from there to another folder and to a PostgreSQL and back', async () => {
    const places = {
      first: { folder: join(folder, 'first') },
      second: { folder: join(folder, 'second') },
      third: { url: await newDatabase() },
      fourth: { folder: join(folder, 'fourth') },
    };
    const one = join(folder, 'one.backup');
    const two = join(folder, 'two.backup');
    const content = await within(places.first, async (stores) => {
      await fill(stores);
      const before = await contentOf(stores);
      // The server goes on while it is made: a table of its own is written to all the time.
      await stores.tables.create({ id: 'busy', game: 'toy', rulesVersion: '1', options: null });
      await stores.tables.take('busy', 'me', 60_000);
      let version = 0;
      let goesOn = true;
      const writing = (async () => {
        while (goesOn) await stores.tables.append([row('busy', ++version)]);
      })();
      const summary = await backUp(places.first, one);
      goesOn = false;
      await writing;
      expect(summary.tables).toBe(TABLES + 1);
      expect(await readReports(places.first)).toEqual([REPORT]);
      expect(version).toBeGreaterThan(0);
      return before;
    });
    expect(await restore(one, places.second)).toEqual(checkBackup(one));
    expect(await within(places.second, contentOf)).toEqual(content);
    await restore(one, places.third);
    expect(await within(places.third, contentOf)).toEqual(content);
    expect(await readReports(places.third)).toEqual([REPORT]);
    // Nobody holds a table there: the next server takes it at once.
    expect(await within(places.third, ({ tables }) => tables.take('t3', 'other', 1000))).toMatchObject({ epoch: 2 });
    await backUp(places.third, two);
    if (process.platform !== 'win32')
      for (const file of [one, two]) expect(statSync(file).mode & 0o077, 'for nobody else').toBe(0);
    expect(checkBackup(two)).toEqual(checkBackup(one));
    await restore(two, places.fourth);
    expect(await within(places.fourth, contentOf)).not.toEqual(content); // t3 was taken since
    await expect(restore(two, places.fourth)).rejects.toThrow('holds data already');
    await expect(restore(two, places.third)).rejects.toThrow('holds data already');
    await expect(backUp(places.first, two)).rejects.toThrow('never written over');
    await expect(backUp({ folder: join(folder, 'none') }, join(folder, 'x'))).rejects.toThrow('nothing to back up');
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
    await within(places.second, async (stores) => {
      await expect(openStores(places.second)).rejects.toThrow('in use by another server');
      expect(await stores.isWell()).toBe(true);
    });
  });

  it('takes every table of the database, but who serves and what opens a socket', async () => {
    await within({ folder: join(folder, 'all') }, async ({ database }) => {
      const all = await database.db.introspection.getTables();
      const left = all.map(({ name }) => name).filter((name) => !(BACKED_UP as readonly string[]).includes(name));
      expect(left.sort()).toEqual(['instances', 'tickets']);
    });
  });

  it('that is damaged is refused, and leaves nothing behind', async () => {
    const source = { folder: join(folder, 'source') };
    await within(source, fill);
    const good = join(folder, 'good.backup');
    await backUp(source, good);
    const bytes = readFileSync(good);
    const target = join(folder, 'target');
    const damage = async (name: string, change: (file: string) => void): Promise<string> => {
      const file = join(folder, `${name}.backup`);
      copyFileSync(good, file);
      change(file);
      const message = await restore(file, { folder: target }).then(
        () => 'restored',
        (error: Error) => error.message,
      );
      expect(existsSync(databaseFile(target)), name).toBe(false);
      return message;
    };
    const edit = (text: string) => (file: string) => {
      const db = new DatabaseSync(file);
      db.exec(text);
      db.close();
    };
    expect(await damage('short', (file) => writeFileSync(file, bytes.subarray(0, bytes.length / 2)))).toMatch(
      /damaged/,
    );
    expect(await damage('text', (file) => writeFileSync(file, 'hello'))).toMatch(/no backup/);
    expect(await damage('gap', edit("delete from answers where table_id = 't5' and version = 4"))).toMatch(/gaps/);
    expect(await damage('json', edit("update answers set body = '{' where table_id = 't5' and version = 4"))).toMatch(
      /cannot be read/,
    );
    expect(await damage('newer', edit("insert into kysely_migration values ('999-future', '')"))).toMatch(/newer/);
    const zeros = await damage('zeros', (file) => {
      const broken = Buffer.from(bytes);
      broken.fill(0, 8192, 12_288);
      writeFileSync(file, broken);
    });
    expect(zeros).toMatch(/damaged|gaps/);
    expect(await restore(good, { folder: target })).toMatchObject({ tables: TABLES });
  });
});
