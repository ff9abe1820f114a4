import { quickRng } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { Pace } from '../session/tempo.ts';
import type { TableSession, TableSetup } from '../session/types.ts';
import { FakeTimers } from './fakeTimers.ts';
import { bot, GAMES, newStorage, pageOf, person, ready, setupFor, setupOf, step, until } from './session-support.ts';

const pairOf = (game: string): TableSetup => setupOf(game, [person('Ada'), bot('Zed')]);

/** Bots think without a clock; what they wait for is only the fake one. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 25));

async function begin(setup = pairOf('unstoppable')): Promise<{ session: TableSession; timers: FakeTimers }> {
  const timers = new FakeTimers();
  const session = await pageOf({ storage: newStorage(), timers }).create(setup);
  return { session, timers };
}

/** Until a bot has made up its mind and waits. */
async function toWaiting(session: TableSession): Promise<number> {
  session.pace(true);
  const rng = quickRng(4);
  for (let i = 0; i < 60; i++) {
    await settled();
    if (session.moment().thinking !== null) return session.moment().at;
    await until(session, ready);
    await step(session, rng);
  }
  throw new Error('no bot ever had anything to choose');
}

describe('the tempo of bots', () => {
  it('is as fast as they think where no page asks for another', async () => {
    const { session } = await begin(setupFor([bot('Zed'), bot('Yas')]));
    await until(session, (m) => m.over !== '');
    session.close();
  });

  it.each(GAMES)('leaves 800 ms between what was shown and the next act: %s', async (game) => {
    const { session, timers } = await begin(pairOf(game));
    const at = await toWaiting(session);
    session.shown(at);
    timers.pass(799);
    await settled();
    expect(session.moment().at).toBe(at);
    timers.pass(1);
    await until(session, (m) => m.at === at + 1);
    session.close();
  });

  it('waits 2.5 s at most for a page that says nothing', async () => {
    const { session, timers } = await begin();
    const at = await toWaiting(session);
    timers.pass(2499);
    await settled();
    expect(session.moment().at).toBe(at);
    timers.pass(1);
    await until(session, (m) => m.at === at + 1);
    session.close();
  });

  it('counts thinking: what was shown long ago holds nobody up', async () => {
    const { session, timers } = await begin();
    const at = await toWaiting(session);
    session.tempo('pause');
    session.shown(at);
    timers.pass(5000);
    session.tempo('run');
    await until(session, (m) => m.at > at);
    session.close();
  });

  it('hurries one that is at it for long with nobody else asked', async () => {
    const timers = new FakeTimers();
    let at = 0;
    const pace = new Pace(timers, () => at);
    pace.watch(true);
    /** How long each of twelve answers of one bot was held back, where showing one takes 300 ms: they come 1.1 s apart, then 0.8 s. */
    const waits = async (isAlone: boolean): Promise<number[]> => {
      const held: number[] = [];
      for (let i = 0; i < 12; i++) {
        pace.shown(at);
        let isGiven = false;
        pace.turn({ seat: 1, round: 1, isAlone }).then(() => {
          isGiven = true;
        });
        let ms = 0;
        for (; !isGiven; ms += 50) {
          timers.pass(50);
          await Promise.resolve();
        }
        held.push(ms);
        at++;
        timers.pass(300);
      }
      return held;
    };
    expect(await waits(true)).toEqual([...Array(6).fill(800), ...Array(6).fill(500)]);
    // Somebody else answered meanwhile: it is another turn. And whoever is asked too may want to be faster.
    at++;
    expect(await waits(false)).toEqual(Array(12).fill(800));
  });

  it.each(GAMES)('can be held, and gives one answer a step: %s', async (game) => {
    const { session, timers } = await begin(pairOf(game));
    let at = await toWaiting(session);
    session.tempo('pause');
    session.shown(at);
    timers.pass(60_000);
    await settled();
    expect(session.moment().at).toBe(at);
    let steps = 0;
    for (; steps < 2 && session.moment().thinking !== null; steps++) {
      session.tempo('step');
      await until(session, (m) => m.at === at + 1);
      at++;
      session.shown(at);
      timers.pass(60_000);
      await settled();
      expect(session.moment().at).toBe(at);
    }
    expect(steps).toBeGreaterThan(0);
    session.close();
  });

  it('is none in a hidden tab, whatever it says it has shown', async () => {
    const { session } = await begin(setupFor([bot('Zed'), bot('Yas')]));
    session.pace(true);
    await settled();
    const { at } = session.moment();
    session.pace(false);
    session.shown(at);
    await until(session, (m) => m.over !== '');
    session.close();
  });

  it('never says what was decided before an undo', async () => {
    const { session, timers } = await begin(setupFor([person('Ada'), bot('Zed')]));
    session.pace(true);
    const rng = quickRng(2);
    for (let i = 0; i < 300; i++) {
      await settled();
      const { thinking, undo, decisions } = session.moment();
      if (thinking !== null && undo?.ok) break;
      if (decisions.length > 0) await step(session, rng);
      else timers.pass(2500);
    }
    const before = session.moment();
    expect(before).toMatchObject({ thinking: 1, undo: { ok: true } });
    session.tempo('pause');
    expect((await session.undo()).ok).toBe(true);
    session.shown(session.moment().at);
    await settled();
    expect(session.moment().at).toBe(before.at - 1);
    session.tempo('run');
    timers.pass(799);
    await settled();
    expect(session.moment().at).toBe(before.at - 1);
    session.close();
  });
});
