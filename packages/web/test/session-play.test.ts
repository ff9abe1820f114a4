import { describe, expect, it } from 'vitest';
import type { Moment, TableSession } from '../session/types.ts';
import { bot, newStorage, pageOf, person, play, position, ready, setupFor, until } from './session-support.ts';

interface View {
  phase: string;
  hand: string[];
  round: number;
}

const phaseOf = (m: Moment): string => (m.view as View).phase;

const quiet = (m: Moment): boolean => ready(m) && m.thinking === null;

async function hashOf(session: TableSession): Promise<string> {
  return (await session.exportFile()).hash;
}

describe('a game through its moments', () => {
  it('alone, to the end', async () => {
    const store = pageOf({ storage: newStorage() });
    const session = await store.create(setupFor([person('Ada')]));
    const seen: Moment[] = [];
    await play(session, 2000, (m) => seen.push(m));
    const last = session.moment();
    expect(last.over).not.toBe('');
    expect(new Set(seen.map((m) => m.eyes))).toEqual(new Set([0]));
    expect(seen.every((m) => m.handOver === null)).toBe(true);
    expect(last.at).toBe(last.length);
    expect(session.problem()).toBeNull();
    expect((await store.list())[0]).toMatchObject({ id: session.id, over: last.over, waitingFor: [] });
    session.close();
  });

  it('one person and two bots, to the end', async () => {
    const store = pageOf({ storage: newStorage() });
    const session = await store.create(setupFor([bot('Zed'), person('Ada'), bot('Yas', 'search:4')]));
    const thinkers = new Set<number | null>();
    const stop = session.subscribe(() => thinkers.add(session.moment().thinking));
    await play(session, 2000);
    stop();
    expect(session.moment().over).not.toBe('');
    expect(thinkers).toEqual(new Set([null, 0, 2]));
    const seats = new Set((await session.exportFile()).answers.map((a) => a.seat));
    expect(seats).toEqual(new Set([0, 1, 2]));
    session.close();
  });

  it('three persons round one device, to the end', async () => {
    const store = pageOf({ storage: newStorage() });
    const session = await store.create(setupFor([person('Ada'), person('Bo'), person('Cy')]));
    const handOvers = new Set<number>();
    await play(session, 3000, (m) => {
      if (m.handOver !== null) handOvers.add(m.handOver);
    });
    expect(session.moment().over).not.toBe('');
    expect(handOvers).toEqual(new Set([0, 1, 2]));
    session.close();
  });

  it('of bots only is watched', async () => {
    const store = pageOf({ storage: newStorage() });
    const session = await store.create(setupFor([bot('Zed'), bot('Yas')]));
    const end = await until(session, (m) => m.over !== '');
    expect(end.eyes).toBe('table');
    expect(end.undo).toBeNull();
    session.close();
  });
});

describe('a page that is loaded again', () => {
  it.each(['selection', 'arrangement', 'execution'])('in the middle of the %s stands where it stood', async (phase) => {
    const storage = newStorage();
    const first = await pageOf({ storage }).create(setupFor([person('Ada'), bot('Zed')]));
    for (let i = 0; i < 200; i++) {
      const moment = await until(first, quiet);
      if (phaseOf(moment) === phase && moment.decisions.length > 0) break;
      await play(first, 1);
    }
    const before = first.moment();
    expect(phaseOf(before)).toBe(phase);
    const again = await pageOf({ storage }).open(first.id);
    const after = await until(again, quiet);
    expect(position(after)).toEqual(position(before));
    expect(await hashOf(again)).toBe(await hashOf(first));
    expect(await again.log()).toEqual(await first.log());
  });

  it('asks who holds the device before it shows anything', async () => {
    const storage = newStorage();
    const first = await pageOf({ storage }).create(setupFor([person('Ada'), person('Bo')]));
    const asked = await until(first, (m) => m.handOver !== null);
    await first.takeDevice(asked.handOver ?? -1);
    expect((first.moment().view as View).hand.length).toBeGreaterThan(0);
    const again = (await pageOf({ storage }).open(first.id)).moment();
    expect(position(again)).toEqual(position(asked));
    expect(again).toMatchObject({ eyes: 'table', decisions: [], view: { hand: [] } });
  });
});
