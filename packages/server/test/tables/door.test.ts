import { randomUUID } from 'node:crypto';
import { isLegal, type Picked, quickRng, samplePick } from '@starhold/kernel';
import { CALLS, type CallName, type Full, SEAT_CALLS } from '@starhold/wire';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Door } from '../../tables/door.ts';
import { briefFor, dealtTable, type Page, playOn, tableWorld } from './table-world.ts';

const world = tableWorld();
const ID = 'table-1';
const OTHER = 'table-2';
let asked: Page;
let idle: Page;

beforeAll(async () => {
  const pages = await dealtTable(world, ID, briefFor('revenant', { players: 2 }, [null, null], { undo: 'never' }));
  await dealtTable(world, OTHER, briefFor('template', { players: 2 }, [null, null]));
  await playOn(pages, 12, 4);
  [asked, idle] = pages[0].decision ? pages : [pages[1], pages[0]];
  expect(idle.decision).toBeUndefined();
});

/** Each call as the seat that is asked would make it. */
function callsOf(page: Page): Record<CallName, unknown> {
  const decision = page.decision as NonNullable<Page['decision']>;
  const c = randomUUID();
  return {
    sync: {},
    answer: { c, d: decision.id, p: samplePick(decision.ask, quickRng(1)) },
    want: { classes: ['gains', 'end'], limit: 4 },
    halt: { d: decision.id },
    undo: { c, past: true },
    consent: { c, ask: '1.1', yes: true },
    signal: { c, id: 'ping' },
    handOver: { c, bot: 'rules' },
    takeBack: { c },
    forecast: { d: decision.id },
    hint: { depth: 3 },
    log: { since: 0 },
    why: { gauge: 'heat' },
    series: {},
    past: { at: 3 },
    beats: { from: 0, to: 3 },
    seal: { k: 1, seal: '0'.repeat(64) },
    open: { k: 1, x: '0'.repeat(64) },
  };
}

const names = Object.keys(CALLS) as CallName[];
const call = (door: Door, name: CallName, what: unknown): Promise<unknown> =>
  (door.calls[name] as (what: unknown) => Promise<unknown>)(what);
const stored = async (): Promise<number> => (await world.store.rows(ID, 0)).length;

describe('every call through the wrong door', () => {
  test.each(names)('%s', async (name) => {
    const what = callsOf(asked)[name];
    expect(CALLS[name].safeParse(what).success).toBe(true);
    const before = await stored();

    const shut = world.tables.door(ID, asked.eyes);
    shut.shut();
    expect(await call(shut, name, what)).toEqual({ ok: false, why: 'closed' });

    const spectator = await call(world.tables.door(ID, 'table'), name, what);
    if (SEAT_CALLS.includes(name)) expect(spectator).toEqual({ ok: false, why: 'notYours' });

    await expect(call(world.tables.door(ID, 7), name, what)).rejects.toThrow('no such seat');
    expect(await call(world.tables.door('no-such-table', asked.eyes), name, what)).toEqual({ ok: false, why: 'again' });

    // Somebody else's question, at this table and at another one: only a word, and how it stands for the own eyes.
    if (name === 'answer' || name === 'forecast' || name === 'hint') {
      const { full, ...said } = (await call(idle.door, name, what)) as { full?: Full };
      expect(said).toEqual({ ok: false, why: expect.stringMatching(/^(notYours|stale|notNow)$/) });
      const own = await idle.door.calls.sync({});
      if (full) expect({ ...full, n: 0 }).toEqual({ ...own, n: 0 });
      if (name === 'answer') expect(await call(world.tables.door(OTHER, 0), name, what)).toMatchObject({ ok: false });
    }
    expect(await stored()).toBe(before);
  });
});

test('readers get what their own eyes may have: what differs between two seats differs in their replies', async () => {
  const doors = [asked.door, idle.door, world.tables.door(ID, 'table')];
  for (const name of ['sync', 'past', 'beats', 'log'] as const) {
    const what = name === 'past' ? { at: 1e4 } : callsOf(asked)[name];
    const said = await Promise.all(doors.map((door) => call(door, name, what)));
    for (const [i, door] of doors.entries()) {
      const text = JSON.stringify(said[i]);
      if (name === 'sync' || name === 'past') expect(text).toContain(`"eyes":${JSON.stringify(door.eyes)}`);
    }
    if (name === 'past' || name === 'sync') expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(3);
  }
});

test('whatever is not offered is refused and changes nothing; what is offered is taken once', async () => {
  const decision = asked.decision as NonNullable<Page['decision']>;
  const before = await stored();
  const pick = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('__proto__', 'constructor', '', 'end'),
    fc.array(fc.string({ maxLength: 10 }), { maxLength: 5 }),
    fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.nat(9), { maxKeys: 4 }),
  ) as fc.Arbitrary<Picked>;
  await fc.assert(
    fc.asyncProperty(pick, fc.constantFrom(decision.id, 'm:0', 't1.0:0', 'x'), async (p, d) => {
      fc.pre(d !== decision.id || !isLegal(decision.ask, p));
      const said = await asked.door.calls.answer({ c: randomUUID(), d, p });
      expect(said.ok).toBe(false);
    }),
    { numRuns: 150 },
  );
  expect(await stored()).toBe(before);

  const command = { c: randomUUID(), d: decision.id, p: samplePick(decision.ask, quickRng(2)) };
  const [first, second] = await Promise.all([asked.door.calls.answer(command), asked.door.calls.answer(command)]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  expect(await asked.door.calls.answer({ ...command, p: 'another' })).toEqual({ ok: false, why: 'commandReused' });
  expect(await stored()).toBe(before + 1);
});
