import { describe, expect, it } from 'vitest';
import type { DailyEntryRow, PersonRow, RecordRow, TableRow } from '../lobby/rows.ts';
import type { LobbyStore } from '../lobby/store.ts';

/** What every store of the lobby promises. `make` gives an empty one each time. */
export function lobbyStoreSuite(name: string, make: () => Promise<LobbyStore>): void {
  describe(`the lobby's rows in ${name}`, () => {
    it('people: a login belongs to one, an older row changes nothing', async () => {
      const { people } = await make();
      expect(await people.add(person('a', { login: 'ada' }))).toBe(true);
      expect(await people.add(person('b', { login: 'ada' }))).toBe(false);
      expect(await people.add(person('b'))).toBe(true);
      expect(await people.add(person('c'))).toBe(true);
      expect(await people.byLogin('ada')).toEqual(person('a', { login: 'ada' }));
      expect(await people.byLogin('nobody')).toBeNull();
      const b = person('b');
      expect(await people.change({ ...b, name: 'Bea' })).toBe(true);
      expect(await people.change({ ...b, name: 'Late' })).toBe(false);
      expect(await people.get('b')).toEqual({ ...b, name: 'Bea', rev: 1 });
      expect(await people.change({ ...b, rev: 1, login: 'ada' })).toBe(false);
      const both = await Promise.all([1, 2].map(() => people.change({ ...b, rev: 1, name: 'Twice' })));
      expect(both.sort()).toEqual([false, true]);
      await people.remove('a');
      expect(await people.get('a')).toBeNull();
      expect(await people.change({ ...b, rev: 2, login: 'ada' })).toBe(true);
    });

    it('tokens, tickets, passkeys go with their person', async () => {
      const { people } = await make();
      await people.add(person('a'));
      await people.add(person('b'));
      const token = { person: 'a', kind: 'session' as const, name: '', created: 1, expires: 100 };
      await people.addToken({ ...token, hash: 't1' });
      await people.addToken({ ...token, hash: 't2' });
      await people.addToken({ ...token, hash: 't3', kind: 'bot', name: 'mine' });
      await people.addToken({ ...token, hash: 't4', person: 'b' });
      expect(await people.token('t3')).toEqual({ ...token, hash: 't3', kind: 'bot', name: 'mine' });
      expect((await people.tokensOf('a', 'session')).map(({ hash }) => hash).sort()).toEqual(['t1', 't2']);
      expect(await people.removeSessions('a', 't1')).toEqual(['t2']);
      expect(await people.token('t2')).toBeNull();
      expect(await people.removeToken('t1')).toBe(true);
      expect(await people.removeToken('t1')).toBe(false);

      const ticket = { hash: 'k', person: 'a', token: 't3', table: 'x', expires: 50 };
      await people.addTicket(ticket);
      const got = await Promise.all([people.takeTicket('k'), people.takeTicket('k')]);
      expect(got.filter((row) => row !== null)).toEqual([ticket]);

      const key = { id: 'p', person: 'a', publicKey: 'AA', counter: 0, transports: '["usb"]', created: 5 };
      expect(await people.addPasskey(key)).toBe(true);
      expect(await people.addPasskey({ ...key, person: 'b' })).toBe(false);
      expect(await people.usedPasskey('p', 0)).toBe(true);
      expect(await people.usedPasskey('p', 3)).toBe(true);
      expect(await people.usedPasskey('p', 3)).toBe(false);
      expect(await people.passkeysOf('a')).toEqual([{ ...key, counter: 3 }]);
      expect(await people.removePasskey('b', 'p')).toBe(false);
      await people.remove('a');
      expect(await people.passkey('p')).toBeNull();
      expect(await people.token('t3')).toBeNull();
      expect(await people.token('t4')).not.toBeNull();
    });

    it('sweeps what nobody needs', async () => {
      const { people, tables } = await make();
      await people.add(person('old', { seen: 5 }));
      await people.add(person('sits', { seen: 5 }));
      await people.add(person('account', { seen: 5, login: 'x' }));
      await people.add(person('new', { seen: 50 }));
      await tables.add(table('t', { host: 'new', chairs: [chair('sits')] }));
      const token = { kind: 'session' as const, name: '', created: 1 };
      await people.addToken({ ...token, hash: 'h1', person: 'old', expires: 1000 });
      await people.addToken({ ...token, hash: 'h2', person: 'new', expires: 20 });
      await people.addToken({ ...token, hash: 'h3', person: 'new', expires: 1000 });
      await people.addTicket({ hash: 'k', person: 'new', token: 'h3', table: 't', expires: 20 });
      expect(await people.sweep(30, 10)).toBe(4);
      expect(await people.get('old')).toBeNull();
      for (const id of ['sits', 'account', 'new']) expect(await people.get(id), id).not.toBeNull();
      expect(await people.token('h3')).not.toBeNull();
      expect(await people.sweep(30, 10)).toBe(0);
    });

    it('tables: found by code and invite, changed from the newest row only', async () => {
      const { tables } = await make();
      const row = table('t', { code: 'ABCD', invite: 'hash', pack: { key: 'k', def: { a: [1] } } });
      expect(await tables.add(row)).toBe(true);
      expect(await tables.add(table('u', { code: 'ABCD' }))).toBe(false);
      expect(await tables.get('t')).toEqual(row);
      expect(await tables.byCode('ABCD')).toEqual(row);
      expect(await tables.byInvite('hash')).toEqual(row);
      expect(await tables.byInvite('other')).toBeNull();
      const sat = await Promise.all(['a', 'b', 'c'].map((who) => tables.change({ ...row, chairs: [chair(who)] })));
      expect(sat.filter((ok) => ok)).toHaveLength(1);
      const now = await tables.get('t');
      expect(now?.rev).toBe(1);
      expect(await tables.change({ ...row, rev: 1, code: null, status: 'playing' })).toBe(true);
      expect(await tables.byCode('ABCD')).toBeNull();
      expect(await tables.add(table('u', { code: 'ABCD', invite: 'h2' }))).toBe(true);
      // Nobody has a code: that is no code which is taken.
      expect(await tables.add(table('v', { code: null, invite: 'h3' }))).toBe(true);
      expect(await tables.get('missing')).toBeNull();
    });

    it('lists open tables and those of a person', async () => {
      const { tables } = await make();
      const two = [chair('a'), chair(null)];
      await tables.add(table('1', { chairs: two, created: 1 }));
      await tables.add(table('2', { chairs: two, created: 2, game: 'rone', language: 'cs', pace: 'days' }));
      await tables.add(table('full', { chairs: [chair('a'), chair('b')], created: 3 }));
      await tables.add(table('bot', { chairs: [chair('a'), { ...chair(null), bot: 'rules' }], created: 0 }));
      await tables.add(table('hidden', { chairs: two, listed: false, created: 4 }));
      await tables.add(table('plays', { chairs: two, status: 'playing', created: 5 }));
      await tables.add(table('solo', { chairs: [chair(null)], host: 'b', created: 6 }));
      await tables.add(table('shut', { chairs: two, status: 'closed', created: 7 }));
      const ids = (rows: TableRow[]): string[] => rows.map(({ id }) => id);
      expect(ids(await tables.open({}, 10))).toEqual(['solo', '2', '1']);
      expect(ids(await tables.open({}, 1))).toEqual(['solo']);
      expect(ids(await tables.open({ players: 2, pace: 'live' }, 10))).toEqual(['1']);
      expect(ids(await tables.open({ game: 'rone', language: 'cs' }, 10))).toEqual(['2']);
      await tables.setProgress({ ...progress('1'), updated: 90 });
      await tables.setProgress({ ...progress('1'), updated: 80, round: 7 });
      expect(ids(await tables.of('a', 10))).toEqual(['1', 'plays', 'hidden', 'full', '2', 'bot']);
      expect(ids(await tables.of('b', 10))).toEqual(['solo', 'full']);
      expect(await tables.progress(['1', '2'])).toEqual([{ ...progress('1'), updated: 90 }]);
      expect(ids(await tables.idle(3, 10)).sort()).toEqual(['2', 'bot']);
    });

    it('talk: numbered at each table; who is muted; what was reported', async () => {
      const { talk } = await make();
      const line = { table: 't', person: 'a', name: 'Ann', text: 'hello', at: 1 };
      await talk.say({ ...line, table: 'other' });
      const said = await Promise.all([1, 2, 3].map((at) => talk.say({ ...line, at })));
      expect(said.map(({ n }) => n).sort()).toEqual([0, 1, 2]);
      expect((await talk.lines('t', 2)).map(({ n }) => n)).toEqual([1, 2]);
      expect((await talk.lines('t', 2, 1)).map(({ n }) => n)).toEqual([0]);
      await talk.mute('a', 'c', true);
      await talk.mute('a', 'b', true);
      await talk.mute('a', 'b', true);
      expect(await talk.mutedBy('a')).toEqual(['b', 'c']);
      await talk.mute('a', 'b', false);
      expect(await talk.mutedBy('a')).toEqual(['c']);
      const report = { id: 'r', table: 't', by: 'a', about: 'b', words: 'rude', lines: '[]', at: 9 };
      await talk.report(report);
      expect(await talk.reports(5)).toEqual([report]);
    });

    it('records: once for each table and person, the newest first; one seed and one entry a day', async () => {
      const { records } = await make();
      await records.add([record('t', 'a', { ended: 1 }), record('t', 'b')]);
      await records.add([record('t', 'a', { ended: 9 }), record('u', 'a', { ended: 2, game: 'rone', score: 12 })]);
      expect((await records.of('a', null, 9)).map(({ table: t, ended }) => [t, ended])).toEqual([
        ['u', 2],
        ['t', 1],
      ]);
      expect(await records.of('a', 'rone', 9)).toEqual([record('u', 'a', { ended: 2, game: 'rone', score: 12 })]);
      const day = { game: 'rone', day: '2026-11-17', seed: '1'.repeat(32), options: { players: 1 }, created: 1 };
      const drawn = await Promise.all([day, { ...day, seed: '2'.repeat(32) }].map((row) => records.daily(row)));
      expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(1);
      expect(await records.dailyOf('rone', '2026-11-17')).toEqual(drawn[0]);
      expect(await records.dailyOf('rone', '2026-11-18')).toBeNull();
      expect(await records.enter(entry('a', 5, 3))).toBe(true);
      expect(await records.enter(entry('a', 1, 9))).toBe(false);
      await records.enter(entry('b', 5, 2));
      await records.enter(entry('c', 4, 8));
      expect((await records.entries('rone', '2026-11-17', 2)).map((e) => e.person)).toEqual(['c', 'b']);
      expect(await records.entry('rone', '2026-11-17', 'a')).toEqual(entry('a', 5, 3));
    });
  });
}

const person = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id,
  name: id,
  language: 'en',
  login: null,
  password: null,
  settings: '{}',
  created: 1,
  seen: 1,
  rev: 0,
  ...more,
});

const chair = (who: string | null): TableRow['chairs'][number] => ({
  person: who,
  name: who ?? '',
  bot: null,
  ready: false,
  key: 0,
});

const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `code-${id}`,
  invite: `invite-${id}`,
  host: 'a',
  game: 'bossin-space',
  options: { players: 2, list: ['x', 'y'], on: true },
  pack: null,
  chairs: [chair('a')],
  status: 'waiting',
  pace: 'live',
  language: 'en',
  listed: true,
  spectators: false,
  clock: { start: 600, plus: 10 },
  origin: 'dealt',
  day: null,
  deal: 1,
  invited: ['b'],
  before: null,
  next: null,
  created: 10,
  rev: 0,
  ...more,
});

const progress = (id: string): Parameters<LobbyStore['tables']['setProgress']>[0] => ({
  table: id,
  waitingFor: [0, 1],
  round: 3,
  updated: 1,
  facts: { heat: 3, phase: 'night' },
  over: '',
  result: null,
});

const record = (id: string, who: string, more: Partial<RecordRow> = {}): RecordRow => ({
  table: id,
  person: who,
  seat: 0,
  game: 'bossin-space',
  options: { players: 2 },
  players: 2,
  bots: 0,
  standing: 'won',
  score: null,
  rounds: 9,
  answers: 80,
  deal: 1,
  caveats: ['undo'],
  ended: 5,
  ...more,
});

const entry = (who: string, rank: number, at: number): DailyEntryRow => ({
  game: 'rone',
  day: '2026-11-17',
  person: who,
  name: who,
  standing: 'lost',
  score: 3,
  rounds: 4,
  answers: 50,
  table: `t-${who}`,
  at,
  rank,
});
