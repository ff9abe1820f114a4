import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackedTable, C, frame, raw, upgrade } from './support/attacked.ts';
import { type Club, newTable, openClub, Visitor } from './support/club.ts';

/** Too much, too often, too slowly, by real connections. The numbers are those of docs/hardening.md. */

let club: Club;
let ann: Visitor;
let table = '';
let isWell: () => Promise<void>;

beforeAll(async () => {
  ({ club, ann, table, isWell } = await attackedTable());
});
afterAll(() => club.close());

describe('too much (T19, T21, T22, T23)', () => {
  it("a large frame ends its connection and nobody else's; a large body is refused", async () => {
    const guest = await ann.sit(table);
    guest.socket.emit('answer', { c: C, d: 'x'.repeat(1_000_000), p: 'x' });
    await guest.gone();
    const { status, body } = await ann.post('/api/me', { name: 'x'.repeat(40_000) });
    expect([status, body.problem]).toEqual([413, 'tooLarge']);
    await isWell();
  });

  it('a frame is refused by what it says of its length, before the rest of it comes', async () => {
    const started = performance.now();
    const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4]);
    const said = await raw(club.port, upgrade(`Host: 127.0.0.1:${club.port}`), [head, Buffer.from('x')]);
    expect(said).toMatch(/^HTTP\/1.1 101 /);
    expect(performance.now() - started).toBeLessThan(500);
    await isWell();
  });

  it('nothing is unpacked: no socket agrees to compression, no body may be compressed (T25)', async () => {
    const offer = 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits';
    const said = await raw(club.port, upgrade(`Host: 127.0.0.1:${club.port}`, offer));
    expect(said).toMatch(/^HTTP\/1.1 101 /);
    expect(said).not.toMatch(/permessage-deflate/i);
    const bomb = gzipSync(JSON.stringify({ name: 'x'.repeat(1_000_000), language: 'en' }));
    const response = await fetch(`${club.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', origin: club.url },
      body: bomb,
    });
    expect(response.status).toBe(400);
  });

  it('a connection that shows no ticket is cut', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${club.port}/socket.io/?EIO=4&transport=websocket`);
    const started = performance.now();
    await new Promise((resolve) => socket.addEventListener('close', resolve));
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('frames of noise harm nobody', async () => {
    const hello = upgrade(`Host: 127.0.0.1:${club.port}`);
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
      [...texts.map((text) => frame(text)), ...noise].map((bytes) => raw(club.port, hello, [bytes, frame('2'), bytes])),
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
  });

  it('codes cannot be tried through; the right one is never too much, however many come from one house', async () => {
    const kim = await Visitor.named(small, 'Kim');
    const { code } = (await kim.post('/api/tables', newTable())).body.table;
    for (let i = 0; i < 32; i++) expect((await kim.post('/api/join', { code })).status).toBe(200);
    const problems = [];
    for (let i = 0; i < 32; i++) problems.push((await kim.post('/api/join', { code: `ABC${200 + i}` })).body.problem);
    expect(problems.at(-1)).toBe('tooMany');
    expect(problems.filter((problem) => problem === 'missing').length).toBeLessThanOrEqual(30);
  });

  it('nor does one address open sockets without end (T22)', async () => {
    const host = `Host: 127.0.0.1:${small.port}`;
    const knock = (): Promise<string> =>
      raw(small.port, upgrade(host), [frame('40{"ticket":"x","table":"y"}')], '"message"');
    const said = await Promise.all(Array.from({ length: 310 }, knock));
    expect(said.filter((text) => text.includes('"tooMany"')).length).toBeGreaterThan(5);
    expect(said.filter((text) => text.includes('"shape"')).length).toBeLessThanOrEqual(300);
  });
});

describe('who reads slowly (F10)', () => {
  const LINE = 'x'.repeat(100_000);

  it('is cut off at a socket when a megabyte waits, and nobody else waits for them', async () => {
    const kai = await Visitor.named(club, 'Kai');
    const { body } = await kai.post('/api/tables', newTable());
    const guest = await kai.sit(body.table.id);
    const { transport } = (guest.socket.io as unknown as { engine: { transport: { ws: { _socket: Socket } } } }).engine;
    transport.ws._socket.pause();
    const open = club.online.io.engine.clientsCount;
    for (let i = 0; i < 200; i++) club.online.rooms.send(body.table.id, 0, 'shut', LINE as never);
    const started = performance.now();
    await isWell();
    expect(performance.now() - started).toBeLessThan(1_000);
    await until(() => club.online.io.engine.clientsCount === open - 1);
    transport.ws._socket.resume();
    await guest.gone();
  });

  it('and at a stream of lines', async () => {
    const kai = await Visitor.named(club, 'Kai');
    const { body } = await kai.post('/api/tables', newTable());
    const path = `/api/tables/${body.table.id}/events`;
    const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${club.port}`, `Cookie: ${kai.cookie}`, '', ''];
    const socket = connect(club.port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    await once(socket, 'data');
    socket.pause();
    const closed = once(socket, 'close');
    for (let i = 0; i < 200; i++) club.online.rooms.send(body.table.id, 0, 'shut', LINE as never);
    socket.on('error', () => {});
    socket.resume();
    await closed;
    // What the system had taken already still came; most of the twenty megabytes did not.
    expect(socket.bytesRead).toBeLessThan(15_000_000);
    await isWell();
  });
});

async function until(is: () => boolean): Promise<void> {
  for (const end = Date.now() + 4_000; !is(); ) {
    if (Date.now() > end) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
