import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS, makeApp } from '../app.ts';

/** What no browser would send. Everything goes over real connections, because Node answers some of it before Fastify. */

const folder = mkdtempSync(join(tmpdir(), 'starhold-attack-'));
const PATIENCE = { headers: 300, request: 500, check: 50 };
let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  app = await makeApp(folder, { hosts: ['table.example'], patience: PATIENCE });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  millis: number;
}

/** Sends these bytes and waits until the server has closed the connection. */
function send(text: string, more?: (socket: Socket) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
    socket.on('close', () => {
      clearTimeout(timer);
      const [head, ...body] = heard.split('\r\n\r\n');
      const [first, ...lines] = head.split('\r\n');
      const fields = lines.map((line) => /^([^:]+): (.*)$/.exec(line) ?? ['', '', '']);
      const headers = Object.fromEntries(fields.map(([, name, value]) => [name.toLowerCase(), value]));
      const status = Number(first.split(' ')[1] ?? 0);
      resolve({ status, headers, body: body.join('\r\n\r\n'), millis: performance.now() - started });
    });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`still open after ${Math.round(performance.now() - started)} ms`));
    }, 5_000);
    more?.(socket);
  });
}

const get = (path: string, host: string | null = `127.0.0.1:${port}`, ...more: string[]): string =>
  [`GET ${path} HTTP/1.1`, ...(host === null ? [] : [`Host: ${host}`]), 'Connection: close', ...more, '', ''].join(
    '\r\n',
  );

describe('every answer has the headers of safety', () => {
  const HOST = 'Host: localhost\r\nConnection: close\r\n';
  it.each<[string, number, string]>([
    ['a page', 200, `GET / HTTP/1.1\r\n${HOST}\r\n`],
    ['nothing there', 404, `GET /x.js HTTP/1.1\r\n${HOST}\r\n`],
    ['a bad URL', 400, `GET /%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`],
    ['another bad URL', 400, `GET /%zz/ HTTP/1.1\r\n${HOST}\r\n`],
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 400, `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`],
    ['length and chunks', 400, `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na`],
    ['an unknown method', 400, `STEAL / HTTP/1.1\r\n${HOST}\r\n`],
    ['a rare method', 404, `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`],
    ['an expectation', 417, `GET / HTTP/1.1\r\n${HOST}Expect: miracles\r\n\r\n`],
    ['a type nobody reads', 404, `POST / HTTP/1.1\r\n${HOST}Content-Type: a/b\r\nContent-Length: 1\r\n\r\na`],
    ['bad JSON', 400, `POST / HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{`],
    ['a large body', 413, `POST / HTTP/1.1\r\n${HOST}Content-Type: text/plain\r\nContent-Length: 9999999\r\n\r\na`],
    ['no host', 421, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a wrong host', 421, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
    ['half a request', 408, `GET / HTTP/1.1\r\nHost: localhost\r\n`],
  ])('%s: %i', async (_what, status, text) => {
    const reply = await send(text);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(HEADERS);
  });

  it('nothing of the server comes out of errors', async () => {
    const json = 'Host: localhost\r\nConnection: close\r\nContent-Type: application/json';
    const post = `POST / HTTP/1.1\r\n${json}\r\nContent-Length: 1\r\n\r\n{`;
    for (const text of [get('/%zz'), 'hello\r\n\r\n', get('/', 'evil.example'), post]) {
      const { body } = await send(text);
      expect(body).toMatch(/^[^\n]{3,120}\n$/);
      expect(body).not.toMatch(/FST_|Error|zz|evil/);
    }
  });
});

it('a client that is being built anew is no reason to talk', async () => {
  const empty = await makeApp(folder);
  rmSync(join(folder, 'index.html'));
  const { statusCode, body } = await empty.inject({ url: '/some/where', headers: { accept: 'text/html' } });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  expect({ statusCode, body }).toEqual({ statusCode: 500, body: 'something went wrong here\n' });
  await empty.close();
});

describe('half a request is not waited for', () => {
  const HOST = 'Host: localhost\r\n';
  it.each([
    ['nothing at all', ''],
    ['the first letter', 'G'],
    ['headers', `GET / HTTP/1.1\r\n${HOST}`],
    [
      'a body of a known length',
      `POST / HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ],
    [
      'a body in chunks',
      `POST / HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    ],
    ['a body nobody wants', `GET / HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\n{`],
  ])('%s', async (_what, text) => {
    const { millis } = await send(text);
    expect(millis).toBeLessThan(3_000);
  });

  it('also where a letter comes now and then', async () => {
    const { millis } = await send(
      `POST / HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`,
      (socket) => {
        const drip = setInterval(() => socket.writable && socket.write(' '), 50);
        socket.on('close', () => clearInterval(drip));
      },
    );
    expect(millis).toBeLessThan(3_000);
  });

  it('and has its time in the product, too', async () => {
    const usual = await makeApp(folder);
    expect(usual.server.headersTimeout).toBe(10_000);
    expect(usual.server.requestTimeout).toBe(20_000);
    await usual.close();
  });
});

describe('the name in the request', () => {
  it.each([
    'localhost',
    'LOCALHOST.',
    'localhost:1234',
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:80',
    'table.example',
    'Table.Example:443',
  ])('%s is ours', async (host) => {
    expect((await send(get('/', host))).status).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:80',
    '127.0.0.1.nip.io',
    '[::2]',
    'a@localhost',
    'localhost:x',
    '',
    '::1',
    '10.0.0.7',
  ])('"%s" is not', async (host) => {
    const { status, body } = await send(get('/', host));
    expect(status).toBe(421);
    expect(body).not.toContain('<');
  });

  it('counts, whatever else is asked', async () => {
    for (const path of ['/', '/index.html', '/x.js', '/%zz', 'http://localhost/']) {
      expect((await send(get(path, 'evil.example', 'X-Forwarded-Host: localhost'))).status).toBe(421);
    }
    expect((await send(get('/', 'localhost', 'Host: evil.example'))).status).toBe(421);
  });

  it('may be the host that the server was told to listen on', async () => {
    const bound = await makeApp(folder, { hosts: ['0.0.0.0'] });
    await bound.listen({ port: 0, host: '0.0.0.0' });
    const { port: open } = bound.server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${open}/`)).status).toBe(200);
    await bound.close();
  });
});
