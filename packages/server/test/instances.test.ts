import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BotJob } from '@starhold/bots';
import fastify, { type FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBotQueue } from '../instances/bot-queue.ts';
import { shareRooms } from '../instances/fanout.ts';
import { addPeers, peersOf } from '../instances/peers.ts';
import { Rooms } from '../sockets/rooms.ts';
import { instanceStore } from '../stores/instance-store.ts';
import { openStores, type Stores } from '../stores/open.ts';
import { newDatabase } from './support/databases.ts';

/** What several instances on one PostgreSQL do for each other. */

const SECRET = 'a secret of the house, long enough';
const closing: (() => unknown)[] = [];
let url = '';
let stores: Stores;

beforeAll(async () => {
  url = await newDatabase();
  stores = await openStores({ url });
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await stores.close();
});

const fail = (error: Error): void => {
  throw error;
};

describe('calls passed on', () => {
  const passed: unknown[] = [];
  let address = '';
  const listen = async (app: FastifyInstance): Promise<string> => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    closing.push(() => app.close());
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  beforeAll(async () => {
    const app = fastify();
    const hear = async (...call: unknown[]): Promise<unknown> => {
      passed.push(call);
      if (call[0] === 'slow-table') await sleep(1_500);
      return { ok: true, n: 4 };
    };
    addPeers(app, SECRET, { call: hear, askWhole: hear });
    address = await listen(app);
    await stores.tables.create({ id: 'far-table', game: 'toy', rulesVersion: '1', options: null });
    await instanceStore(stores.database).announce('other', address, 60_000);
    await stores.tables.take('far-table', 'other', 60_000);
  });

  it('reach the instance that holds the table, with the eyes that ask', async () => {
    const { forward, askWhole } = peersOf(instanceStore(stores.database), 'me', SECRET);
    expect(await forward('far-table', 1, 'log', { since: 3 })).toEqual({ ok: true, n: 4 });
    expect(passed.at(-1)).toEqual(['far-table', 1, 'log', { since: 3 }]);
    await askWhole('far-table', 'sit', [1, 'Ann', null]);
    expect(passed.at(-1)).toEqual(['far-table', 'sit', [1, 'Ann', null]]);
    await expect(askWhole('far-table', 'sit', [99, 'Ann', null])).rejects.toThrow('400');
    await expect(forward('none', 1, 'log', { since: 3 })).rejects.toThrow('nobody');
    await expect(
      peersOf(instanceStore(stores.database), 'other', SECRET).forward('far-table', 1, 'series', {}),
    ).rejects.toThrow();
  });

  it('are given up after a second, or when the holder is gone', async () => {
    const instances = instanceStore(stores.database);
    await stores.tables.create({ id: 'slow-table', game: 'toy', rulesVersion: '1', options: null });
    await stores.tables.take('slow-table', 'other', 60_000);
    const start = performance.now();
    await expect(peersOf(instances, 'me', SECRET).forward('slow-table', 0, 'series', {})).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(1_400);
    await stores.tables.create({ id: 'dead-table', game: 'toy', rulesVersion: '1', options: null });
    await instances.announce('gone', 'http://127.0.0.1:1', 60_000);
    await stores.tables.take('dead-table', 'gone', 60_000);
    await expect(peersOf(instances, 'me', SECRET).forward('dead-table', 0, 'series', {})).rejects.toThrow();
    await instances.leave('gone');
    expect(await instances.holderOf('dead-table')).toBeNull();
    expect(await stores.tables.take('dead-table', 'me', 60_000)).toMatchObject({ epoch: 2 });
  });

  it('need the secret, and the shape of a call', async () => {
    const before = passed.length;
    const send = async (secret: string, body: unknown): Promise<number> => {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
      return (await fetch(`${address}/internal/call`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const good = { table: 'far-table', eyes: 0, name: 'series', asked: {} };
    expect(await send(`${SECRET}x`, good)).toBe(404);
    expect(await send('', good)).toBe(404);
    expect(await send(SECRET, { ...good, name: 'exportFile' })).toBe(400);
    expect(await send(SECRET, { ...good, name: 'constructor' })).toBe(400);
    expect(await send(SECRET, { ...good, asked: { more: 1 } })).toBe(400);
    expect(await send(SECRET, { ...good, eyes: -1 })).toBe(400);
    expect(await send(SECRET, { ...good, extra: 1 })).toBe(400);
    expect(passed).toHaveLength(before);
    expect(await send(SECRET, good)).toBe(200);
  });
});

describe('rooms over two instances', () => {
  const start = async (): Promise<{ server: Server; port: number }> => {
    const http: HttpServer = createServer();
    const rooms = shareRooms(url, fail);
    const server = new Server(http, { transports: ['websocket'], adapter: rooms.adapter });
    server.on('connection', (socket) => socket.join(String(socket.handshake.auth.room)));
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    closing.push(rooms.close, () => server.close());
    return { server, port: (http.address() as AddressInfo).port };
  };
  const connect = async (port: number, room: string): Promise<Socket> => {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth: { room } });
    closing.push(() => socket.disconnect());
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    return socket;
  };

  it('carry small and large messages to the right room only, and shut doors elsewhere', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const mine = await connect(two.port, 't:x:0');
    const other = await connect(two.port, 't:x:1');
    const wrong: unknown[] = [];
    other.onAny((...all) => wrong.push(all));
    // Until they have heard of each other, each speaks to its own sockets only.
    while ((await one.server.fetchSockets()).length < 2) await sleep(20);
    const got: { n: number; text: string }[] = [];
    mine.on('to', (message) => got.push(message));
    for (let n = 1; n <= 5; n++) one.server.to('t:x:0').emit('to', { n, text: 'ř'.repeat(n === 3 ? 20_000 : 10) });
    for (let tries = 0; got.length < 5 && tries < 100; tries++) await sleep(20);
    expect(got.map(({ n, text }) => [n, text.length]).sort((a, b) => a[0] - b[0])).toEqual([
      [1, 10],
      [2, 10],
      [3, 20_000],
      [4, 10],
      [5, 10],
    ]);
    expect(wrong).toEqual([]);
    const gone = new Promise((resolve) => mine.on('disconnect', resolve));
    one.server.in('t:x:0').disconnectSockets(true);
    await gone;
    expect(other.connected).toBe(true);
  });

  it('know who is at a table through either of them', async () => {
    const servers = await Promise.all([start(), start()]);
    const [one, two] = servers.map(({ server }) => new Rooms(server, false));
    const told: string[] = [];
    one.onChanged = (table) => told.push(table);
    // Each counts the other's sockets as soon as they have heard of each other.
    await connect(servers[1].port, 'anywhere');
    while ((await servers[0].server.fetchSockets()).length < 1) await sleep(20);
    const annGoes = one.arrive('table-1', 'ann');
    const benGoes = two.arrive('table-1', 'ben');
    const both = ['ann', 'ben'];
    for (const rooms of [one, two]) await expect.poll(() => [...rooms.peopleAt('table-1')].sort()).toEqual(both);
    expect(told.filter((table) => table === 'table-1').length).toBeGreaterThanOrEqual(2);
    benGoes();
    await expect.poll(() => [...one.peopleAt('table-1')]).toEqual(['ann']);
    annGoes();
    expect(one.peopleAt('table-1').size).toBe(0);
  });
});

describe('bots that think elsewhere', () => {
  const job: BotJob = {
    game: 'toy',
    spec: 'rules',
    seat: 0,
    view: {},
    decision: { id: 't1:0' } as BotJob['decision'],
    state: { re: 'dealt' },
    luck: 7,
    maxMillis: 300,
  };

  it('answer through the queue, each job once; a job that fails says so and may come again', async () => {
    const thought = new Map<string, number>();
    const local = {
      async think(asked: BotJob, id: string) {
        thought.set(id, (thought.get(id) ?? 0) + 1);
        if (id.startsWith('bad')) throw new Error('no idea');
        return { pick: `${asked.spec}:${id}`, ranked: [] };
      },
    };
    const asks = await openBotQueue({ url, local, atOnce: 0, onError: fail });
    const thinks = await openBotQueue({ url, local, atOnce: 2, onError: fail });
    closing.push(asks.close, thinks.close);
    const ids = ['t-1-a', 't-2-a', 't-3-a'];
    const thoughts = await Promise.all(ids.map((id) => asks.think(job, id)));
    expect(thoughts.map(({ pick }) => pick)).toEqual(ids.map((id) => `rules:${id}`));
    expect(ids.map((id) => thought.get(id))).toEqual([1, 1, 1]);
    await expect(asks.think(job, 'bad-1')).rejects.toThrow('no idea');
    expect((await asks.think(job, 't-1-a')).pick).toBe('rules:t-1-a');
    expect(thought.get('t-1-a')).toBe(2);
  });
});
