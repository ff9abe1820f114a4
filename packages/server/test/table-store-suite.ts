import { describe, expect, it } from 'vitest';
import type { NewRow, Store } from '../tables/store.ts';

/** What every store of tables promises. `make` gives one that other suites may have written to; ids here are all different. */
export function tableStoreSuite(name: string, make: () => Promise<Store>): void {
  let last = 0;
  /** A new table in the store; `ann` and `ben` are two who may hold it. */
  const setUp = async () => {
    const store = await make();
    const id = `${name}-${++last}`;
    const [ann, ben] = [`ann-${id}`, `ben-${id}`];
    expect(await store.create({ id, game: 'toy', rulesVersion: '1', options: { b: 1, a: ['x'] } })).toBe(true);
    return { store, id, ann, ben };
  };
  const row = (table: string, version: number, epoch: number, more: Partial<NewRow> = {}): NewRow => ({
    table,
    version,
    epoch,
    kind: 'answer',
    seat: 0,
    commandId: `c${version}`,
    bodyHash: `h${version}`,
    body: { d: 't1:0', p: `pick ${version}` },
    reply: { ok: true, n: version },
    events: [{ z: 1, a: 'Ω \u0000 \ud800' }],
    hash: `state ${version}`,
    rulesVersion: '1',
    ...more,
  });

  describe(`tables in ${name}`, () => {
    it('a table is made once, and stands as it was made', async () => {
      const { store, id } = await setUp();
      expect(await store.create({ id, game: 'other', rulesVersion: '2', options: {} })).toBe(false);
      const table = { id, game: 'toy', rulesVersion: '1', options: { b: 1, a: ['x'] } };
      const fresh = { version: 0, state: null, stateVersion: 0, due: null, epoch: 0, owner: null };
      expect(await store.look(id)).toEqual({ ...table, ...fresh });
      expect(await store.look(`${id}-none`)).toBeNull();
      expect(await store.take(`${id}-none`, 'x', 1000)).toBeNull();
      expect(Math.abs((await store.time()) - Date.now())).toBeLessThan(5_000);
    });

    it('one holds it until the lease runs out or it is given back; each time a new epoch', async () => {
      const { store, id, ann, ben } = await setUp();
      expect((await store.take(id, ann, 60_000))?.epoch).toBe(1);
      expect(await store.take(id, ben, 60_000)).toBeNull();
      expect((await store.look(id))?.owner).toBe(ann);
      expect((await store.take(id, ann, 60_000))?.epoch).toBe(2);
      await store.release(id, 1);
      expect(await store.take(id, ben, 60_000)).toBeNull();
      await store.release(id, 2);
      expect((await store.look(id))?.owner).toBeNull();
      expect(await store.take(id, ben, 60_000)).toMatchObject({ epoch: 3, owner: ben, version: 0 });
      await store.renew(ben, new Map([[id, 3]]), 0);
      expect((await store.look(id))?.owner).toBeNull();
      expect((await store.take(id, ann, 60_000))?.epoch).toBe(4);
      expect(await store.renew(ben, new Map([[id, 3]]), 60_000)).toEqual(new Set());
      expect(await store.renew(ann, new Map([[id, 4]]), 60_000)).toEqual(new Set([id]));
    });

    it('of many who take it at the same moment one gets it', async () => {
      const { store, id } = await setUp();
      const tries = Array.from({ length: 12 }, (_, i) => store.take(id, `${id}-${i}`, 60_000));
      const taken = (await Promise.all(tries)).filter((one) => one !== null);
      expect(taken).toHaveLength(1);
      expect((await store.look(id))?.owner).toBe(taken[0].owner);
    });

    it('rows come back as they were, in order, with the time of the store', async () => {
      const { store, id, ann } = await setUp();
      await store.take(id, ann, 60_000);
      const batch = [
        row(id, 1, 1, { kind: 'start', seat: -1 }),
        row(id, 2, 1),
        row(id, 3, 1, { seat: 1, commandId: 'c2' }),
      ];
      expect(await store.append(batch)).toEqual(new Map([[id, 'stored']]));
      const rows = await store.rows(id, 0);
      expect(rows.map(({ at, ...rest }) => rest)).toEqual(batch);
      for (const { at } of rows) expect(Math.abs(at - Date.now())).toBeLessThan(10_000);
      expect(JSON.stringify(rows[1].events)).toBe(JSON.stringify(batch[1].events));
      expect((await store.rows(id, 1)).map(({ version }) => version)).toEqual([2, 3]);
      expect((await store.rows(id, 1, 1)).map(({ version }) => version)).toEqual([2]);
      expect(await store.rows(id, 3)).toEqual([]);
      expect(await store.reply(id, 1, 'c2')).toEqual({ version: 3, bodyHash: 'h3', reply: { ok: true, n: 3 } });
      expect(await store.reply(id, 1, 'c1')).toBeNull();
      expect(await store.look(id)).toMatchObject({ version: 3, state: null, stateVersion: 0 });
    });

    it('the newest state is there at once; the kept ones for ever', async () => {
      const { store, id, ann, ben } = await setUp();
      await store.take(id, ann, 60_000);
      const states = [
        { z: 1, a: [2] },
        { z: 2, a: [] },
      ];
      await store.append([
        row(id, 1, 1, { state: states[0], keep: true }),
        row(id, 2, 1),
        row(id, 3, 1, { state: states[1] }),
        row(id, 4, 1),
      ]);
      await store.append([row(id, 5, 1)]);
      expect(await store.look(id)).toMatchObject({ version: 5, state: states[1], stateVersion: 3 });
      expect(JSON.stringify((await store.look(id))?.state)).toBe('{"z":2,"a":[]}');
      expect(await store.kept(id, 9)).toEqual({ version: 1, state: states[0] });
      expect(await store.kept(id, 0)).toBeNull();
      await store.append([row(id, 6, 1, { state: { z: 6 }, keep: true })]);
      expect(await store.kept(id, 9)).toEqual({ version: 6, state: { z: 6 } });
      expect(await store.kept(id, 5)).toEqual({ version: 1, state: states[0] });
      await store.release(id, 1);
      expect(await store.take(id, ben, 60_000)).toMatchObject({ version: 6, state: { z: 6 }, epoch: 2 });
    });

    it('who lost the table writes nothing; neither does a gap or a fork', async () => {
      const { store, id, ann, ben } = await setUp();
      await store.take(id, ann, 60_000);
      await store.append([row(id, 1, 1, { state: 1 })]);
      await store.release(id, 1);
      await store.take(id, ben, 60_000);
      const fenced = new Map([[id, 'fenced']]);
      expect(await store.append([row(id, 2, 1, { state: 'old', keep: true })])).toEqual(fenced);
      expect(await store.append([row(id, 3, 2)])).toEqual(fenced);
      expect(await store.append([row(id, 1, 2, { commandId: 'other' })])).toEqual(fenced);
      expect(await store.append([row(`${id}-none`, 1, 1)])).toEqual(new Map([[`${id}-none`, 'fenced']]));
      expect(await store.append([row(id, 2, 2), row(id, 3, 2)])).toEqual(new Map([[id, 'stored']]));
      expect(await store.look(id)).toMatchObject({ version: 3, state: 1 });
      expect(await store.kept(id, 9)).toBeNull();
      expect((await store.rows(id, 0)).map(({ version, epoch }) => [version, epoch])).toEqual([
        [1, 1],
        [2, 2],
        [3, 2],
      ]);
      await expect(store.append([row(id, 4, 2), row(id, 6, 2)])).rejects.toThrow('do not follow');
      await expect(store.append([row(id, 4, 2), row(id, 5, 1)])).rejects.toThrow('do not follow');
    });

    it('a batch holds many tables, and what is wrong with one leaves the others alone', async () => {
      const { store, id, ann } = await setUp();
      const ids = ['good', 'fenced', 'twice', 'fine'].map((word) => `${id}-${word}`);
      for (const one of ids) {
        await store.create({ id: one, game: 'toy', rulesVersion: '1', options: null });
        await store.take(one, ann, 60_000);
      }
      const [good, fenced, twice, fine] = ids;
      await store.append([row(twice, 1, 1, { commandId: 'same' })]);
      const result = await store.append([
        row(good, 1, 1, { state: 'g' }),
        row(fenced, 1, 7),
        row(twice, 2, 1),
        row(fine, 1, 1),
        row(twice, 3, 1, { commandId: 'same', state: 'no', keep: true }),
        row(good, 2, 1),
      ]);
      expect([...result].sort()).toEqual(
        [
          [good, 'stored'],
          [fenced, 'fenced'],
          [twice, 'duplicate'],
          [fine, 'stored'],
        ].sort(),
      );
      const versions = await Promise.all(ids.map(async (one) => (await store.look(one))?.version));
      expect(versions).toEqual([2, 0, 1, 1]);
      expect(await store.rows(twice, 1)).toEqual([]);
      expect(await store.kept(twice, 9)).toBeNull();
      expect(await store.append([])).toEqual(new Map());
    });

    it('knows which tables wait for somebody to hold them', async () => {
      const { store, id, ann, ben } = await setUp();
      await store.take(id, ann, 60_000);
      const now = await store.time();
      await store.append([row(id, 1, 1, { due: now - 50 })]);
      const mine = async (): Promise<boolean> => (await store.overdue(1000)).includes(id);
      expect(await mine()).toBe(false);
      await store.release(id, 1);
      expect(await mine()).toBe(true);
      expect(await store.take(id, ben, 60_000)).toMatchObject({ due: now - 50 });
      await store.append([row(id, 2, 2)]);
      expect((await store.look(id))?.due).toBe(now - 50);
      await store.append([row(id, 3, 2, { due: now + 600_000 })]);
      await store.release(id, 2);
      expect(await mine()).toBe(false);
      await store.take(id, ben, 60_000);
      await store.append([row(id, 4, 3, { due: null })]);
      expect((await store.look(id))?.due).toBeNull();
    });

    it('keeps order under a crowd: every stored row once, versions without a gap', async () => {
      const { store, id } = await setUp();
      const tables = Array.from({ length: 10 }, (_, i) => `${id}-${i}`);
      for (const one of tables) await store.create({ id: one, game: 'toy', rulesVersion: '1', options: null });
      const stored = new Map<string, number>();
      // Three who take each other's tables whenever they can, and write as long as they are not fenced.
      const writer = async (me: string): Promise<void> => {
        for (let turn = 0; turn < 4; turn++) {
          for (const one of tables) {
            const taken = await store.take(one, me, turn % 2 === 0 ? 0 : 60_000);
            if (!taken) continue;
            for (let i = 1; i <= 3; i++) {
              const version = taken.version + i;
              const commandId = `${me}-${taken.epoch}-${version}`;
              const result = await store.append([row(one, version, taken.epoch, { commandId })]);
              if (result.get(one) !== 'stored') break;
              stored.set(one, (stored.get(one) ?? 0) + 1);
            }
          }
        }
      };
      await Promise.all(['x', 'y', 'z'].map((who) => writer(`${id}-${who}`)));
      for (const one of tables) {
        const rows = await store.rows(one, 0);
        expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
        expect(rows).toHaveLength(stored.get(one) ?? 0);
        expect(rows.map(({ epoch }) => epoch)).toEqual(rows.map(({ epoch }) => epoch).sort((a, b) => a - b));
      }
      expect([...stored.values()].reduce((a, b) => a + b)).toBeGreaterThan(30);
    });
  });
}
