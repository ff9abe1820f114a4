import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { changesOf } from '../stores/batch.ts';
import type { Database } from '../stores/database.ts';
import { MIGRATIONS, migrate, type SchemaStep } from '../stores/migrate.ts';
import { openPostgres } from '../stores/postgres.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { Commits } from '../stores/sqlite-commits.ts';
import { prepareFile } from '../stores/sqlite-file.ts';
import { tableStore } from '../stores/table-store.ts';
import type { NewRow, Store } from '../tables/store.ts';
import { newDatabase } from './support/databases.ts';
import { startCluster } from './support/postgres.ts';

/** What happens to rows when the disk is full, the database goes away, a connection is cut, an update fails half-way. */

const folder = mkdtempSync(join(tmpdir(), 'starhold-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (table: string, version: number, more: Partial<NewRow> = {}): NewRow => ({
  table,
  version,
  epoch: 1,
  kind: 'answer',
  seat: 0,
  commandId: `c${version}`,
  bodyHash: 'h',
  body: version,
  reply: { n: version },
  events: [],
  hash: '',
  rulesVersion: '1',
  ...more,
});

async function tableIn(database: Database, id: string): Promise<Store> {
  const store = tableStore(database);
  await store.create({ id, game: 'toy', rulesVersion: '1', options: null });
  await store.take(id, 'me', 600_000);
  return store;
}

/** Writes one row after the other; where the outcome is not known, looks it up. Every acknowledged row must be there. */
async function writeThrough(
  store: Store,
  id: string,
  isDone: () => boolean,
): Promise<{ acked: number; unsure: number }> {
  let version = 0;
  let unsure = 0;
  while (!isDone()) {
    const next = row(id, version + 1);
    try {
      expect((await store.append([next])).get(id)).toBe('stored');
      version++;
    } catch (error) {
      if (error instanceof Error && error.name === 'AssertionError') throw error;
      unsure++;
      for (;;) {
        const found = await store.reply(id, 0, next.commandId).catch(() => undefined);
        if (found === null) break;
        if (found) {
          version = found.version;
          break;
        }
        await sleep(20);
      }
    }
  }
  return { acked: version, unsure };
}

describe('a disk that is full (F3)', () => {
  it('refuses what does not fit, keeps what was there, and goes on when there is room', async () => {
    const database = await openSqlite(join(folder, 'full.db'));
    const limit = async (pages: number): Promise<void> => {
      await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db);
    };
    await fill(await tableIn(database, 't'), limit);
    await database.close();
  });

  it('nor does a thread that writes rows itself lose any', async () => {
    const file = join(folder, 'full-beside.db');
    const database = await openSqlite(file);
    const db = new DatabaseSync(file);
    prepareFile(db);
    const commits = new Commits(db);
    const store = await tableIn(database, 't');
    const own: Store = { ...store, append: async (batch) => new Map(commits.append(changesOf(batch))) };
    await fill(own, async (pages) => db.exec(`pragma max_page_count = ${pages}`));
    db.close();
    await database.close();
  });

  async function fill(store: Store, limit: (pages: number) => Promise<void>): Promise<void> {
    await store.append([row('t', 1)]);
    await limit(1);
    let version = 1;
    const big = (): NewRow => row('t', version + 1, { events: ['x'.repeat(20_000)] });
    await expect(
      (async () => {
        for (; version < 200; version++) await store.append([big()]);
      })(),
    ).rejects.toThrow(/full/);
    expect((await store.look('t'))?.version).toBe(version);
    expect(await store.rows('t', version)).toEqual([]);
    await limit(1_000_000);
    expect((await store.append([big()])).get('t')).toBe('stored');
  }
});

describe('a database that crashes under load (F4)', () => {
  it('loses nothing that was acknowledged, and is back by itself', async () => {
    const cluster = await startCluster();
    const database = await openPostgres(await cluster.database());
    const store = await tableIn(database, 't');
    let crashes = 0;
    let slowest = 0;
    const crashing = (async () => {
      for (; crashes < 3; crashes++) {
        await sleep(100);
        await cluster.crash();
        const up = performance.now();
        while (!(await store.time().catch(() => 0))) await sleep(10);
        slowest = Math.max(slowest, performance.now() - up);
      }
      await sleep(50);
    })();
    const { acked, unsure } = await writeThrough(store, 't', () => crashes === 3);
    await crashing;
    const rows = await store.rows('t', 0);
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.length).toBe(acked);
    expect(acked).toBeGreaterThan(20);
    expect(unsure).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(5_000);
    await database.close();
    await cluster.stop();
  });
});

/** Between a store and its PostgreSQL: cuts a connection as soon as the reply to a chosen query comes back. */
class Cutter {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Cuts at the next reply to something that holds this text. */
  cutAt: string | undefined;
  cuts = 0;

  constructor(port: number) {
    this.#server = createServer((client) => {
      const up = connect(port, '127.0.0.1');
      let isDoomed = false;
      client.on('data', (chunk) => {
        if (this.cutAt && chunk.includes(this.cutAt)) {
          isDoomed = true;
          this.cutAt = undefined;
        }
        up.write(chunk);
      });
      up.on('data', (chunk) => {
        if (!isDoomed) return void client.write(chunk);
        this.cuts++;
        client.destroy();
        up.destroy();
      });
      for (const [one, other] of [
        [client, up],
        [up, client],
      ]) {
        this.#sockets.add(one);
        one.on('error', () => {});
        one.on('close', () => other.destroy());
      }
    });
  }

  listen(): Promise<number> {
    return new Promise((resolve) =>
      this.#server.listen(0, '127.0.0.1', () => resolve((this.#server.address() as { port: number }).port)),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

describe('a connection cut between the commit and its reply (F5)', () => {
  it('is told apart from a commit that never was by looking the command up', async () => {
    const url = new URL(await newDatabase());
    const cutter = new Cutter(Number(url.port));
    url.port = String(await cutter.listen());
    const database = await openPostgres(url.href);
    const store = await tableIn(database, 't');
    await store.append([row('t', 1)]);
    cutter.cutAt = 'cut-me';
    await expect(store.append([row('t', 2, { commandId: 'cut-me' })])).rejects.toThrow();
    expect(cutter.cuts).toBe(1);
    let found: Awaited<ReturnType<Store['reply']>> = null;
    for (let tries = 0; found === null && tries < 50; tries++) {
      found = await store.reply('t', 0, 'cut-me');
      await sleep(10);
    }
    expect(found).toMatchObject({ version: 2, reply: { n: 2 } });
    expect((await store.append([row('t', 2, { commandId: 'cut-me' })])).get('t')).toBe('fenced');
    expect((await store.append([row('t', 3)])).get('t')).toBe('stored');
    await database.close();
    cutter.close();
  });
});

describe('an update of the database', () => {
  const half: SchemaStep = {
    async up(db: Kysely<unknown>) {
      await db.schema.createTable('half').addColumn('id', 'text').execute();
      await db.schema.alterTable('tables').addColumn('extra', 'text').execute();
      throw new Error('power is gone');
    },
  };
  const open: Record<Database['kind'], (place: string) => Promise<Database>> = {
    sqlite: openSqlite,
    postgres: openPostgres,
  };
  const places: Record<Database['kind'], () => Promise<string>> = {
    sqlite: async () => join(folder, 'update.db'),
    postgres: newDatabase,
  };

  it.each(['sqlite', 'postgres'] as const)('that fails half-way leaves %s as it was (F27)', async (kind) => {
    const place = await places[kind]();
    const database = await open[kind](place);
    const store = await tableIn(database, 't');
    await store.append([row('t', 1)]);
    await expect(migrate(database.db, kind, { ...MIGRATIONS, '998-half': half })).rejects.toThrow(
      /998-half.*as it was/,
    );
    const names = (await database.db.introspection.getTables()).map(({ name }) => name);
    expect(names).not.toContain('half');
    await database.close();
    const again = await open[kind](place);
    expect((await tableStore(again).rows('t', 0)).length).toBe(1);
    expect((await tableStore(again).append([row('t', 2)])).get('t')).toBe('stored');
    // What a newer version has done is not undone by an older one.
    const more: SchemaStep = { up: async () => {} };
    await migrate(again.db, kind, { ...MIGRATIONS, '999-more': more });
    await again.close();
    await expect(open[kind](place)).rejects.toThrow('newer version');
  });
});
