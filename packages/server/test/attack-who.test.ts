import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_ROUTES, CALLS, ROUTES, type Route, SEAT_CALLS, WIRE } from '@starhold/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackedTable, raw, SOUND, upgrade } from './support/attacked.ts';
import { type Club, Guest, newTable, Visitor } from './support/club.ts';
import { Player } from './support/playing.ts';

/** Those who have no right to be there, or come from elsewhere. The numbers are those of docs/hardening.md. */

let club: Club;
let ann: Visitor;
let eve: Visitor;
let table = '';

beforeAll(async () => {
  ({ club, ann, eve, table } = await attackedTable());
});
afterAll(() => club.close());

const refusal = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const fill = (path: string): string =>
  path
    .replace(':id', table)
    .replace(':seat', '0')
    .replace(':game', 'bossin-space')
    .replace(':day', '2026-11-17')
    .replace(/:\w+/g, 'somebody-x');

describe('who may ask (T9, T11, T33)', () => {
  it.each([...Object.values(ROUTES), ...CALL_ROUTES].filter(({ role }) => role === 'person') as Route[])(
    '$method $path answers nobody who is not signed in',
    async ({ method, path }) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      for (const headers of [
        { accept: '*/*' },
        { authorization: `Bearer ${'x'.repeat(43)}` },
        { authorization: 'Basic eA==' },
      ] as Record<string, string>[]) {
        const { status, body: said } = await new Visitor(club).ask(method, fill(path), body, headers);
        // Some are refused for their shape first: that says nothing of a table.
        expect([401, 400]).toContain(status);
        expect(['signIn', 'shape']).toContain(said.problem);
        expect(Object.keys(said).sort()).toEqual(['detail', 'problem']);
      }
    },
  );

  it.each(['played', 'waiting'])(
    'a stranger hears the same of a table that is not for them (%s) as of one that is not there',
    async (status) => {
      const id = status === 'played' ? table : (await ann.post('/api/tables', newTable())).body.table.id;
      const other = id.slice(0, -2) + (id.endsWith('AA') ? 'BB' : 'AA');
      const reads = ['', '/save', '/chat', '/events'];
      for (const path of reads) {
        const [real, none] = await Promise.all([id, other].map((one) => eve.get(`/api/tables/${one}${path}`)));
        expect([real.status, real.body], path).toEqual([404, none.body]);
      }
      for (const path of ['ticket', 'ready', 'leave', 'rematch', 'invite', 'seats/1/take', 'seats/1', '']) {
        const body = path === 'ready' ? { ready: true } : path === 'seats/1' ? { bot: 'rules' } : {};
        const address = path === '' ? '' : `/${path}`;
        const [real, none] = await Promise.all(
          [id, other].map((one) => eve.post(`/api/tables/${one}${address}`, body)),
        );
        expect([real.status, real.body], path).toEqual([404, none.body]);
      }
      for (const call of Object.keys(CALLS)) {
        const { body, status: code } = await eve.post(`/api/tables/${id}/do/${call}`, SOUND[call]);
        expect([code, body.problem], call).toEqual([404, 'missing']);
      }
      expect((await eve.ask('DELETE', `/api/tables/${id}`)).body.problem).toBe('missing');
    },
  );

  it('a ticket opens one socket, once, in its time, at its table, for who has the seat then (T10, T15)', async () => {
    const { body } = await ann.post(`/api/tables/${table}/ticket`);
    const once = await Guest.connect(club, { ticket: body.ticket, table });
    const again = Guest.connect(club, { ticket: body.ticket, table });
    await expect(again.catch(refusal)).resolves.toBe('signIn');
    once.close();
    const { body: other } = await ann.post('/api/tables', newTable());
    const late = (await ann.post(`/api/tables/${table}/ticket`)).body.ticket;
    club.time.ahead = 31_000;
    await expect(Guest.connect(club, { ticket: late, table }).catch(refusal)).resolves.toBe('signIn');
    club.time.ahead = 0;
    const foreign = (await ann.post(`/api/tables/${other.table.id}/ticket`)).body.ticket;
    await expect(Guest.connect(club, { ticket: foreign, table }).catch(refusal)).resolves.toBe('signIn');
    for (const auth of [
      {},
      { ticket: 'x'.repeat(43), table },
      { ticket: 7, table },
      { ticket: late, table, seat: 0 },
    ]) {
      await expect(Guest.connect(club, auth).catch(refusal)).resolves.toMatch(/^(shape|signIn)$/);
    }
    const kai = await Visitor.named(club, 'Kai');
    const { body: open } = await kai.post('/api/tables', newTable({ listed: true }));
    const at = await kai.sit(open.table.id);
    const { body: held } = await kai.post(`/api/tables/${open.table.id}/ticket`);
    await kai.post('/api/logout');
    await at.gone();
    expect(at.all('shut')).toEqual(['login']);
    await expect(Guest.connect(club, { ticket: held.ticket, table: open.table.id }).catch(refusal)).resolves.toBe(
      'signIn',
    );
  });

  it('a page of another version is told so and gets nothing it would misread (F17)', async () => {
    const ticket = async (): Promise<string> => (await ann.post(`/api/tables/${table}/ticket`)).body.ticket;
    const older = await Guest.connect(club, { ticket: await ticket(), table, wire: WIRE + 1 });
    await older.gone();
    expect(older.heard).toEqual([{ name: 'shut', data: 'update' }]);
    const own = await Guest.connect(club, { ticket: await ticket(), table, wire: WIRE });
    await own.until('full');
    own.close();
  });

  it('a spectator reads what the table may know, and has no seat to act for (T6)', async () => {
    const { body } = await ann.post(
      '/api/tables',
      newTable({ listed: true, seats: [null, { name: 'Orrin', bot: 'rules' }] }),
    );
    const { id } = body.table;
    const annAt = new Player(await ann.sit(id), 0);
    await ann.post(`/api/tables/${id}/ready`, { ready: true });
    await annAt.deal();
    const watching = await eve.sit(id);
    const full = await watching.until('full');
    expect([full.moment.eyes, full.moment.decisions, full.moment.undo]).toEqual(['table', [], null]);
    for (const call of SEAT_CALLS) {
      expect(await watching.say(call, SOUND[call]), call).toMatchObject({ ok: false, why: 'closed' });
      expect((await eve.post(`/api/tables/${id}/do/${call}`, SOUND[call])).body.problem, call).toBe('notYours');
    }
    watching.close();
    annAt.guest.close();
  });
});

describe('what the server keeps of secrets (T11, T15)', () => {
  it('none is in its database as it was told, and each has at least 128 bits', async () => {
    const { body: made } = await ann.post('/api/tables', newTable());
    const { body: token } = await ann.post('/api/tokens', { name: 'bot' });
    const { body: ticket } = await ann.post(`/api/tables/${made.table.id}/ticket`);
    const cookie = ann.cookie.replace(/^[^=]*=/, '');
    const secrets = [cookie, token.token, ticket.ticket, made.invite];
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{22,43}$/);
    expect(new Set([...secrets, made.table.id, await ann.id()]).size).toBe(6);
    expect(Buffer.from(made.table.id, 'base64url')).toHaveLength(16);
    const files = readdirSync(club.folder).filter((name) => name.startsWith('tables.db'));
    const kept = Buffer.concat(files.map((name) => readFileSync(join(club.folder, name)))).toString('latin1');
    expect(kept).toContain(made.table.id);
    for (const secret of secrets) expect(kept.includes(secret), secret).toBe(false);
  });

  it('who was away for half a year signs in anew', async () => {
    const tom = await Visitor.named(club, 'Tom');
    club.time.ahead = 181 * 86_400_000;
    const [me, { status, body }] = [await tom.get('/api/me'), await tom.get('/api/tables/mine')];
    club.time.ahead = 0;
    expect([me.status, me.body]).toEqual([200, null]);
    expect([status, body.problem]).toEqual([401, 'signIn']);
  });
});

describe('another site (T12, T13)', () => {
  const knock = (...headers: string[]): Promise<string> => raw(club.port, upgrade(...headers));

  it('opens no socket', async () => {
    const host = `Host: 127.0.0.1:${club.port}`;
    expect(await knock(host, 'Origin: https://evil.example')).toMatch(/^HTTP\/1.1 403 /);
    expect(await knock(host, 'Origin: null')).toMatch(/^HTTP\/1.1 403 /);
    expect(await knock('Host: evil.example', 'Origin: http://evil.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await knock(host, `Origin: http://127.0.0.1:${club.port}`)).toMatch(/^HTTP\/1.1 101 /);
    // A program sends none; it needs a ticket like everybody.
    expect(await knock(host)).toMatch(/^HTTP\/1.1 101 /);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '', 'sec-fetch-site': 'cross-site' }],
    [{ origin: '', 'sec-fetch-site': 'same-site' }],
  ])('changes nothing with our cookie: %o', async (headers) => {
    const { status, body } = await ann.ask('POST', '/api/me', { name: 'Mallory' }, headers as Record<string, string>);
    expect([status, body.problem]).toEqual([403, 'foreign']);
    expect((await ann.get('/api/me')).body.name).toBe('Ann');
  });

  it('gets a cookie that scripts cannot read and other sites do not send', async () => {
    const { headers } = await new Visitor(club).post('/api/guests', { name: 'X', language: 'en' });
    expect(headers.get('set-cookie')).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
