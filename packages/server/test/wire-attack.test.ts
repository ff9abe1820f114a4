import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { CALL_ROUTES, CALLS, ROUTES, type Route, SEAT_CALLS, TALK } from '@starhold/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, Guest, newTable, openClub, Visitor } from './support/club.ts';
import { Player } from './support/playing.ts';

/** What no honest page sends, by real connections. The numbers are those of the list of threats in docs/hardening.md. */

let club: Club;
let ann: Visitor;
let ben: Visitor;
let eve: Visitor;
let table = '';
let players: Player[] = [];

beforeAll(async () => {
  club = await openClub(1_000);
  [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Visitor.named(club, name)));
  const { body } = await ann.post('/api/tables', newTable({ spectators: false }));
  table = body.table.id;
  await ben.post('/api/join', { code: body.table.code });
  await ben.post(`/api/tables/${table}/seats/1/take`);
  players = [new Player(await ann.sit(table), 0), new Player(await ben.sit(table), 1)];
  for (const who of [ann, ben]) await who.post(`/api/tables/${table}/ready`, { ready: true });
  await Promise.all(players.map((player) => player.deal()));
});
afterAll(() => club.close());

const refusal = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function isWell(): Promise<void> {
  const reply = await players[0].guest.ask('sync', {});
  expect('moment' in reply && reply.moment.eyes).toBe(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

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

  it('a stranger hears the same of a table that is not for them as of one that is not there', async () => {
    const other = table.slice(0, -2) + (table.endsWith('AA') ? 'BB' : 'AA');
    const reads = ['', '/save', '/chat', '/events'];
    for (const path of reads) {
      const [real, none] = await Promise.all([table, other].map((id) => eve.get(`/api/tables/${id}${path}`)));
      expect([real.status, real.body], path).toEqual([404, none.body]);
    }
    for (const path of ['ticket', 'ready', 'leave', 'rematch', 'invite', 'seats/1/take']) {
      const body = path === 'ready' ? { ready: true } : {};
      const [real, none] = await Promise.all([table, other].map((id) => eve.post(`/api/tables/${id}/${path}`, body)));
      expect([real.status, real.body], path).toEqual([404, none.body]);
    }
    for (const call of Object.keys(CALLS)) {
      const { body, status } = await eve.post(`/api/tables/${table}/do/${call}`, SOUND[call]);
      expect([status, body.problem], call).toEqual([404, 'missing']);
    }
  });

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

const C = '7b0f6a52-1d51-4a3c-9a53-0f4d9b0c1a11';
/** One message of each kind that fits its shape. */
const SOUND: Record<string, object> = {
  sync: {},
  answer: { c: C, d: 'm1', p: 'x' },
  undo: { c: C, past: false },
  consent: { c: C, ask: 'x', yes: true },
  signal: { c: C, id: 'x' },
  handOver: { c: C, bot: 'rules' },
  takeBack: { c: C },
  forecast: { d: 'm1' },
  hint: { depth: 1 },
  log: { since: 0 },
  why: { gauge: 'heat' },
  series: {},
  past: { at: 0 },
  beats: { from: 0, to: 1 },
  seal: { k: 1, seal: '0'.repeat(64) },
  open: { k: 1, x: '0'.repeat(64) },
};

describe('another site (T12, T13)', () => {
  const upgrade = (...headers: string[]): Promise<string> =>
    raw(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
        '',
        '',
      ].join('\r\n'),
    );

  it('opens no socket', async () => {
    const host = `Host: 127.0.0.1:${club.port}`;
    expect(await upgrade(host, 'Origin: https://evil.example')).toMatch(/^HTTP\/1.1 403 /);
    expect(await upgrade(host, 'Origin: null')).toMatch(/^HTTP\/1.1 403 /);
    expect(await upgrade('Host: evil.example', 'Origin: http://evil.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await upgrade(host, `Origin: http://127.0.0.1:${club.port}`)).toMatch(/^HTTP\/1.1 101 /);
    // A program sends none; it needs a ticket like everybody.
    expect(await upgrade(host)).toMatch(/^HTTP\/1.1 101 /);
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

/** Sends bytes, waits for the first answer or the end. */
function raw(bytes: string | Buffer, more?: Buffer[]): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(club.port, '127.0.0.1', () => socket.write(bytes));
    const end = (): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (!more) return end();
      const next = more.shift();
      if (next) socket.write(next);
    });
    socket.on('error', end);
    socket.on('close', end);
    setTimeout(end, 1_500).unref();
  });
}

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
}

describe('what cannot be read (T16, T18, T20)', () => {
  const odd: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a text', 'x'.repeat(9_000)],
    ['an unknown key', { extra: 1 }],
    ['a prototype', JSON.parse('{"__proto__":{"polluted":1}}')],
    ['a constructor', { constructor: { prototype: { polluted: 1 } } }],
    ['depth', deep(60)],
    ['width', Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`k${i}`, i]))],
    ['many', Array.from({ length: 2_000 }, () => 0)],
    ['bytes', { c: Buffer.from('abc') }],
    ['another seat', { seat: 1, eyes: 1 }],
  ];

  it.each([...Object.keys(CALLS), ...Object.keys(TALK)])('%s', async (name) => {
    const sound: Record<string, object> = {
      ...SOUND,
      chat: { c: C, text: 'x' },
      mute: { person: 'somebody', on: true },
      report: { c: C, person: 'somebody', text: 'x' },
      here: { looking: true },
    };
    // Whoever sends a hundred of these is cut off, so each kind comes by a socket of its own.
    const guest = await ann.sit(table);
    const started = performance.now();
    let count = 0;
    for (const [what, value] of odd) {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      for (const sent of isObject ? [{ ...sound[name], ...value }, withOwnProto(sound[name], value)] : [value]) {
        expect(await guest.say(name, sent), what).toEqual({ ok: false, why: 'malformed' });
        count++;
      }
    }
    for (const [key, value] of Object.entries(sound[name])) {
      const wrong = [null, -1, 1.5, 1e308, '\ud800', [], {}, 'x'.repeat(600), deep(3)];
      for (const other of wrong.filter((one) => JSON.stringify(one) !== JSON.stringify(value)).slice(0, 9)) {
        const said = await guest.say(name, { ...sound[name], [key]: other });
        expect(said.ok, `${key}: ${JSON.stringify(other)?.slice(0, 40)}`).toBe(false);
        count++;
        if (count % 90 === 89) break;
      }
    }
    expect((performance.now() - started) / count).toBeLessThan(20);
    guest.close();
    await isWell();
  });

  it('names that do not exist, and messages without anybody who waits', async () => {
    const guest = await ann.sit(table);
    for (const name of ['debug', 'constructor', '__proto__', 'toString', 'call', 'admin', 'resync', 'full']) {
      expect(await guest.say(name, {}), name).toEqual({ ok: false, why: 'malformed' });
    }
    guest.socket.emit('answer', { c: C });
    guest.socket.emit('answer');
    guest.socket.emit('answer', 'x', 'y', 'z');
    await isWell();
    guest.close();
  });

  it('bodies of routes', async () => {
    const bodies = [
      '{',
      '[]',
      'null',
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      '{"name":"\\ud800"}',
      '{"name":1e999}',
    ];
    for (const path of ['/api/guests', '/api/me', '/api/tables', `/api/tables/${table}/do/answer`, '/api/login']) {
      for (const body of bodies) {
        const response = await fetch(club.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: ann.cookie, origin: club.url },
          body,
        });
        expect([400, 413], `${path} ${body.slice(0, 40)}`).toContain(response.status);
        expect(['shape', 'tooLarge']).toContain(((await response.json()) as { problem: string }).problem);
      }
    }
    const text = await fetch(`${club.url}/api/me`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: club.url, 'content-type': 'text/plain' },
      body: '{"name":"X"}',
    });
    expect(text.status).toBe(400);
    await isWell();
  });
});

/** The same with an own key `__proto__`, as JSON can bring it. */
function withOwnProto(sound: object, value: unknown): unknown {
  const text = JSON.stringify({ ...sound, extra: value });
  return JSON.parse(text.replace('"extra"', '"__proto__"'));
}

describe('too much (T19, T21, T22, T23)', () => {
  it("a large frame ends its connection and nobody else's; a large body is refused", async () => {
    const guest = await ann.sit(table);
    guest.socket.emit('answer', { c: C, d: 'x'.repeat(1_000_000), p: 'x' });
    await guest.gone();
    const { status, body } = await ann.post('/api/me', { name: 'x'.repeat(40_000) });
    expect([status, body.problem]).toEqual([413, 'tooLarge']);
    await isWell();
  });

  it('a connection that shows no ticket is cut', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${club.port}/socket.io/?EIO=4&transport=websocket`);
    const started = performance.now();
    await new Promise((resolve) => socket.addEventListener('close', resolve));
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('frames of noise harm nobody', async () => {
    const hello = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: 127.0.0.1:${club.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n');
    const texts = [
      '',
      '4',
      '40',
      '42',
      '42["answer"',
      '42["answer",{"_placeholder":true,"num":0}]',
      '451-["answer",{"_placeholder":true,"num":9}]',
      '45999999999-[]',
      '42999999999999999999[]',
      '40/admin,',
      '6',
      '9',
      '4{"a":',
      '40{"ticket":{"toString":1}}',
      '42[{}]',
      '42[null]',
      '42["__proto__",{}]',
    ];
    const noise = Array.from({ length: 24 }, () => randomBytes(64));
    await Promise.all(
      [...texts.map((text) => frame(text)), ...noise].map((bytes) => raw(hello, [bytes, frame('2'), bytes])),
    );
    await isWell();
    // A socket that is let in and then sends nonsense.
    for (const text of texts) {
      const guest = await ann.sit(table);
      const engine = (guest.socket.io as unknown as { engine: { transport: { ws: WebSocket } } }).engine;
      engine.transport.ws.send(text);
      engine.transport.ws.send('45999-["answer"]');
      guest.close();
    }
    await isWell();
    expect(
      club.reports.filter((line) => !line.startsWith('call')),
      'reports',
    ).toEqual([]);
  });
});

/** A masked text frame. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = Buffer.from(body.map((byte, i) => byte ^ mask[i % 4]));
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, masked]);
}

describe('too often (T21, T34)', () => {
  let small: Club;
  beforeAll(async () => {
    small = await openClub(1);
  });
  afterAll(() => small.close());

  it('a flood of commands is throttled and then cut; the neighbour notices nothing', async () => {
    const [kim, leo] = await Promise.all(['Kim', 'Leo'].map((name) => Visitor.named(small, name)));
    const { body } = await kim.post('/api/tables', newTable({ seats: [null, { name: 'Orrin', bot: 'rules' }] }));
    const { body: other } = await leo.post('/api/tables', newTable());
    const [flooding, calm] = [await kim.sit(body.table.id), await leo.sit(other.table.id)];
    const said = Array.from({ length: 1_000 }, () =>
      flooding.say('series', {}).catch(() => ({ ok: false, why: 'gone' })),
    );
    await calm.say('here', { looking: true });
    const times = [];
    for (let i = 0; i < 20; i++) {
      const started = performance.now();
      await calm.say('here', { looking: true });
      times.push(performance.now() - started);
    }
    const whys = (await Promise.all(said)).map(({ why }) => why);
    expect(whys.filter((why) => why === 'tooMany').length).toBeGreaterThan(50);
    expect(whys.filter((why) => why === 'notNow').length).toBeLessThanOrEqual(30);
    await flooding.gone();
    expect(Math.max(...times)).toBeLessThan(250);
    calm.close();
  });

  it('passwords cannot be tried through, and no login is told from one that is not there', async () => {
    const kim = await Visitor.named(small, 'Kim');
    await kim.post('/api/account', { login: 'kim.kim', password: 'long enough' });
    const thief = new Visitor(small);
    const tries = async (login: string): Promise<unknown[]> => {
      const replies = [];
      for (let i = 0; i < 12; i++) {
        const { status, body, headers } = await thief.post('/api/login', { login, password: `guess number ${i}` });
        replies.push([status, body.problem, headers.has('retry-after')]);
      }
      return replies;
    };
    const real = await tries('kim.kim');
    expect(real.slice(0, 10)).toEqual(Array(10).fill([403, 'wrongLogin', false]));
    expect(real.slice(10)).toEqual(Array(2).fill([429, 'tooMany', true]));
    expect(await tries('no.such.one')).toEqual(real);
  }, 20_000);

  it('codes cannot be tried through', async () => {
    const kim = await Visitor.named(small, 'Kim');
    const problems = [];
    for (let i = 0; i < 32; i++) problems.push((await kim.post('/api/join', { code: `ABC${200 + i}` })).body.problem);
    expect(problems.at(-1)).toBe('tooMany');
    expect(problems.filter((problem) => problem === 'missing').length).toBeLessThanOrEqual(30);
  });
});
