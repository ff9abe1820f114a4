import { rules } from '@starhold/bossin-space';
import { quickRng, samplePick } from '@starhold/kernel';
import { openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { TableStorage } from '../session/storage.ts';
import { TableError, type TableProblem } from '../session/types.ts';
import { newKey, seal, unseal } from '../session/vault.ts';
import { bot, newStorage, pageOf, person, play, ready, setupFor, sharedLocks, step, until } from './session-support.ts';

async function problemOf(work: Promise<unknown>): Promise<TableProblem> {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(TableError);
  return (error as TableError).problem;
}

/** Everything in the database, as somebody with the browser's tools reads it. */
async function readable(name: string): Promise<string> {
  const db = await openDB(name);
  const parts: string[] = [];
  for (const store of db.objectStoreNames) {
    for (const value of await db.getAll(store)) {
      for (const part of Object.values(value as object)) {
        parts.push(part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : JSON.stringify(part));
      }
    }
  }
  db.close();
  return parts.join('\n');
}

describe('what lies in the storage', () => {
  it('tells no hidden card and no seed', async () => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(setupFor([person('Ada'), person('Bo')]));
    await play(session, 30);
    const { seed } = await session.exportFile();
    const text = await readable((storage as unknown as { name: string }).name);
    expect(text).toContain('bossin-space');
    for (const secret of ['commit:', seed, 'answers', 'refresh']) expect(text).not.toContain(secret);
  });

  it('is under a key that cannot be taken out', async () => {
    const key = await newKey();
    expect(key).toBeInstanceOf(CryptoKey);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
  });

  it('is noticed when touched', async () => {
    const key = await newKey();
    const sealed = await seal(key, 'the log');
    expect(await unseal(key, sealed)).toBe('the log');
    sealed.data[3] ^= 1;
    await expect(unseal(key, sealed)).rejects.toThrow();
    await expect(unseal(await newKey(), await seal(key, 'the log'))).rejects.toThrow();
  });

  it('is scrambled where the page has no WebCrypto', async () => {
    const key = crypto.getRandomValues(new Uint8Array(32));
    const sealed = await seal(key, 'commit:laser ěšč');
    expect(new TextDecoder('latin1').decode(sealed.data)).not.toContain('commit');
    expect(await unseal(key, sealed)).toBe('commit:laser ěšč');
  });
});

describe('a table begun under other rules', () => {
  const { initial } = rules;
  afterEach(() => {
    rules.initial = initial;
  });

  it('goes on from where it was, says so once, and can still be watched', async () => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(setupFor([person('Ada')]));
    await play(session, 9);
    const { view, at } = session.moment();
    const past = await session.past(4, 0);
    session.close();
    rules.initial = (options, rng) => ({ ...initial(options, rng), rulesVersion: '99' });
    const again = await pageOf({ storage }).open(session.id);
    expect(again.problem()).toBe('updated');
    expect(again.moment()).toMatchObject({ view, at, caveats: ['seed', 'updated'] });
    expect((await again.past(4, 0)).view).toEqual(past.view);
    await play(again, 3);
    expect(again.problem()).toBeNull();
    const reached = again.moment().at;
    expect(reached).toBeGreaterThan(at);
    again.close();
    const third = await pageOf({ storage }).open(session.id);
    expect(third.problem()).toBeNull();
    expect(third.moment()).toMatchObject({ at: reached, caveats: ['seed', 'updated'] });
  });
});

describe('a table that cannot be opened', () => {
  it('is not there', async () => {
    expect(await problemOf(pageOf({ storage: newStorage() }).open('nothing'))).toBe('missing');
  });

  it('is damaged', async () => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(setupFor([person('Ada')]));
    const db = await openDB((storage as unknown as { name: string }).name);
    const log = await db.get('logs', session.id);
    log.data[log.data.length >> 1] ^= 4;
    await db.put('logs', log);
    db.close();
    expect(await problemOf(pageOf({ storage }).open(session.id))).toBe('damaged');
  });
});

describe('a damaged record among the tables', () => {
  const nameOf = (storage: TableStorage): string => (storage as unknown as { name: string }).name;

  it.each([
    ['without its seats', { setup: { game: 'bossin-space', options: {} } }],
    ['of no game', { setup: { game: 'nothing', options: {}, seats: [] } }],
    ['with nothing in it', { setup: undefined, facts: null, updated: 'yesterday' }],
    ['with a card instead of a number', { facts: { heat: { of: 3 } } }],
  ])('%s leaves the others listed, and can be kept as text and removed', async (_how, change) => {
    const storage = newStorage();
    const page = pageOf({ storage });
    const good = await page.create(setupFor([person('Ada')]));
    const bad = await page.create(setupFor([person('Bo')]), '5a'.repeat(16));
    const db = await openDB(nameOf(storage));
    await db.put('tables', { ...(await db.get('tables', bad.id)), ...change });
    expect((await page.list()).map(({ id }) => id)).toEqual([good.id]);
    const [damaged, ...more] = await page.damaged();
    expect(more).toEqual([]);
    expect(damaged).toBe(bad.id);
    const text = await page.exportText(damaged);
    // The log is whole, so the game can be brought back from this text.
    expect(JSON.parse(text)).toMatchObject({ game: 'bossin-space', seed: '5a'.repeat(16) });
    expect(await page.importText(text)).not.toBe(bad.id);
    await page.remove(bad.id);
    expect(await page.damaged()).toEqual([]);
    expect(await db.get('logs', bad.id)).toBeUndefined();
    db.close();
  });

  it('is written out as it is where its log is gone too, and goes whatever its key is', async () => {
    const storage = newStorage();
    const page = pageOf({ storage });
    expect(await page.list()).toEqual([]);
    const db = await openDB(nameOf(storage));
    await db.put('tables', { id: 7, left: 'over' });
    expect(await page.list()).toEqual([]);
    const [id] = await page.damaged();
    expect(JSON.parse(await page.exportText(id))).toEqual({ id: 7, left: 'over' });
    await page.remove(id);
    expect(await page.damaged()).toEqual([]);
    db.close();
  });
});

class SmallDisk extends TableStorage {
  isFull = false;
  override async put(...args: Parameters<TableStorage['put']>): Promise<number> {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    return super.put(...args);
  }
}

describe('a full disk', () => {
  it('is said, keeps nobody from playing, and everything is there when there is room again', async () => {
    const storage = new SmallDisk(`small-${Math.random()}`);
    const session = await pageOf({ storage }).create(setupFor([person('Ada')]));
    await play(session, 3);
    const stored = session.moment().at;
    storage.isFull = true;
    await play(session, 4);
    expect(session.problem()).toBe('storageFull');
    expect(session.moment().at).toBe(stored + 4);
    expect((await session.exportFile()).answers.length).toBe(stored + 4);
    expect((await pageOf({ storage }).open(session.id)).moment().at).toBe(stored);
    storage.isFull = false;
    await play(session, 1);
    expect(session.problem()).toBeNull();
    expect((await pageOf({ storage }).open(session.id)).moment().at).toBe(stored + 5);
  });

  it('from the start lets the table be played in memory', async () => {
    const storage = new SmallDisk(`small-${Math.random()}`);
    storage.isFull = true;
    const page = pageOf({ storage });
    const session = await page.create(setupFor([person('Ada')]));
    expect(session.problem()).toBe('storageFull');
    await play(session, 5);
    expect(session.moment().at).toBe(5);
    expect(await page.list()).toEqual([]);
    await expect(page.importText(JSON.stringify(await session.exportFile()))).rejects.toThrow('storageFull');
  });
});

describe('two tabs with one table', () => {
  it('play in one; the other looks on, and goes on where the first one stopped', async () => {
    const [storage, claim] = [newStorage(), sharedLocks()];
    const first = await pageOf({ storage, claim }).create(setupFor([person('Ada'), bot('Zed')]));
    const second = await pageOf({ storage, claim }).open(first.id);
    expect(second.problem()).toBe('elsewhere');
    const [decision] = second.moment().decisions;
    if (decision?.ask.kind === 'one') {
      expect(await second.answer(decision.id, decision.ask.options[0])).toEqual({ ok: false, why: 'stale' });
    }
    expect(await second.undo(true)).toEqual({ ok: false, why: 'nothing' });
    await play(first, 10);
    await until(first, ready);
    const last = (await until(first, (m) => m.thinking === null)).at;
    first.close();
    await until(second, (m) => second.problem() === null && m.at === last);
    await step(second, quickRng(1));
    expect(second.problem()).toBeNull();
  });

  it('can be taken over by either, back and forth', async () => {
    const [storage, claim] = [newStorage(), sharedLocks()];
    const first = await pageOf({ storage, claim }).create(setupFor([person('Ada'), bot('Zed')]));
    const second = await pageOf({ storage, claim }).open(first.id);
    const tabs = [first, second];
    await play(first, 6);
    for (let i = 0; i < 4; i++) {
      const [from, to] = [tabs[i % 2], tabs[(i + 1) % 2]];
      await until(from, (m) => m.thinking === null);
      const { at, view } = from.moment();
      expect(to.problem()).toBe('elsewhere');
      expect(await to.playHere()).toBe(true);
      expect(to.problem()).toBeNull();
      expect(to.moment()).toMatchObject({ at, view, since: at, beats: [] });
      await until(from, () => from.problem() === 'elsewhere');
      const [decision] = from.moment().decisions;
      if (decision) expect((await from.answer(decision.id, samplePick(decision.ask, quickRng(1)))).ok).toBe(false);
      await play(to, 2);
      expect(to.problem()).toBeNull();
    }
    expect(await first.playHere()).toBe(true);
    const { at } = await until(first, (m) => ready(m) && m.thinking === null);
    first.close();
    await until(second, (m) => second.problem() === null && m.at === at);
    second.close();
  });

  it('can be taken over where the browser has no locks', async () => {
    const storage = newStorage();
    const first = await pageOf({ storage }).create(setupFor([person('Ada')]));
    const second = await pageOf({ storage }).open(first.id);
    await play(first, 3);
    await play(second, 1);
    expect(second.problem()).toBe('elsewhere');
    expect(await second.playHere()).toBe(true);
    expect(second.moment().at).toBe(3);
    await play(second, 1);
    expect(second.problem()).toBeNull();
    await play(first, 1);
    expect(first.problem()).toBe('elsewhere');
  });

  it('say so where the table is gone', async () => {
    const [storage, claim] = [newStorage(), sharedLocks()];
    const first = await pageOf({ storage, claim }).create(setupFor([person('Ada')]));
    const second = await pageOf({ storage, claim }).open(first.id);
    await storage.remove(first.id);
    expect(await second.playHere()).toBe(false);
  });

  it('never overwrite each other, even where the browser has no locks', async () => {
    const storage = newStorage();
    const first = await pageOf({ storage }).create(setupFor([person('Ada')]));
    const second = await pageOf({ storage }).open(first.id);
    await play(first, 3);
    await play(second, 1);
    expect(second.problem()).toBe('elsewhere');
    await play(first, 1);
    expect(first.problem()).toBeNull();
    expect((await pageOf({ storage }).open(first.id)).moment().at).toBe(4);
  });

  it('may be different tables', async () => {
    const page = pageOf({ storage: newStorage() });
    const [a, b] = await Promise.all([
      page.create(setupFor([person('Ada')])),
      page.create(setupFor([person('Bo'), bot('Zed')])),
    ]);
    await Promise.all([play(a, 6), play(b, 6)]);
    expect((await page.list()).map(({ id }) => id).sort()).toEqual([a.id, b.id].sort());
    await page.remove(a.id);
    expect((await page.list()).map(({ id }) => id)).toEqual([b.id]);
  });
});
