import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CALL_ROUTES, ROUTES } from '@starhold/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, newTable, openClub, Visitor } from './support/club.ts';

/** What programs get: a document of all routes, tokens, a stream of lines; and the example that uses them. */

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

function runBot(...args: string[]): Promise<{ code: number | null; said: string }> {
  const file = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

describe('programs', () => {
  it('the example plays a whole game with a token, against a bot of the server', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const { body: token } = await ann.post('/api/tokens', { name: 'my bot' });
    const { body: made } = await ann.post('/api/tables', newTable({ seats: [null, { name: 'Orrin', bot: 'rules' }] }));
    const { code, said } = await runBot(club.url, token.token, made.table.code);
    expect(said).toMatch(/^over: \w+, after \d+ answers\n$/);
    expect(code).toBe(0);
    await club.online.lobby.settle();
    expect((await ann.get(`/api/tables/${made.table.id}`)).body.status).toBe('over');
    expect((await ann.get('/api/tokens')).body.tokens).toMatchObject([{ id: token.id, name: 'my bot' }]);
    expect(JSON.stringify((await ann.get('/api/tokens')).body)).not.toContain(token.token);
    expect((await ann.ask('DELETE', `/api/tokens/${token.id}`)).status).toBe(200);
    const after = await new Visitor(club).ask('GET', '/api/me', undefined, { authorization: `Bearer ${token.token}` });
    expect(after.status).toBe(401);
  }, 60_000);

  it('the example ends with its game, also where the deal is published in the same breath', async () => {
    const seats = { sealed: [0], opened: [0], seals: ['x'] };
    const lines = [
      { name: 'full', data: {} },
      { name: 'deal', data: { commit: { k: 1 }, ...seats } },
    ];
    const replies: Record<string, unknown> = {
      '/api/join': { id: 't', you: 0, chairs: [], status: 'playing' },
      '/api/tables/t/do/sync': { moment: { decisions: [], over: 'win', at: 7 } },
    };
    const server = createServer(({ url }, response) => {
      if (url?.endsWith('/events')) response.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      else response.end(JSON.stringify(replies[url ?? '']));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(await runBot(url, 'token', 'CODE')).toEqual({ code: 0, said: 'over: win, after 7 answers\n' });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }, 20_000);

  it('the stream ends when somebody else has the seat, or the token is gone', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const { body } = await ann.post('/api/tables', newTable({ listed: true }));
    const ben = await Visitor.named(club, 'Ben');
    await ben.post(`/api/tables/${body.table.id}/seats/1/take`);
    const { body: token } = await ben.post('/api/tokens', { name: 'bot' });
    const events = (headers: Record<string, string>): Promise<string> =>
      fetch(`${club.url}/api/tables/${body.table.id}/events`, { headers }).then((response) => response.text());
    const asSeat = events({ cookie: ben.cookie });
    const asBot = events({ authorization: `Bearer ${token.token}` });
    const asHost = events({ cookie: ann.cookie });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await ben.ask('DELETE', `/api/tokens/${token.id}`);
    expect(await asBot).toBe('{"name":"shut","data":"login"}\n');
    await ann.post(`/api/tables/${body.table.id}/seats/1`, { bot: null });
    expect(await asSeat).toBe('{"name":"shut","data":"seat"}\n');
    await ann.ask('DELETE', `/api/tables/${body.table.id}`);
    await ann.post('/api/logout');
    expect(await asHost).toMatch(/"shut"/);
  });

  it('the document names every route, and no other answers', async () => {
    const { body } = await new Visitor(club).get('/api/openapi.json');
    const named = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = [...Object.values(ROUTES), ...CALL_ROUTES].map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(named.sort()).toEqual(listed.sort());
    expect(body.openapi).toBe('3.1.0');
    const create = body.paths['/api/tables'].post;
    expect(create.requestBody.content['application/json'].schema.additionalProperties).toBe(false);
    expect(create.security).toEqual([{ cookie: [] }, { token: [] }]);
    expect((await new Visitor(club).get('/api/debug')).body.problem).toBe('missing');
  });
});
