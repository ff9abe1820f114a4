import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { quickRng, samplePick } from '@starhold/kernel';
import { loadGame, OFFERED } from '@starhold/session';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { backUp, restore } from '../stores/backup.ts';
import { openStores, type StorePlace, type Stores } from '../stores/open.ts';
import { Tables, USUAL } from '../tables/tables.ts';
import { newDatabase } from './support/databases.ts';

/**
 * A database as the version before wrote it, with a table of each game in mid-game: it opens, and every table goes on. Made
 * by `UPDATE_FIXTURES=1`, once for each version that changes what is stored; older files stay.
 */

const FILES = join(root, 'test', 'fixtures', 'databases');
const VERSIONS = ['0.1.0'];
const folder = mkdtempSync(join(tmpdir(), 'starhold-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function within<T>(
  place: StorePlace,
  me: string,
  work: (tables: Tables, stores: Stores) => Promise<T>,
): Promise<T> {
  const stores = await openStores(place);
  const tables = new Tables(
    {
      store: stores.tables,
      clock: { now: () => performance.now(), after: () => () => {} },
      luck: { bytes: (n) => new Uint8Array(randomBytes(n)) },
      fanout: { send: () => {} },
      thinker: { think: () => Promise.reject(new Error('no bots here')) },
      loadGame,
      progress: () => {},
      report: () => {},
    },
    { ...USUAL, me },
  );
  try {
    return await work(tables, stores);
  } finally {
    await tables.close();
    await stores.close();
  }
}

const tableOf = (game: string): string => `older-${game}`;

/** Whoever is asked answers by chance; how many answers were taken. */
async function play(tables: Tables, id: string, most: number, luck: number): Promise<number> {
  const rng = quickRng(luck);
  let taken = 0;
  for (let turns = 0; taken < most && turns < most * 4; turns++) {
    const seat = turns % 2;
    const { calls } = tables.door(id, seat);
    const full = await calls.sync({});
    if ('ok' in full) throw new Error(`sync: ${full.why}`);
    if (full.moment.over !== '') break;
    const decision = full.moment.decisions.find(({ aside }) => aside === undefined);
    if (!decision) continue;
    const c = `00000000-0000-4000-8000-${String(luck * 100_000 + turns).padStart(12, '0')}`;
    const said = await calls.answer({ c, d: decision.id, p: samplePick(decision.ask, rng) });
    if (said.ok) taken++;
  }
  return taken;
}

async function make(file: string): Promise<void> {
  const place = { folder: join(folder, 'made') };
  await within(place, 'maker', async (tables, { lobby }) => {
    for (const [i, game] of OFFERED.entries()) {
      const seats = ['Ann', 'Ben'].map((name) => ({ name }));
      const origin = { kind: 'issued' as const, seed: String(i + 1).repeat(32) };
      const setup = { game, options: { players: 2 }, seats };
      await tables.create(tableOf(game), { setup, undo: 'never', clock: null, pace: 'days', origin });
      await tables.deal(tableOf(game));
      await play(tables, tableOf(game), 25, 1);
    }
    const person = { id: 'person-1', name: 'Ann', language: 'cs' as const, login: 'ann', password: null };
    await lobby.people.add({ ...person, settings: '{}', created: 1, seen: 1, rev: 0 });
  });
  const backup = join(folder, 'made.backup');
  await backUp(place, backup);
  writeFileSync(file, gzipSync(readFileSync(backup), { level: 9 }));
}

describe.each(VERSIONS)('the database of version %s', (version) => {
  const file = join(FILES, `${version}.db.gz`);

  it.each(['SQLite', 'PostgreSQL'])('opens in %s, and every table goes on', async (kind) => {
    if (process.env.UPDATE_FIXTURES === '1' && !existsSync(file)) await make(file);
    const backup = join(folder, `${version}-${kind}.backup`);
    writeFileSync(backup, gunzipSync(readFileSync(file)));
    const place = kind === 'SQLite' ? { folder: join(folder, `${version}-data`) } : { url: await newDatabase() };
    await restore(backup, place);
    await within(place, `reader-${kind}`, async (tables, stores) => {
      for (const game of OFFERED) {
        const id = tableOf(game);
        const before = await stores.tables.look(id);
        expect(before?.version, game).toBeGreaterThanOrEqual(20);
        const taken = await play(tables, id, 6, 2);
        const rows = await stores.tables.rows(id, 0);
        expect(rows.map((row) => row.version)).toEqual(rows.map((_, i) => i + 1));
        const isOver = (await tables.progress(id)).status === 'over';
        expect(isOver || taken === 6, game).toBe(true);
        expect(rows.length, game).toBeGreaterThanOrEqual((before?.version ?? 0) + taken);
      }
      expect((await stores.lobby.people.byLogin('ann'))?.name).toBe('Ann');
    });
  });
});
