import { type Decision, quickRng, samplePick } from '@starhold/kernel';
import { game as rone } from '@starhold/rone';
import { type AnyTable, Device } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import type { Moment, TableSession } from '../session/types.ts';
import { bot, newStorage, pageOf, person, play, position, ready, setupFor, step, until } from './session-support.ts';

interface View {
  phase: string;
  hand: string[];
  picks: string[];
}

const viewOf = (m: Moment): View => m.view as View;

/** Everything the page holds that may tell a card of a hand. */
async function pageText(session: TableSession): Promise<string> {
  return JSON.stringify([session.moment(), await session.log(), await session.past(session.moment().at, 0)]);
}

describe('a device that is passed round', () => {
  it('shows no hand, and asks nothing private, before the hand-over', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada'), person('Bo')]));
    const rng = quickRng(3);
    let waits = 0;
    for (let i = 0; i < 300 && session.moment().over === ''; i++) {
      const moment = await until(session, ready);
      if (moment.eyes === 'table') {
        expect(viewOf(moment)).toMatchObject({ hand: [], picks: [] });
        const text = await pageText(session);
        expect(text).not.toContain('commit:');
        expect((await session.log()).every(({ event }) => event.priv === undefined)).toBe(true);
      } else {
        expect(moment.decisions.every((d) => d.ask.seat === moment.eyes)).toBe(true);
      }
      if (moment.handOver !== null) {
        waits++;
        expect(moment).toMatchObject({ eyes: 'table', decisions: [], forecasts: {}, refusals: {} });
        expect(await session.hint(3)).toEqual({ look: [], options: [], pick: null, ranked: [] });
      }
      await step(session, rng);
    }
    expect(waits).toBeGreaterThan(3);
    session.close();
  });

  it('is with the table for open decisions, which anybody may answer', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada'), person('Bo')]));
    await play(session, 12, (m) => {
      if (m.decisions.length > 0 && ['arrangement', 'execution'].includes(viewOf(m).phase))
        expect(m.eyes).toBe('table');
    });
    session.close();
  });

  it('goes only to somebody who has something to choose', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada'), person('Bo'), bot('Zed')]));
    const rng = quickRng(2);
    while (viewOf(session.moment()).phase !== 'start' || session.moment().handOver === null) await step(session, rng);
    const asked = session.moment();
    for (const seat of [0, 1, 2, 3, -1].filter((s) => s !== asked.handOver)) {
      await session.takeDevice(seat);
      expect(session.moment()).toMatchObject({ eyes: 'table', handOver: asked.handOver });
    }
    session.close();
  });

  it('in the Selection goes on to the next, who may take it back for the one before', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada'), person('Bo')]));
    await toSelection(session);
    const first = await taken(session);
    const [decision] = first.decisions;
    await session.answer(decision.id, samplePick(decision.ask, quickRng(1)));
    const between = session.moment();
    expect(between.handOver).toBe(first.eyes === 0 ? 1 : 0);
    expect(between.undo).toMatchObject({ ok: true, answer: { seat: first.eyes, pick: [] } });
    expect(await session.undo()).toMatchObject({ ok: true, answer: { pick: [] } });
    expect(session.moment().waitingFor).toEqual([0, 1]);
    session.close();
  });
});

async function toSelection(session: TableSession): Promise<void> {
  const rng = quickRng(5);
  while (viewOf(session.moment()).phase !== 'selection') await step(session, rng);
}

/** The captain may still hold it. */
async function taken(session: TableSession): Promise<Moment> {
  const { handOver } = await until(session, ready);
  if (handOver !== null) await session.takeDevice(handOver);
  return session.moment();
}

describe('undo', () => {
  it('takes back what nobody learned from, and says so', async () => {
    const session = await pageOf({ storage: newStorage() }).create(setupFor([person('Ada')]));
    expect(session.moment().undo).toBeNull();
    const rng = quickRng(11);
    let taken = 0;
    for (let i = 0; i < 200 && session.moment().over === ''; i++) {
      const before = session.moment();
      await step(session, rng);
      const after = session.moment();
      if (!after.undo?.ok) {
        expect(after.undo).toEqual({ ok: false, why: 'barrier' });
        expect(after.undoMarks).toBe(true);
        expect(await session.undo()).toEqual({ ok: false, why: 'barrier' });
        continue;
      }
      expect(after.undo).toMatchObject({ at: before.at, caveat: false });
      expect((await session.undo()).ok).toBe(true);
      expect({ ...position(session.moment()), undo: null }).toEqual({ ...position(before), undo: null });
      taken++;
      await step(session, quickRng(i));
    }
    expect(taken).toBeGreaterThan(3);
    expect(session.moment().caveats).toEqual(['seed']);
    session.close();
  });

  it('goes past a barrier when the table insists, which leaves a caveat', async () => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(setupFor([person('Ada')]));
    const rng = quickRng(11);
    while (session.moment().undo?.ok !== false) await step(session, rng);
    const { at } = session.moment();
    expect(await session.undo(true)).toMatchObject({ ok: true, caveat: true });
    expect(session.moment()).toMatchObject({ caveats: ['seed', 'undo'], at: at - 1 });
    expect((await pageOf({ storage }).open(session.id)).moment().caveats).toEqual(['seed', 'undo']);
  });
});

describe('two people of an open game on one device', () => {
  it('answer in the order they like, without hand-over', async () => {
    const setup = { game: 'unstoppable', options: { players: 2 }, seats: [person('Ada'), person('Bo')] };
    const session = await pageOf({ storage: newStorage() }).create(setup);
    const asked = (): number | undefined => session.moment().decisions[0]?.ask.seat;
    await until(session, ready);
    expect(session.moment()).toMatchObject({ eyes: 'table', handOver: null, waitingFor: [0, 1] });
    expect(asked()).toBe(0);
    await session.takeDevice(1);
    expect(asked()).toBe(1);
    expect(Object.keys(session.moment().forecasts).length).toBeGreaterThan(0);
    const [decision] = session.moment().decisions;
    await session.answer(decision.id, samplePick(decision.ask, quickRng(1)));
    expect(asked()).toBe(1);
    await session.takeDevice(7);
    expect(asked()).toBe(1);
    await session.takeDevice(0);
    expect(asked()).toBe(0);
    expect(session.moment().handOver).toBeNull();
    session.close();
  });
});

describe('a device between two who act at the same time', () => {
  it('goes on to whom the table waits for, although the first could still do something', () => {
    const decision = (seat: number, aside?: 1): Decision => ({
      id: `m:${seat}`,
      at: aside ? 'aside' : 'main',
      lane: seat,
      ...(aside ? { aside } : {}),
      ask: { seat, kind: 'one', options: [aside ? 'reroll:d1' : 'end'], about: {} },
    });
    const open: Record<number, Decision[]> = { 0: [decision(0, 1)], 1: [decision(1), decision(1, 1)] };
    const table = { over: '', decisionsFor: (seat: number) => open[seat] } as unknown as AnyTable;
    const device = new Device(rone, [0, 1]);
    expect(device.look(table).decisions.map(({ ask }) => ask.seat)).toEqual([1, 1]);
    open[1] = [];
    expect(device.look(table).decisions.map(({ ask }) => ask.seat)).toEqual([0]);
  });
});
