import { seedOf } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { briefFor, Page, playOn, tableWorld } from './table-world.ts';

/** What an hour of a busy server leaves behind, in a time of its own (F23). */
test('when everybody is gone nothing is kept of their tables', async () => {
  const world = tableWorld({ leaseMs: 3_000, idleMs: 1_000 });
  const { tables } = world;
  await tables.start();
  const TABLES = 40;
  for (let i = 0; i < TABLES; i++) {
    const id = `table-${i}`;
    const origin = { kind: 'issued' as const, seed: seedOf('leaks', i) };
    await tables.create(id, briefFor('template', { players: 2 }, [null, i % 4 === 0 ? 'rules' : null], { origin }));
    await tables.deal(id);
    const pages = [new Page(world, id, 0), new Page(world, id, 'table')];
    for (const page of pages) await page.sync();
    await playOn(pages, 2, i);
    for (const page of pages) page.leave();
    // Somebody else has looked into a waiting room, and gone again.
    tables.watch(`waiting-${i}`, 0)();
  }
  expect([tables.size, tables.watched]).toEqual([TABLES, 2 * TABLES]);
  await world.clock.pass(3_600_000 / 12);
  expect([tables.size, tables.watched]).toEqual([0, 0]);
  expect(world.reports).toEqual([]);
  await tables.close();
});
