import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import type { TableStorage } from '../session/storage.ts';
import { LocalStore } from '../session/store.ts';
import { bot, newStorage, pageOf, person, play, setupFor, spawnDirect, until } from './session-support.ts';

/** Finished games are remembered by this device, whatever becomes of their tables; and everybody's day has one deal. */

const WHOLE = 2_000;

describe('a finished game', () => {
  it('is remembered with result, length and seed, also when its table is gone', async () => {
    const page = pageOf({ storage: newStorage() });
    const session = await page.create(setupFor([person('Ada')]));
    await play(session, 5);
    expect(await page.played()).toEqual([]);
    await play(session, WHOLE);
    const { seed } = await session.exportFile();
    const { at, over } = session.moment();
    expect(over).not.toBe('');
    const [game, ...more] = await page.played();
    expect(more).toEqual([]);
    expect(game).toMatchObject({ id: session.id, game: 'bossin-space', answers: at, seed, seats: [{ name: 'Ada' }] });
    expect(game.standing).toBe((await page.list())[0].standing);
    await page.remove(session.id);
    expect(await page.list()).toEqual([]);
    expect(await page.played()).toEqual([game]);
    await page.forget(session.id);
    expect(await page.played()).toEqual([]);
  });

  it('that is taken back from its end is not finished', async () => {
    const page = pageOf({ storage: newStorage() });
    const session = await page.create(setupFor([person('Ada')]));
    await play(session, WHOLE);
    expect(await page.played()).toHaveLength(1);
    expect(await session.undo(true)).toMatchObject({ ok: true });
    expect(session.moment().over).toBe('');
    expect(await page.played()).toEqual([]);
  });

  it('of bots alone can be watched to its end, and is nobody’s result', async () => {
    const page = pageOf({ storage: newStorage() });
    const session = await page.create(setupFor([bot('Orrin'), bot('Jana')]));
    const { eyes, decisions } = await until(session, ({ over }) => over !== '');
    expect({ eyes, decisions }).toEqual({ eyes: 'table', decisions: [] });
    expect(await page.list()).toHaveLength(1);
    expect(await page.played()).toEqual([]);
  });

  it('from before games were remembered is taken over, as far as it is known', async () => {
    const storage = newStorage();
    const { name } = storage as unknown as { name: string };
    const old = await openDB(name, 1, {
      upgrade(db) {
        for (const store of ['tables', 'logs']) db.createObjectStore(store, { keyPath: 'id' });
        db.createObjectStore('keys');
      },
    });
    const info = { updated: 5, round: 7, over: 'win', standing: 'won', waitingFor: [], facts: {} };
    await old.put('tables', { id: 'old', setup: setupFor([person('Ada')]), ...info });
    await old.put('tables', { id: 'open', setup: setupFor([person('Bo')]), ...info, over: '', standing: null });
    await old.put('tables', { id: 'bad', setup: 3 });
    old.close();
    const page = pageOf({ storage });
    expect(await page.played()).toMatchObject([{ id: 'old', standing: 'won', rounds: 7, seed: '', answers: 0 }]);
    expect(await page.list()).toHaveLength(2);
    expect(await page.damaged()).toEqual(['bad']);
  });
});

describe('the challenge of a day', () => {
  const on = (storage: TableStorage): LocalStore => new LocalStore(storage, spawnDirect({ storage }));
  const challenge = (daily: string) => ({ ...setupFor([person('Ada')]), daily });

  it('is the same deal on every device, another one on another day, and no choice of anybody', async () => {
    const deals = await Promise.all(
      ['2026-11-17', '2026-11-17', '2026-11-18'].map((day) => on(newStorage()).create(challenge(day))),
    );
    const seeds = await Promise.all(deals.map(async (session) => (await session.exportFile()).seed));
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[2]).not.toBe(seeds[0]);
    const fresh = await on(newStorage()).create(challenge('2026-11-19'));
    expect(fresh.moment().caveats).toEqual([]);
  });

  it('is remembered with its day', async () => {
    const page = on(newStorage());
    const session = await page.create(challenge('2026-11-17'));
    await play(session, WHOLE);
    expect(await page.played()).toMatchObject([{ daily: '2026-11-17', caveats: [] }]);
  });
});
