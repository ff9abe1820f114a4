import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '../app.ts';
import { DEFAULT_PORT, readArguments } from '../arguments.ts';
import { root } from '../paths.ts';
import { SETTINGS } from '../settings.ts';

describe('the server of the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-server-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
    writeFileSync(join(folder, 'sw.js'), 'self;');
    writeFileSync(join(folder, '.stamp'), 'secret');
    writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('export {};'));
    app = await makeApp(folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable'],
  ])('%s is sent with cache-control %s', async (url, expected) => {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe(expected);
  });

  it('forbids inline and foreign scripts on every answer', async () => {
    for (const url of ['/', '/assets/main-1a2b.js', '/nothing.js']) {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('sends what was compressed before', async () => {
    const reply = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.headers['content-type']).toContain('javascript');
  });

  it('answers the page where a page is wanted, and 404 otherwise', async () => {
    const page = await app.inject({ url: '/some/where', headers: { accept: 'text/html,*/*' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await app.inject({ url: '/assets/gone.js' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/../../package.json' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/.stamp' })).statusCode).toBe(404);
  });
});

describe('arguments', () => {
  it('takes the port from the line, then from PORT, then the default', () => {
    expect(readArguments(['--port', '5000'], { PORT: '6000' }).port).toBe(5000);
    expect(readArguments([], { PORT: '6000' }).port).toBe(6000);
    expect(readArguments([], { PORT: '' }).port).toBe(DEFAULT_PORT);
  });

  it('is one process with a data folder, for this machine, unless told otherwise', () => {
    expect(readArguments([], {})).toEqual({
      port: DEFAULT_PORT,
      host: 'localhost',
      names: [],
      proxy: [],
      place: { folder: join(root, 'data') },
      peers: undefined,
      bots: { where: 'threads', threads: 1 },
      tableThreads: 1,
      metrics: undefined,
      log: 'warn',
      leniency: 1,
      silence: 35,
      help: false,
    });
  });

  it('reads what several instances need', () => {
    const env = { STARHOLD_SECRET: 'x'.repeat(32), STARHOLD_DATABASE: 'postgres://me:pass@db/starhold' };
    const args = ['--address', 'http://10.0.0.7:4680', '--bots', 'queue'];
    expect(readArguments([...args, '--behind-proxy', 'loopback, 10.0.0.1'], env)).toMatchObject({
      place: { url: env.STARHOLD_DATABASE },
      peers: { address: 'http://10.0.0.7:4680', secret: env.STARHOLD_SECRET },
      bots: { where: 'queue', threads: 1 },
      proxy: ['loopback', '10.0.0.1'],
    });
  });

  it('never repeats an address that may hold a password', () => {
    expect(() => readArguments(['--database', 'mysql://me:hunter2@db/x'], {})).toThrow(/^(?!.*hunter2).*postgres:/);
  });

  it('stands in docs/running.md, setting by setting', () => {
    const page = readFileSync(join(root, 'docs', 'running.md'), 'utf8');
    for (const { flag, env } of Object.values(SETTINGS)) {
      expect(page, flag).toMatch(new RegExp(`\\| \`--${flag}\\b[^|]*\\| \`${env}\` \\|`));
    }
  });

  it('takes names from the line and from STARHOLD_HOSTS', () => {
    const args = ['--host-name', 'table.example', '--host-name', '[fe80::1]'];
    const { names } = readArguments(args, { STARHOLD_HOSTS: 'a.example, 10.0.0.7,' });
    expect(names).toEqual(['table.example', '[fe80::1]', 'a.example', '10.0.0.7']);
  });

  it.each(['http://a.example', 'a.example:80', '', 'a b', 'a/b', '@a'])('refuses the name "%s" in one line', (name) => {
    expect(() => readArguments(['--host-name', name], {})).toThrow(/^[^\n]+$/);
  });

  it.each([
    [['--port', 'x']],
    [['--port', '70000']],
    [['--port', '-1']],
    [['--prot', '1']],
    [['extra']],
    [['--log', 'loud']],
    [['--bots', 'queue']],
    [['--behind-proxy', 'nginx']],
    [['--behind-proxy', '10.0.0.0/99']],
    [['--address', 'http://x']],
    [['--bot-threads', '0']],
  ])('refuses %j in one line', (args) => {
    expect(() => readArguments(args, {})).toThrow(/^[^\n]+$/);
  });
});
