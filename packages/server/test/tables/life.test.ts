import { randomUUID } from 'node:crypto';
import {
  type Decision,
  newSeed,
  quickRng,
  type Snapshot,
  samplePick,
  saveOf,
  Table,
  type TableModule,
} from '@starhold/kernel';
import { type AnyTable, loadGame } from '@starhold/session';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../../tables/memory-store.ts';
import type { Store } from '../../tables/store.ts';
import { briefFor, dealtTable, Page, playOn, rest, type TableWorld, tableWorld } from './table-world.ts';

const ID = 'table-1';
const c = randomUUID;
const two = [null, null];

/** Plays until seat 0 could take its last answer back, as the offer says. */
async function playUntil(pages: Page[], is: (page: Page) => boolean, most = 400): Promise<Page> {
  for (let i = 0; i < most; i++) {
    const found = pages.find(is);
    if (found) return found;
    if ((await playOn(pages, 1, i)) === 0) break;
  }
  throw new Error('it did not come to that');
}

const others = (pages: Page[], page: Page): Page => pages.find((one) => one !== page) as Page;

describe('taking back', () => {
  test('is done at once where nobody has acted since; pages start anew and stand where they were', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor('unstoppable', { players: 2 }, two));
    const page = await playUntil(pages, ({ moment }) => moment?.undo?.ok === true && moment.undo.at === moment.at - 1);
    const before = await page.door.calls.past({ at: (page.moment?.at ?? 1) - 1 });
    const said = await page.door.calls.undo({ c: c(), past: false });
    await rest();
    expect(said).toMatchObject({ ok: true });
    expect(said).not.toHaveProperty('asked');
    for (const one of pages) {
      expect(one.gen).toBe(1);
      const fresh = await one.door.calls.log({ since: 0 });
      expect(one.log).toEqual(fresh.ok && fresh.log);
    }
    expect(page.moment?.view).toEqual(before.ok && before.moment.view);
    // An answer that was on its way meanwhile is one to another question, even where that has the same name.
    const open = page.decision as Decision;
    const late = { c: c(), d: open.id, p: samplePick(open.ask, quickRng(1)), g: 0 };
    expect(await page.door.calls.answer(late)).toMatchObject({ ok: false, why: 'stale' });
    await playOn(pages, 5, 1);
  });

  test('is asked for while bots wait, who would make an end of it; a no is read although they go on then', async () => {
    const world = tableWorld({ botPace: 1_000 });
    const pages = await dealtTable(world, ID, briefFor('bossin-space', { players: 3 }, [null, null, 'rules']));
    // A bot is next, and what it does comes a second later.
    const meets = (page: Page): boolean => page.moment?.undoMarks === true && page.moment.waitingFor.includes(2);
    const ask = async (): Promise<{ page: Page; mate: Page; id: string; isOn: () => Promise<boolean> }> => {
      for (let i = 0; i < 400 && !pages.some(meets); i++) {
        if ((await playOn(pages, 1, i)) === 0) await world.clock.pass(1_000);
      }
      const page = pages.find(meets) as Page;
      const mate = others(pages, page);
      expect(await page.door.calls.undo({ c: c(), past: true })).toMatchObject({ ok: true, asked: true });
      await world.clock.pass(20_000);
      expect(mate.moment?.asking?.by).toBe(page.eyes);
      const at = page.moment?.at ?? 0;
      const isOn = async (): Promise<boolean> => {
        await world.clock.pass(500);
        // What is sealed counts for nobody, but is not waited for any more.
        return (page.moment?.at ?? 0) > at || page.moment?.waitingFor.includes(2) === false;
      };
      return { page, mate, id: mate.moment?.asking?.id ?? '', isOn };
    };
    const { page, mate, id, isOn } = await ask();
    await mate.door.calls.consent({ c: c(), ask: id, yes: false });
    await expect.poll(isOn).toBe(true);
    expect(page.moment?.refused).toMatchObject({ id });

    // Whoever is asked and says nothing holds nobody up for long.
    const other = await ask();
    await world.clock.pass(10_000);
    await expect.poll(other.isOn).toBe(true);
    expect(other.page.moment?.asking).toBeNull();
  });

  test('past a barrier everybody else must agree; one no is enough, and what happens meanwhile ends the request', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor('bossin-space', { players: 2 }, two));
    const page = await playUntil(pages, ({ moment }) => moment?.undoMarks === true);
    const mate = others(pages, page);
    const answers = page.moment?.at ?? 0;

    const ask = async (): Promise<string> => {
      expect(await page.door.calls.undo({ c: c(), past: true })).toMatchObject({ ok: true, asked: true });
      await rest();
      expect(mate.moment?.asking).toMatchObject({ by: page.eyes, waitsFor: [mate.eyes], caveat: true });
      // What is to be taken back is told by the reader's own log.
      const told = mate.log.find(({ event }) => event.n === mate.moment?.asking?.event);
      expect(told?.event.seat).toBe(page.eyes);
      return mate.moment?.asking?.id ?? '';
    };
    const first = await ask();
    expect(await page.door.calls.consent({ c: c(), ask: first, yes: true })).toMatchObject({ ok: false });
    await mate.door.calls.consent({ c: c(), ask: first, yes: false });
    await rest();
    expect(page.moment?.asking).toBeNull();
    expect(page.moment?.at).toBe(answers);
    // Whoever asked is told, also a page that comes later; it does not come back to life.
    const refusal = { id: first, by: page.eyes, refusedBy: mate.eyes };
    expect(page.moment?.refused).toEqual(refusal);
    const anew = await page.door.calls.sync({});
    expect('moment' in anew && anew.moment.refused).toEqual(refusal);
    expect(await mate.door.calls.consent({ c: c(), ask: first, yes: true })).toMatchObject({ ok: false });

    const second = await ask();
    expect(page.moment?.refused).toBeNull();
    expect(await mate.door.calls.consent({ c: c(), ask: first, yes: true })).toMatchObject({
      ok: false,
      why: 'notNow',
    });
    expect(await mate.door.calls.consent({ c: c(), ask: second, yes: true })).toMatchObject({ ok: true });
    await rest();
    expect(page.moment?.at).toBeLessThan(answers);
    expect(page.moment?.caveats).toEqual(['undo']);
    expect(mate.gen).toBe(1);
  });

  test('never past a reveal in a contest', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor('revenant', { players: 2 }, two, { undo: 'never' }));
    const page = await playUntil(pages, ({ moment }) => moment?.undo?.ok === false && moment.undo.why === 'barrier');
    expect(page.moment?.undoMarks).toBe(false);
    expect(await page.door.calls.undo({ c: c(), past: true })).toEqual({ ok: false, why: 'barrier' });
  });
});

describe('a seat', () => {
  test('is handed to a bot and taken back; meanwhile its person only looks on', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, two));
    const page = pages.find(({ decision }) => decision) as Page;
    const held = page.decision as Decision;
    await page.door.calls.handOver({ c: c(), bot: 'rules' });
    const tried = await page.door.calls.answer({ c: c(), d: held.id, p: samplePick(held.ask, quickRng(1)) });
    expect(tried).toMatchObject({ ok: false, why: 'notYours' });
    await rest();
    expect(page.moment?.waitingFor).toEqual([others(pages, page).eyes]);
    expect(page.moment?.decisions).toEqual([]);
    await page.door.calls.takeBack({ c: c() });
    expect(await playUntil(pages, ({ eyes, decision }) => eyes === page.eyes && decision !== undefined)).toBe(page);
    expect(await page.door.calls.handOver({ c: c(), bot: 'no-such-bot' })).toMatchObject({ ok: false });
  });

  test('whose time has run out goes to a bot; no page tells the time, and none passes while the server is away', async () => {
    const world = tableWorld({ leaseMs: 1e9 });
    const clock = { start: 100, plus: 10 };
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, two, { clock }));
    const page = pages.find(({ decision }) => decision) as Page;
    const seat = page.eyes as number;
    await world.clock.pass(40_000);
    await playOn([page], 1, 1);
    expect(page.moment?.clock?.left[seat]).toBe(70_000);

    await world.tables.close();
    await world.clock.pass(3_600_000);
    const again = world.again({ leaseMs: 1e9 });
    for (const one of pages) {
      Object.assign(one, { door: again.door(ID, one.eyes) });
      again.watch(ID, one.eyes);
      await one.sync();
    }
    const now = pages.find(({ decision }) => decision) as Page;
    const at = now.eyes as number;
    const left = now.moment?.clock?.left[at] ?? 0;
    expect(left).toBeGreaterThanOrEqual(70_000);
    await world.clock.pass(left + 1);
    expect(now.moment?.seats[at].bot).toBe('rules');
    await now.door.calls.takeBack({ c: c() });
    await rest();
    expect(now.moment?.clock?.left[at]).toBeGreaterThanOrEqual(10_000);
  });
});

describe('a table', () => {
  test('that was begun on a device goes on here, marked as a copy', async () => {
    const game = await loadGame('template');
    const local = new Table(game.rules, game.parseOptions({ players: 2 }), newSeed()) as AnyTable;
    for (let i = 0; i < 6; i++) {
      const [seat] = local.waitingFor;
      const [decision] = local.seen(seat).decisions;
      local.answer({ decision: decision.id, seat, pick: samplePick(decision.ask, quickRng(i)) });
    }
    const saved = saveOf(local, ['person A', 'person B'], game.packs);
    const world = tableWorld();
    const pages = await dealtTable(
      world,
      ID,
      briefFor('template', { players: 2 }, two, { origin: { kind: 'device', saved } }),
    );
    expect(pages[0].moment).toMatchObject({ at: 6, caveats: ['copy'], view: local.seen(0).view });
    await playOn(pages, 4, 1);
    await world.tables.close();
    const again = world.again();
    const said = await again.door(ID, 0).calls.sync({});
    expect('ok' in said ? said : said.moment).toMatchObject({ at: 10, view: pages[0].moment?.view });
    expect(pages[0].deal).toBeNull();
  });

  test('goes on under other rules from where it was, says so once, and is told anew', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, two));
    await playOn(pages, 14, 1);
    await world.tables.close();
    const game = await loadGame('template');
    world.load = async () => underOtherRules(game);
    const again = world.again();
    const door = again.door(ID, 0);
    const said = await door.calls.sync({ have: { gen: 0, event: 3 } });
    if ('ok' in said) throw new Error(said.why);
    expect(said).toMatchObject({ gen: 1, from: 0, moment: { caveats: ['updated'], view: pages[0].moment?.view } });
    const back = pages.map((page) => Object.assign(page, { door: again.door(ID, page.eyes) }));
    for (const page of back) {
      again.watch(ID, page.eyes);
      await page.sync();
    }
    await playOn(back, 5_000, 2);
    expect(back[0].moment?.over).not.toBe('');
    await again.close();
    const third = await world.again().door(ID, 0).calls.sync({});
    expect(third).toMatchObject({ gen: 1, moment: { caveats: ['updated'] } });
    expect((await world.store.rows(ID, 0)).filter(({ kind }) => kind === 'rules')).toHaveLength(1);
  });

  test('whose stored position was damaged anywhere is played again from its answers (F19)', async () => {
    const damage = { at: -1, rows: false };
    const world = tableWorld({}, damaged(new MemoryStore(() => 0), damage));
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, two));
    await dealtTable(world, 'table-2', briefFor('template', { players: 2 }, two));
    await playOn(pages, 9, 1);
    await world.tables.close();
    for (damage.at = 0; damage.at < 50; damage.at++) {
      const again = world.again();
      const said = await again.door(ID, 1).calls.sync({});
      expect('ok' in said ? said : said.moment.view).toEqual(pages[1].moment?.view);
      await again.close();
    }
    expect(world.reports).toHaveLength(50);
    expect(new Set(world.reports.map(([what]) => what))).toEqual(new Set(['position']));
    // Where the answers are damaged too the table stays shut; its neighbour and the server do not.
    damage.rows = true;
    const last = world.again();
    await expect(last.door(ID, 1).calls.sync({})).rejects.toThrow();
    damage.at = -1;
    damage.rows = false;
    expect(await last.door('table-2', 0).calls.sync({})).toHaveProperty('moment');
    expect(await last.door(ID, 0).calls.sync({})).toHaveProperty('moment');
  });

  test('whose rules break at an answer stands where it was, and the others play on', async () => {
    const world = tableWorld();
    const game = await loadGame('template');
    let breaks = false;
    world.load = async () => breaking(game, () => breaks);
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, two));
    const page = pages.find(({ decision }) => decision) as Page;
    const decision = page.decision as Decision;
    const view = structuredClone(page.moment?.view);
    breaks = true;
    const said = await page.door.calls.answer({ c: c(), d: decision.id, p: samplePick(decision.ask, quickRng(1)) });
    expect(said).toEqual({ ok: false, why: 'failed' });
    expect(world.reports.map(([what]) => what)).toEqual(['rules']);
    breaks = false;
    await page.sync();
    expect(page.moment?.view).toEqual(view);
    await playOn(pages, 5, 1);
  });

  test('that nobody looks at is put away, and taken by whoever needs it when its server is gone', async () => {
    const world: TableWorld = tableWorld({ leaseMs: 3_000, idleMs: 1_000 });
    await world.tables.start();
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, two));
    await playOn(pages, 3, 1);
    const other = world.again();
    expect(await other.door(ID, 0).calls.sync({})).toMatchObject({ ok: false, why: 'again' });
    // A page that looks on through the other server hears of the new owner when the first one has gone silent.
    const late = new Page(world, ID, 'table', other);
    Object.assign(world.tables, { tick: async () => {} });
    await other.start();
    await world.clock.pass(10_000);
    expect(late.moment?.view).toBeDefined();
    expect(await other.door(ID, 0).calls.sync({})).toMatchObject({ epoch: 2 });
  });
});

function underOtherRules(game: TableModule): TableModule {
  const { initial } = game.rules;
  return { ...game, rules: { ...game.rules, initial: (...given) => ({ ...initial(...given), rulesVersion: 'next' }) } };
}

function breaking(game: TableModule, breaks: () => boolean): TableModule {
  const handlers = Object.fromEntries(
    Object.entries(game.rules.handlers).map(([kind, handler]) => [
      kind,
      {
        ...(handler as object),
        take: (...given: unknown[]) => {
          if (breaks()) throw new Error('a planted fault');
          return (handler as { take(...all: unknown[]): unknown }).take(...given);
        },
      },
    ]),
  );
  return { ...game, rules: { ...game.rules, handlers } };
}

/** One bit of the stored position is another one when it is read, wherever `at` says; and one answer, if it says so. */
function damaged(store: Store, damage: { at: number; rows: boolean }): Store {
  return Object.assign(Object.create(store) as Store, {
    async take(...given: Parameters<Store['take']>) {
      const taken = await store.take(...given);
      const position = taken?.state as Snapshot | null | undefined;
      if (position && damage.at >= 0) position.state = flipped(position.state, damage.at);
      return taken;
    },
    async rows(...given: Parameters<Store['rows']>) {
      const rows = await store.rows(...given);
      const answer = rows.findLast(({ kind }) => kind === 'answer');
      if (damage.rows && answer) Object.assign(answer.body as object, { d: 'no such question' });
      return rows;
    },
  });
}

function flipped(text: string, turn: number): string {
  const at = (turn * 7919) % text.length;
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (turn % 6))) + text.slice(at + 1);
}
