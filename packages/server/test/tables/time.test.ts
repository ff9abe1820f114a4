import { loadBotGame } from '@starhold/session';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../system-clock.ts';
import { MemoryStore } from '../../tables/memory-store.ts';
import { briefFor, dealtTable, type Page, playOn, rest, type TableWorld, tableWorld } from './table-world.ts';

/** What time tells, and what clocks may do. The numbers are those of docs/hardening.md. */

const ID = 'table-1';
const HOUR = 3_600_000;

describe('a bot (T28)', () => {
  test.each([0, 180, 690])('that thinks for %i ms answers when any other would', async (thinkMs) => {
    await loadBotGame('template');
    const world = tableWorld({ botPace: 700 });
    world.thinkMs = thinkMs;
    const brief = briefFor('template', { players: 2 }, [null, 'rules']);
    const pages = await dealtTable(world, ID, brief);
    while (pages[0].decision) await playOn(pages, 1, 1);
    expect(pages[0].moment?.waitingFor).toEqual([1]);
    const before = world.sent.length;
    await world.clock.pass(699);
    expect(world.sent).toHaveLength(before);
    await world.clock.pass(1);
    expect(world.sent.length).toBeGreaterThan(before);
  });
});

describe('clocks that jump (F15)', () => {
  test.each([HOUR, -HOUR])('by %i ms in the database move no deadline', async (jump) => {
    const skew = { ms: 0 };
    const store = new MemoryStore(() => world.clock.now() + skew.ms);
    const world: TableWorld = tableWorld({ leaseMs: 3_000 }, store);
    await world.tables.start();
    const brief = briefFor('template', { players: 2 }, [null, null], { clock: { start: 100, plus: 10 } });
    const pages = await dealtTable(world, ID, brief);
    const page = pages.find(({ decision }) => decision) as Page;
    const seat = page.eyes as number;
    await world.clock.pass(20_000);
    skew.ms += jump;
    await world.clock.pass(20_000);
    await playOn([page], 1, 1);
    expect(page.moment?.clock?.left[seat]).toBe(70_000);
    const other = pages.find(({ decision }) => decision) as Page;
    const left = other.moment?.clock?.left[other.eyes as number] ?? 0;
    skew.ms -= jump;
    await world.clock.pass(left - 1);
    expect(other.moment?.seats[other.eyes as number].bot).toBeUndefined();
    await world.clock.pass(1);
    await rest();
    expect(other.moment?.seats[other.eyes as number].bot).toBe('rules');
    expect(world.reports).toEqual([]);
  });

  test('a deadline further away than a timer reaches does not come at once', async () => {
    let calls = 0;
    const warnings: Error[] = [];
    const hear = (warning: Error): void => void warnings.push(warning);
    process.on('warning', hear);
    const callOff = systemClock.after(30 * 24 * HOUR, () => calls++);
    await new Promise((resolve) => setTimeout(resolve, 20));
    callOff();
    process.off('warning', hear);
    expect([calls, warnings]).toEqual([0, []]);
  });
});
