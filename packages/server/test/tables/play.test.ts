import { openSave, parseSave, standingOf } from '@starhold/kernel';
import { loadBotGame, loadGame } from '@starhold/session';
import { expect, test } from 'vitest';
import { briefFor, dealtTable, Page, playOn, rest, tableWorld } from './table-world.ts';

/** The last number: how many answers are given; the longer games are not played to their end here. */
const GAMES = [
  ['bossin-space', { players: 2 }, 5_000],
  ['unstoppable', { players: 2 }, 60],
  ['rone', { players: 2 }, 60],
  ['revenant', { players: 2 }, 60],
  ['template', { players: 2 }, 5_000],
] as const;

test.each(GAMES)('%s: dealt, played, opened again in between, over and proved', async (id, options, most) => {
  const world = tableWorld();
  const pages = await dealtTable(world, 'table-1', briefFor(id, options, [null, null]));
  const spectator = new Page(world, 'table-1', 'table');
  await spectator.sync();
  expect(pages.map(({ moment }) => moment?.over)).toEqual(['', '']);
  expect(pages[0].deal?.done?.k).toBe(1);
  await playOn(pages, 30, 1);

  // The server goes away and comes back: what was stored is the table.
  const before = pages.map(({ moment }) => moment?.view);
  await world.tables.close();
  const again = world.again();
  for (const page of [...pages, spectator]) {
    const back = again.door('table-1', page.eyes);
    Object.assign(page, { door: back });
    again.watch('table-1', page.eyes);
    await page.sync();
  }
  expect(pages.map(({ moment }) => moment?.view)).toEqual(before);
  const given = await playOn(pages, most, 2, await loadBotGame(id));

  const over = pages[0].moment?.over;
  expect(over === '').toBe(given === most);
  expect(spectator.moment?.over).toBe(over);
  for (const page of [...pages, spectator]) {
    const fresh = await page.door.calls.sync({});
    if ('ok' in fresh) throw new Error(fresh.why);
    const { beats: _beats, since: _since, ...kept } = page.moment as NonNullable<typeof page.moment>;
    const { beats: _none, since: _at, ...now } = fresh.moment;
    expect(kept).toEqual(now);
    expect(page.log).toEqual(fresh.log);
  }
  const saved = await again.saved('table-1');
  expect(saved === null).toBe(over === '');
  if (saved === null) return;
  const game = await loadGame(id);
  const opened = openSave(game, parseSave(JSON.stringify(saved)));
  expect(opened.how).toBe('proved');
  expect(opened.table.allCaveats).toEqual([]);
  expect(saved).toMatchObject({ deal: { k: 1, voids: [] } });
  expect(['won', 'drawn', 'lost']).toContain(standingOf(opened.table.result as never, 0));
  await rest();
  expect(world.progress.get('table-1')).toMatchObject({ status: 'over', deal: 1 });
  expect(world.reports).toEqual([]);
});

test('bots play the seats nobody has, and a seat that was handed over', async () => {
  const world = tableWorld();
  const [page] = await dealtTable(world, 'table-2', briefFor('template', { players: 3 }, [null, 'rules', 'random']));
  await playOn([page], 3, 1);
  expect(page.moment?.waitingFor).toEqual([0]);
  await page.door.calls.handOver({ c: crypto.randomUUID(), bot: 'rules' });
  await rest();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(page.moment?.over).not.toBe('');
  expect(page.moment?.seats[0]).toEqual({ name: 'P0', bot: 'rules' });
});
