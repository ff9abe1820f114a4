import { quickRng } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { bot, newStorage, pageOf, person, play, setupFor, step } from './session-support.ts';

interface View {
  heat: number;
  xp: number;
  intact: number;
  round: number;
  columns: { uid: number; damage: number }[][];
}

describe('a forecast', () => {
  it('tells what then happens, in the same order', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada')]));
    const rng = quickRng(21);
    let told = 0;
    for (let i = 0; i < 150 && session.moment().over === ''; i++) {
      const before = session.moment();
      await step(session, rng);
      const { answers } = await session.exportFile();
      const pick = answers[before.at]?.pick;
      if (typeof pick !== 'string') {
        expect(before.forecasts).toEqual({});
        continue;
      }
      const forecast = before.forecasts[pick];
      const events = (await session.log()).filter(({ at }) => at === before.at + 1).map(({ event }) => event);
      const bare = ({ type, pub, cause }: (typeof events)[number]): unknown => [type, pub, cause];
      expect(forecast.map(bare)).toEqual(events.slice(0, forecast.length).map(bare));
      expect(new Set(forecast.map(({ cause }) => cause)).size).toBeLessThan(2);
      if (forecast.length > 0) told++;
    }
    expect(told).toBeGreaterThan(10);
    session.close();
  });
});

describe('looking back', () => {
  it('shows every moment as it was, through own eyes only while the game runs', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada'), bot('Zed')]));
    const seen = new Map<number, unknown>();
    await play(session, 25, (m) => seen.set(m.at, m.view));
    for (const [at, view] of seen) {
      const past = await session.past(at, 0);
      expect(past.view).toEqual(view);
      expect(past).toMatchObject({ at, length: session.moment().length, undo: null });
    }
    const other = await session.past(4, 1);
    if (session.moment().over === '') expect(other).toMatchObject({ eyes: 'table', view: { hand: [] } });
    expect((await session.past(-5, 0)).at).toBe(0);
    expect((await session.past(1e9, 0)).at).toBe(session.moment().length);
    session.close();
  });

  it('has a log that says when each thing was told', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada')]));
    await play(session, 40);
    const log = await session.log();
    expect(log.map(({ event }) => event.n)).toEqual(log.map((_, i) => i));
    const started = log
      .filter(({ event }) => event.type === 'round')
      .map(({ event, round }) => [event.pub.round, round]);
    expect(started).toEqual(started.map((_, i) => [i + 1, i + 1]));
    for (let i = 1; i < log.length; i++) {
      expect(log[i].at).toBeGreaterThanOrEqual(log[i - 1].at);
      expect(log[i].round).toBeGreaterThanOrEqual(log[i - 1].round);
    }
    const middle = log[Math.floor(log.length / 2)];
    expect((await session.past(middle.at, 0)).lastEvent).toBeGreaterThanOrEqual(middle.event.n);
    expect((await session.past(middle.at - 1, 0)).lastEvent).toBeLessThan(middle.event.n);
    session.close();
  });

  it('can be played on from, as a table of its own with a caveat', async () => {
    const page = pageOf({ storage: newStorage() });
    const session = await page.create(setupFor([person('Ada')]));
    await play(session, 20);
    const { at } = session.moment();
    const branch = await page.open(await session.playOnFrom(6));
    expect(branch.moment()).toMatchObject({ at: 6, caveats: ['seed', 'copy'] });
    expect(branch.moment().view).toEqual((await session.past(6, 0)).view);
    await play(branch, 3, undefined, quickRng(99));
    expect(session.moment().at).toBe(at);
    // A copy from here shows what is still to come: both it and the game itself have a caveat.
    const ahead = await page.open(await session.playOnFrom(at));
    expect([session.moment().caveats, ahead.moment().caveats]).toEqual([
      ['seed', 'copy'],
      ['seed', 'copy'],
    ]);
  });
});

describe('why?', () => {
  it('adds up to what is on the table', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada')]));
    const rng = quickRng(4);
    let looked = 0;
    for (let i = 0; i < 120 && session.moment().over === ''; i++) {
      await step(session, rng);
      const view = session.moment().view as View;
      const last = async (gauge: string): Promise<number | null | undefined> => (await session.why(gauge)).at(-1)?.now;
      expect(view.heat).toBe((await last('heat')) ?? 0);
      const lives = await session.why('life');
      if (lives.some(({ event }) => event.type === 'shipHit')) expect(view.intact).toBe(lives.at(-1)?.now);
      for (const enemy of view.columns.flat()) {
        const causes = await session.why(`damage:u${enemy.uid}`);
        expect(causes.at(-1)?.now).toBe(enemy.damage);
        expect(causes.reduce((sum, { change }) => sum + change, 0)).toBe(enemy.damage);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(50);
    expect(await session.why('nothing')).toEqual([]);
    session.close();
  });

  it('has the numbers of every round for the summary', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada'), bot('Zed')]));
    await play(session, 2000);
    const view = session.moment().view as View;
    const rows = await session.series();
    expect(rows.map(({ round }) => round)).toEqual(Array.from({ length: view.round + 1 }, (_, i) => i));
    expect(rows.at(-1)?.values).toMatchObject({ heat: view.heat, intact: view.intact, xp: view.xp });
    const { over, length } = session.moment();
    const estimates = await session.estimates(0);
    // While a game runs nobody is told how it stands.
    expect(estimates).toHaveLength(over === '' ? 0 : length);
    if (over !== '') expect(estimates.at(-1)?.worth).toBe(over === 'win' ? 1 : 0);
    session.close();
  });
});
