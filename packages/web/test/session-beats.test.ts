import { type Beat, quickRng } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { LocalStore } from '../session/store.ts';
import type { Moment, TableSession } from '../session/types.ts';
import {
  bot,
  GAMES,
  newStorage,
  pageOf,
  person,
  play,
  ready,
  setupFor,
  setupOf,
  spawnDirect,
  step,
  until,
} from './session-support.ts';

/** Every moment that the page was told, in order. */
function told(session: TableSession): Moment[] {
  const moments = [session.moment()];
  session.subscribe(() => {
    if (session.moment() !== moments.at(-1)) moments.push(session.moment());
  });
  return moments;
}

const names = (beats: readonly Beat<unknown>[]): string[] => beats.map(({ at, i }) => `${at}.${i}`);

describe.each(GAMES)('the steps between two moments of %s', (game) => {
  const setup = setupOf(game, [person('Ada'), bot('Zed')]);

  it('lead from one to the other without a gap, and are the same when asked for again', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setup);
    const moments = told(session);
    expect(moments[0]).toMatchObject({ since: 0, beats: [] });
    await play(session, 40);
    await until(session, (m) => m.thinking === null);
    let longest = 0;
    for (const [i, m] of moments.entries()) {
      if (i > 0) expect(m.since).toBe(moments[i - 1].at);
      expect(new Set(m.beats.map(({ at }) => at)).size).toBe(m.at - m.since);
      if (m.beats.length > 0) expect(m.beats.at(-1)?.view).toEqual(m.view);
      longest = Math.max(longest, m.beats.length);
    }
    expect(longest).toBeGreaterThan(3);
    const { at, eyes } = session.moment();
    const live = moments.flatMap(({ beats }) => beats);
    expect(await session.beats(0, at, eyes)).toEqual(live);
    const middle = live.filter((beat) => beat.at > 7 && beat.at <= 19);
    expect(await session.beats(7, 19, eyes)).toEqual(middle);
    expect(await session.beats(19, 7, eyes)).toEqual([]);
    session.close();
  });

  it('are as the log names them', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setup);
    const moments = told(session);
    await play(session, 30);
    const beats = new Map(moments.flatMap((m) => m.beats).map((beat) => [`${beat.at}.${beat.i}`, beat]));
    const { at: end } = moments.at(-1) as Moment;
    const log = (await session.log()).filter(({ at }) => at > 0 && at <= end);
    expect(log.length).toBeGreaterThan(30);
    for (const { at, beat, event } of log) {
      if (event.type !== 'signal') expect(beats.get(`${at}.${beat}`)?.events).toContainEqual(event);
    }
    session.close();
  });

  it('are not told of what is gone: after an undo, when the table is opened, in the past', async () => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(setup);
    const rng = quickRng(5);
    for (let i = 0; i < 80 && !session.moment().undo?.ok; i++) await step(session, rng);
    const before = session.moment();
    const moments = told(session);
    expect((await session.undo()).ok).toBe(true);
    // A bot may have gone on since, from the position that was told first.
    expect(moments[1]).toMatchObject({ at: before.at - 1, since: before.at - 1, beats: [] });
    expect(moments[2]?.since ?? before.at - 1).toBe(before.at - 1);
    const again = await pageOf({ storage }).open(session.id);
    expect(again.moment().beats).toEqual([]);
    expect(again.moment().since).toBe(again.moment().at);
    const at = Math.min(2, again.moment().at);
    expect(await session.past(at, 0)).toMatchObject({ at, since: at, beats: [] });
  });
});

describe('news and results that overtake each other', () => {
  it('reach the page in order, and nobody gets his answer before its moment', async () => {
    const storage = newStorage();
    const spawn = spawnDirect({ storage });
    const late = <T extends object>(f: T): T =>
      ((...args: unknown[]) => void setTimeout(() => (f as unknown as (...a: unknown[]) => void)(...args), 8)) as never;
    const page = new LocalStore(storage, () => ({ ...spawn(), callback: late }));
    const session = await page.create(setupFor([person('Ada'), bot('Zed')]), '5a'.repeat(16));
    const moments = told(session);
    const rng = quickRng(3);
    for (let i = 0; i < 25; i++) {
      const { at } = await until(session, ready);
      await step(session, rng);
      expect(session.moment().at).toBeGreaterThan(at);
    }
    for (const [i, m] of moments.entries()) if (i > 0) expect(m.since).toBe(moments[i - 1].at);
    expect(moments.length).toBeGreaterThan(25);
    session.close();
  });
});

// Unstoppable is played with open cards: nobody ever has to look away.
describe.each(GAMES.filter((game) => game !== 'unstoppable'))('steps on a device that is passed round, %s', (game) => {
  const pair = setupOf(game, [person('Ada'), person('Bo')]);

  it('are made for the eyes that look, since those eyes could last see the table', async () => {
    const session = await pageOf({ storage: newStorage() }).create(pair);
    const moments = told(session);
    const rng = quickRng(3);
    let reveals = 0;
    for (let i = 0; i < 120 && session.moment().over === ''; i++) await step(session, rng);
    for (const [i, m] of moments.entries()) {
      if (m.handOver !== null) expect(m).toMatchObject({ since: m.at, beats: [] });
      if (m.beats.length > 0) expect(m.beats.at(-1)?.view).toEqual(m.view);
      if (m.eyes === 'table') {
        if (game === 'bossin-space') expect(JSON.stringify(m.beats)).not.toContain('commit:');
        for (const { view, events } of m.beats) {
          if (game === 'bossin-space') expect(view).toMatchObject({ hand: [], picks: [] });
          expect(events.every((event) => event.priv === undefined)).toBe(true);
        }
        if (moments[i - 1]?.eyes !== 'table' && m.beats.length > 0) reveals++;
      }
    }
    expect(reveals).toBeGreaterThan(game === 'revenant' ? 0 : 3);
    session.close();
  });

  it('are asked anew by whoever takes it: nothing he has seen, nothing missing', async () => {
    const session = await pageOf({ storage: newStorage() }).create(pair);
    const rng = quickRng(3);
    const seen = new Map<Moment['eyes'], number>();
    let later = 0;
    for (let i = 0; i < 120 && session.moment().over === ''; i++) {
      const { handOver } = await until(session, ready);
      const open = session.moment();
      if (open.handOver === null) seen.set(open.eyes, open.at);
      await step(session, rng);
      if (handOver === null) continue;
      const m = session.moment();
      const known = Math.max(seen.get(handOver) ?? 0, seen.get('table') ?? 0);
      expect(m).toMatchObject({ eyes: handOver, since: known });
      expect(names(m.beats)).toEqual(names(await session.beats(m.since, m.at, m.eyes)));
      if (m.beats.length > 0) later++;
    }
    expect(later).toBeGreaterThan(2);
    session.close();
  });
});

it.each(GAMES)('steps of %s are given to nobody else while the game runs', async (game) => {
  const session = await pageOf({ storage: newStorage() }).create(setupOf(game, [person('Ada'), bot('Zed')]));
  await play(session, 12);
  const { at, over } = session.moment();
  expect(over).toBe('');
  expect(await session.beats(0, at, 1)).toEqual(await session.beats(0, at, 'table'));
  session.close();
});
