import type { BosView } from '@starhold/bossin-space';
import type { Rehearsed } from '@starhold/session';
import { expect, it } from 'vitest';
import { changeOf, slotsOf } from '../model/dryRun.ts';
import type { Bos } from '../useBos.ts';

/** What an order of commands comes to against the one before: only what is certain in both. */

const view = { intact: 3, heat: 1, xp: 2 } as BosView;
const row = (after: number, facts: Record<string, number | null>, more: Partial<Rehearsed> = {}): Rehearsed => ({
  after: String(after),
  facts: { column: 1, ...facts },
  events: [],
  isOpen: false,
  over: '',
  assumed: [],
  ...more,
});
const told = (...types: string[]) =>
  types.map((type) => ({ type, pub: {}, cause: '' })) as unknown as Rehearsed['events'];
const change = (rows: Rehearsed[], before: Rehearsed[]) =>
  changeOf({ rehearsal: { rows, before: { pick: [], rows: before } }, view } as unknown as Bos);

it('counts XP that was gained, also where a cube has taken it', () => {
  const upgraded = row(1, { intact: 3, heat: 1, xp: 0 }, { events: told('xp', 'upgraded') });
  const nothing = row(1, { intact: 2, heat: 2, xp: 2 });
  expect(slotsOf([upgraded], view)).toMatchObject([{ xp: 0, upgrades: 1, changes: { xp: 1 } }]);
  expect(change([nothing], [upgraded])).toEqual({ upTo: 1, by: { life: -1, heat: 1, xp: -1 } });
});

it('compares up to where something new comes in one of them, and nothing beyond', () => {
  const sure = row(1, { intact: 3, heat: 1, xp: 2 });
  const open = row(2, { intact: 1, heat: 4, xp: 2 }, { isOpen: true });
  const later = row(2, { intact: 2, heat: 1, xp: 2 });
  expect(change([sure, open], [sure, later])).toEqual({ upTo: 1, by: { life: 0, heat: 0, xp: 0 } });
  expect(change([row(1, { intact: null, heat: 1, xp: 2 })], [sure])).toBeNull();
  expect(change([row(1, { intact: 0, heat: 1, xp: 2 }, { over: 'loss' })], [sure])).toBeNull();
});
