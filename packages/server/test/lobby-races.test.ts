import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../lobby/memory-store.ts';
import type { Playing } from '../lobby/playing.ts';
import { LobbyError } from '../lobby/problem.ts';
import type { PersonRow, TableRow } from '../lobby/rows.ts';
import { chairsOf } from '../lobby/setup.ts';
import type { LobbyStore } from '../lobby/store.ts';
import { Tables } from '../lobby/tables.ts';

/**
 * Many people want things of one table at once, and every read and write of the store may be overtaken by any other
 * (T31). Whatever the order: nobody sits twice, the deal begins once and only with everybody ready, no chair is lost.
 */

const PEOPLE = ['ann', 'ben', 'cid'];
const person = (id: string): PersonRow => ({
  id,
  name: id,
  language: 'en',
  login: null,
  password: null,
  settings: '{}',
  created: 0,
  seen: 0,
  rev: 0,
});

type Step = [who: number, what: 'take' | 'leave' | 'ready' | 'unready' | 'kick' | 'bot', seat: number];
const steps = fc.array(
  fc.tuple(
    fc.nat(2),
    fc.constantFrom('take', 'take', 'ready', 'ready', 'ready', 'ready', 'unready', 'leave', 'kick', 'bot'),
    fc.constantFrom(0, 1, 1),
  ),
  { minLength: 6, maxLength: 24 },
) as fc.Arbitrary<Step[]>;

describe('a table that many reach for', () => {
  it('is whole after any order of events', async () => {
    let deals = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, wanted) => {
        const store = slowed(memoryStore(), scheduler);
        const dealt: TableRow[] = [];
        const playing = {
          deal: async (table: TableRow) => void dealt.push(table),
          stopDeal: async () => {},
          sit: async () => {},
        } as unknown as Playing;
        let n = 0;
        const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => n++ % 256);
        const world = { store, now: () => 1, bytes, after: () => () => {} };
        const tables = new Tables(world, playing);
        const made = tables.add(person('ann'), {
          game: 'bossin-space',
          options: { players: 2 },
          pack: null,
          chairs: chairsOf(person('ann'), [null, null]),
          pace: 'live',
          language: 'en',
          listed: true,
          spectators: true,
          clock: null,
        });
        await scheduler.waitFor(made);
        const { id } = (await made).table;
        const act: Record<Step[1], (who: PersonRow, seat: number) => Promise<unknown>> = {
          take: (who, seat) => tables.take(who, id, seat),
          leave: (who) => tables.leave(who, id),
          ready: (who) => tables.ready(who, id, true),
          unready: (who) => tables.ready(who, id, false),
          kick: (who, seat) => tables.chair(who, id, seat, null),
          bot: (who, seat) => tables.chair(who, id, seat, 'rules'),
        };
        const all = wanted.map(([who, what, seat]) =>
          act[what](person(PEOPLE[who]), seat).catch((error) => {
            if (!(error instanceof LobbyError)) throw error;
            expect(['seatTaken', 'notNow', 'notYours', 'notHost', 'missing', 'busy']).toContain(error.problem);
          }),
        );
        await scheduler.waitFor(Promise.all(all));
        const table = await memoryOf(store).tables.get(id);
        if (!table) throw new Error('the table is gone');
        const sitters = table.chairs.flatMap((chair) => chair.person ?? []);
        expect(new Set(sitters).size).toBe(sitters.length);
        expect(table.chairs).toHaveLength(2);
        for (const row of dealt) {
          expect(row.status).toBe('dealing');
          expect(row.chairs.every((chair) => (chair.person === null ? chair.bot !== null : chair.ready))).toBe(true);
        }
        expect(table.deal).toBe(dealt.length);
        if (table.status === 'dealing') expect(dealt.length).toBeGreaterThan(0);
        if (sitters.length > 0) expect(sitters).toContain(table.host);
        deals += dealt.length;
      }),
      { numRuns: 300 },
    );
    expect(deals).toBeGreaterThan(20);
  });
});

const plain = new WeakMap<LobbyStore, LobbyStore>();
const memoryOf = (store: LobbyStore): LobbyStore => plain.get(store) ?? store;

/** Every call of the tables' rows waits until the scheduler says so, before and after it is done. */
function slowed(store: LobbyStore, scheduler: fc.Scheduler): LobbyStore {
  const { tables } = store;
  const slow = Object.fromEntries(
    Object.entries(tables).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        await scheduler.schedule(Promise.resolve(), name);
        const value = await (call as (...given: unknown[]) => Promise<unknown>)(...args);
        await scheduler.schedule(Promise.resolve(), `${name} back`);
        return value;
      },
    ]),
  );
  const slowStore = { ...store, tables: slow as unknown as LobbyStore['tables'] };
  plain.set(slowStore, store);
  return slowStore;
}
