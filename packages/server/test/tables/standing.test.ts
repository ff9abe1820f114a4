import { randomUUID } from 'node:crypto';
import { isByHand, type Logged, quickRng, type Seat, Table } from '@starhold/kernel';
import {
  type AnyTable,
  CONTEST_LINE,
  END_LINE,
  loadBotGame,
  loadGame,
  type StandingClass,
  USUAL_CLASSES,
} from '@starhold/session';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bodies } from '../../tables/ledger.ts';
import { briefFor, dealtTable, Page, playOn, rest, type TableWorld, tableWorld } from './table-world.ts';

/** Answers given in a seat's place at tables elsewhere: for that seat alone, at once together, and not at once in a contest. */

const ID = 'table-1';
const WANTED: StandingClass[] = [...USUAL_CLASSES, 'pile', 'keep', 'share', 'use', 'sequence'];
const COOP = { players: 2, mode: 'coop' };
const TOGETHER = [
  ['unstoppable', { players: 2 }],
  ['rone', COOP],
] as const;
const AGAINST = [
  ['rone', { players: 2 }],
  ['revenant', { players: 2 }],
] as const;

afterEach(() => vi.restoreAllMocks());

async function answersIn(world: TableWorld): Promise<{ seat: Seat; c: string; body: Bodies['answer'] }[]> {
  const rows = await world.store.rows(ID, 0);
  return rows.flatMap(({ kind, seat, commandId: c, body }) =>
    kind === 'answer' ? [{ seat, c, body: body as Bodies['answer'] }] : [],
  );
}

const isStanding = ({ body }: { body: Bodies['answer'] }): boolean => body.by?.startsWith('standing:') ?? false;

/** Plays as the game's policy would until `until`, at most so many answers. */
async function playUntil(pages: readonly Page[], game: string, until: () => Promise<boolean>): Promise<void> {
  const bot = await loadBotGame(game);
  for (let i = 0; i < 400; i++) {
    if (await until()) return;
    if ((await playOn(pages, 1, i, bot)) === 0) break;
  }
  throw new Error('it never came to that');
}

async function wanting(page: Page, classes: readonly StandingClass[] = WANTED): Promise<void> {
  expect(await page.door.calls.want({ classes: [...classes] })).toMatchObject({ ok: true });
  await rest();
}

describe.each(TOGETHER)('together: %s', (id, options) => {
  test('are given at once, with what led to the question, for the seat that wants them alone', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor(id, options, [null, null]));
    await wanting(pages[0]);
    await playUntil(pages, id, async () => (await answersIn(world)).filter(isStanding).length >= 5);
    const all = await answersIn(world);
    const standing = all.filter(isStanding);
    expect(standing.every(({ seat }) => seat === 0)).toBe(true);
    // Written with the answer that led there: nobody is shown the question in between.
    for (const { c } of standing) expect(c).toMatch(/\+\d+$/);
    expect(pages.every(({ syncs }) => syncs === 0)).toBe(true);
    // Whose answers they are: marked for the own eyes, while the game runs for nobody else's.
    const marks = pages.map(({ log }) => log.filter(({ by }) => by?.startsWith('standing:')).length);
    expect(marks[0]).toBeGreaterThan(0);
    expect(marks[1]).toBe(0);

    // The same by hand leads to the same position, and to the same table when it is opened anew.
    const { rules, parseOptions } = await loadGame(id);
    const start = (await world.store.rows(ID, 0)).find(({ kind }) => kind === 'start')?.body as Bodies['start'];
    const table = new Table(rules, parseOptions(options), start.seed) as AnyTable;
    for (const { seat, body } of all) {
      expect(table.answer({ decision: body.d, seat, pick: body.p })).toEqual({ ok: true });
    }
    expect(pages[0].moment?.view).toEqual(table.seen(0).view);
    await world.tables.close();
    const again = new Page(world, ID, 0, world.again());
    await again.sync();
    expect(again.moment?.view).toEqual(table.seen(0).view);
    expect(again.log.filter(({ by }) => by?.startsWith('standing:')).length).toBe(marks[0]);
    expect(world.reports).toEqual([]);
  });

  test('are taken back with the answer by hand, and not given again, not even by a server that comes anew', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor(id, options, [null, null]));
    await wanting(pages[0]);
    const offer = () => pages[0].moment?.undo;
    await playUntil(pages, id, async () => {
      const undo = offer();
      return undo?.ok === true && undo.also > 0;
    });
    const { answer } = offer() as Extract<ReturnType<typeof offer>, { ok: true }>;
    expect(isByHand(answer)).toBe(true);
    expect(await pages[0].door.calls.undo({ c: randomUUID(), past: false })).toMatchObject({ ok: true });
    await rest();
    const asked = (page: Page): string[] => page.moment?.decisions.map((one) => one.id) ?? [];
    expect(asked(pages[0])).toContain(answer.decision);
    const before = (await answersIn(world)).length;
    // Whatever is said about wishes meanwhile.
    await wanting(pages[0]);
    await world.tables.close();
    const again = new Page(world, ID, 0, world.again());
    await again.sync();
    await wanting(again);
    expect(asked(again)).toContain(answer.decision);
    expect((await answersIn(world)).length).toBe(before);
  });
});

type Given = { seat: Seat; d: string; p: Bodies['answer']['p'] };

/** A game in which an answer of seat 1 leads to a question that seat 0 need not be asked. */
async function ledByAnother(id: string, options: object): Promise<{ before: Given[]; last: Omit<Given, 'seat'> }> {
  const { world, pages } = await playedAgain(id, options, []);
  await playUntil(pages, id, async () => (await ledAt(world)) !== undefined);
  const all = await answersIn(world);
  const at = (await ledAt(world)) as number;
  const byHand = all.slice(0, at).filter((one) => !isStanding(one));
  const { d, p } = all[at].body;
  return { before: byHand.map(({ seat, body }) => ({ seat, d: body.d, p: body.p })), last: { d, p } };
}

async function ledAt(world: TableWorld): Promise<number | undefined> {
  const all = await answersIn(world);
  const at = all.findIndex(({ seat }, i) => seat === 1 && all[i + 1]?.seat === 0 && isStanding(all[i + 1]));
  return at < 0 ? undefined : at;
}

/** The same deal each time; seat 0 wants everything. */
async function playedAgain(id: string, options: object, given: readonly Given[]) {
  const world = tableWorld();
  const origin = { kind: 'issued', seed: '5'.repeat(32) } as const;
  const pages = await dealtTable(world, ID, briefFor(id, options, [null, null], { origin }));
  await wanting(pages[0]);
  for (const { seat, d, p } of given) {
    expect(await pages[seat].door.calls.answer({ c: randomUUID(), d, p })).toMatchObject({ ok: true });
    await rest();
  }
  return { world, pages };
}

test('wait for somebody to look on, and go with who has the seat', async () => {
  const found = await ledByAnother('rone', COOP);
  const { world, pages } = await playedAgain('rone', COOP, found.before);
  const count = async (): Promise<number> => (await answersIn(world)).filter(isStanding).length;
  const before = await count();
  pages[0].leave();
  await world.clock.pass(120_000);
  await pages[1].door.calls.answer({ c: randomUUID(), ...found.last });
  await rest();
  expect(await count()).toBe(before);
  // Whoever comes back says what is wanted, and has it at once.
  const back = new Page(world, ID, 0);
  await back.sync();
  expect(back.decision).toBeDefined();
  await wanting(back);
  expect(await count()).toBeGreaterThan(before);

  const other = await playedAgain('rone', COOP, found.before);
  expect(await other.world.tables.sit(ID, 0, 'Eve', null)).toMatchObject({ ok: true });
  const wished = (await answersIn(other.world)).filter(isStanding).length;
  await other.pages[1].door.calls.answer({ c: randomUUID(), ...found.last });
  await rest();
  expect((await answersIn(other.world)).filter(isStanding).length).toBe(wished);
});

describe.each(AGAINST)('in a contest: %s', (id, options) => {
  test('nothing is answered before it has stood on the screen; then its page says that it is due', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor(id, options, [null, null], { undo: 'never' }));
    for (const page of pages) await wanting(page);
    const bot = await loadBotGame(id);
    const rng = quickRng(3);
    let given = 0;
    for (let i = 0; i < 400 && given < 4; i++) {
      const page = pages.find(({ decision }) => decision);
      if (!page) break;
      const decision = page.decision as NonNullable<Page['decision']>;
      const { calls } = page.door;
      const before = (await answersIn(world)).length;
      const said = await calls.forecast({ d: decision.id });
      if (!said.ok) throw new Error(said.why);
      const { standing } = said;
      await world.clock.pass(5_000);
      // However long it stands there: the server answers nothing by itself.
      expect((await answersIn(world)).length).toBe(before);
      if (!standing?.isDue) {
        await calls.answer({ c: randomUUID(), d: decision.id, p: bot.brain.choose(page.moment?.view, decision, rng) });
        await rest();
        continue;
      }
      expect(standing.line).toBe(CONTEST_LINE);
      const due = { c: randomUUID(), d: decision.id, p: standing.pick, how: 'standing' as const };
      // What is not due is not taken as such, and neither is what was stopped.
      expect(await calls.answer({ ...due, c: randomUUID(), p: 'other' })).toMatchObject({ ok: false, why: 'stale' });
      if (given === 0) {
        await calls.halt({ d: decision.id });
        expect(await calls.answer({ ...due, c: randomUUID() })).toMatchObject({ ok: false, why: 'stale' });
        await wanting(page, []);
        await wanting(page);
        const other = await calls.forecast({ d: decision.id });
        expect(other.ok && other.standing?.isDue).toBe(false);
        await calls.answer({ c: randomUUID(), d: decision.id, p: standing.pick });
      } else {
        expect(await calls.answer(due)).toMatchObject({ ok: true });
        expect((await answersIn(world)).at(-1)?.body.by).toBe(`standing:${standing.cls}`);
        expect(page.log.at(-1)?.by === undefined || page.log.at(-1)?.by === `standing:${standing.cls}`).toBe(true);
      }
      await rest();
      given++;
    }
    expect(given).toBe(4);
    const [own, others] = pages.map(({ log }, seat) => {
      const marked = log.filter(({ by }) => by !== undefined);
      return [marked.length, marked.filter(({ event }) => event.seat !== seat && event.seat >= 0).length];
    });
    expect(own[0] + others[0]).toBeGreaterThan(0);
  });
});

test('what ends a turn stands on the screen for a while, also together', async () => {
  const world = tableWorld();
  const pages = await dealtTable(world, ID, briefFor('unstoppable', { players: 1 }, [null]));
  await wanting(pages[0], ['end']);
  let line = 0;
  await playUntil(pages, 'unstoppable', async () => {
    const { decision } = pages[0];
    if (!decision) return false;
    const said = await pages[0].door.calls.forecast({ d: decision.id });
    if (!said.ok || !said.standing?.isDue) return false;
    line = said.standing.line;
    return true;
  });
  expect(line).toBe(END_LINE);
  expect((await answersIn(world)).some(isStanding)).toBe(false);
});

test('a gesture of several answers is taken back as one', async () => {
  const world = tableWorld();
  const pages = await dealtTable(world, ID, briefFor('unstoppable', { players: 2 }, [null, null]));
  const bot = await loadBotGame('unstoppable');
  const rng = quickRng(1);
  for (let i = 0; i < 200; i++) {
    const page = pages.find(({ decision }) => decision) as Page;
    const decision = page.decision as NonNullable<Page['decision']>;
    const given = (await answersIn(world)).at(-1);
    const isRest = given?.seat === page.eyes;
    const p = bot.brain.choose(page.moment?.view, decision, rng);
    const said = await page.door.calls.answer({
      c: randomUUID(),
      d: decision.id,
      p,
      ...(isRest ? { how: 'chain' as const } : {}),
    });
    await rest();
    if (!said.ok) {
      // Somebody has learned something since: then it is an answer of its own.
      expect(said.why).toBe('stale');
      expect(await page.door.calls.answer({ c: randomUUID(), d: decision.id, p })).toMatchObject({ ok: true });
      await rest();
      continue;
    }
    const { undo } = page.moment as NonNullable<Page['moment']>;
    if (isRest && undo?.ok && undo.also > 0) {
      expect(isByHand(undo.answer as Logged)).toBe(true);
      return;
    }
  }
  expect.unreachable('no gesture could be taken back');
});

test('nothing is judged for seats that want nothing, nor where a question has no habit', async () => {
  const redeal = vi.spyOn(Table.prototype, 'redeal');
  const world = tableWorld();
  const pages = await dealtTable(world, ID, briefFor('unstoppable', { players: 2 }, [null, null]));
  await playOn(pages, 40, 2, await loadBotGame('unstoppable'));
  expect(redeal).not.toHaveBeenCalled();
  // Bossin' Space has nothing but its run, and orders that might not matter.
  const other = tableWorld();
  const crew = await dealtTable(other, ID, briefFor('bossin-space', { players: 2 }, [null, null]));
  for (const page of crew) await wanting(page);
  const kinds: string[] = [];
  redeal.mockImplementation(function (this: AnyTable, seat: Seat) {
    kinds.push(...this.decisionsFor(seat).map(({ ask }) => ask.kind));
    return this.copyState();
  });
  await playOn(crew, 40, 2, await loadBotGame('bossin-space'));
  expect(kinds.length).toBeGreaterThan(0);
  expect(new Set(kinds)).toEqual(new Set(['order']));
});
