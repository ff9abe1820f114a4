import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { think } from '@starhold/bots';
import { fallbackPick, loadBotGame } from '@starhold/session';
import type { MessageName, OnlineTable, Payload, Said } from '@starhold/wire';
import { type Socket as ClientSocket, io as connect } from 'socket.io-client';
import { makeApp } from '../../app.ts';
import { goOnline, type Online } from '../../online.ts';
import { lobbyStore } from '../../stores/lobby/index.ts';
import { openSqlite } from '../../stores/sqlite.ts';
import { tableStore } from '../../stores/table-store.ts';
import { USUAL } from '../../tables/tables.ts';

/** A whole server on a port of its own, with a database on disk, and people who come by real connections. */

export interface Club {
  url: string;
  /** Where its database is. */
  folder: string;
  port: number;
  online: Online;
  /** What was reported to whoever runs it. */
  reports: string[];
  time: { ahead: number };
  close(): Promise<void>;
}

export async function openClub(leniency = 100): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-club-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  const app = await makeApp(folder, { hosts: ['table.example'] });
  const database = await openSqlite(join(folder, 'tables.db'));
  const reports: string[] = [];
  const time = { ahead: 0 };
  const clock = {
    now: () => performance.now(),
    after: (ms: number, call: () => void) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  };
  const online = await goOnline(app, {
    store: tableStore(database),
    lobbyStore: lobbyStore(database),
    clock,
    luck: { bytes: (n) => new Uint8Array(randomBytes(n)) },
    thinker: {
      think: async (job) => think(await loadBotGame(job.game), job),
    },
    settings: { ...USUAL, me: 'test', botPace: 0 },
    now: () => Date.now() + time.ahead,
    isOurs: ({ headers }) => /^(127\.0\.0\.1|localhost|table\.example)(:\d+)?$/.test(headers.host ?? ''),
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    leniency,
    patience: 600,
    slowMs: 100,
    report: (what, detail) => reports.push(`${what} ${JSON.stringify(detail)}`),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    port,
    online,
    reports,
    time,
    async close() {
      await online.close();
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Reply<T = never> {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  body: [T] extends [never] ? any : T;
}

/** Somebody with a browser: keeps the cookie. */
export class Visitor {
  readonly club: Club;
  cookie = '';
  constructor(club: Club) {
    this.club = club;
  }

  static async named(club: Club, name: string): Promise<Visitor> {
    const visitor = new Visitor(club);
    const { status } = await visitor.post('/api/guests', { name, language: 'en' });
    if (status !== 200) throw new Error(`guest: ${status}`);
    return visitor;
  }

  async ask<T = never>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(this.club.url + path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: this.club.url }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  get<T = never>(path: string): Promise<Reply<T>> {
    return this.ask<T>('GET', path);
  }

  post<T = never>(path: string, body: unknown = {}): Promise<Reply<T>> {
    return this.ask<T>('POST', path, body);
  }

  async id(): Promise<string> {
    return (await this.get('/api/me')).body.id;
  }

  async sit(table: string, have?: { gen: number; event: number }): Promise<Guest> {
    const { body } = await this.post(`/api/tables/${table}/ticket`);
    return Guest.connect(this.club, { ticket: body.ticket, table, ...(have ? { have } : {}) });
  }
}

interface Heard {
  name: string;
  data: unknown;
}

/** One socket, and all it heard. */
export class Guest {
  readonly socket: ClientSocket;
  readonly heard: Heard[] = [];
  /** Everything that came, as text. */
  readonly frames: string[] = [];
  constructor(socket: ClientSocket) {
    this.socket = socket;
    socket.onAny((name, data) => {
      this.heard.push({ name, data });
      this.frames.push(JSON.stringify([name, data]));
    });
  }

  static connect(club: Club, auth: object, headers: Record<string, string> = {}): Promise<Guest> {
    const socket = connect(club.url, {
      auth,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: headers,
    });
    const guest = new Guest(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(guest));
      socket.once('connect_error', (error) => {
        socket.close();
        reject(error);
      });
    });
  }

  ask<N extends keyof Said>(name: N, asked: object): Promise<Said[N]> {
    return this.socket.timeout(5_000).emitWithAck(name, asked) as Promise<Said[N]>;
  }

  say(name: string, asked: unknown): Promise<{ ok: boolean; why?: string }> {
    return this.socket.timeout(5_000).emitWithAck(name, asked);
  }

  all<N extends MessageName>(name: N): Payload<N>[] {
    return this.heard.filter((one) => one.name === name).map(({ data }) => data as Payload<N>);
  }

  /** The newest of a kind that fits, once it is there. */
  async until<N extends MessageName>(name: N, fits: (data: Payload<N>) => boolean = () => true): Promise<Payload<N>> {
    const end = Date.now() + 5_000;
    for (;;) {
      const found = this.all(name).findLast(fits);
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`no ${name} came; heard ${this.heard.map((h) => h.name).join(' ')}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async gone(): Promise<void> {
    const end = Date.now() + 3_000;
    while (this.socket.connected) {
      if (Date.now() > end) throw new Error('still connected');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.socket.close();
  }
}

export const newTable = (more: object = {}): object => ({
  game: 'bossin-space',
  options: { players: 2 },
  seats: [null, null],
  pace: 'live',
  language: 'en',
  listed: false,
  spectators: true,
  clock: null,
  ...more,
});

export type { OnlineTable };
export { fallbackPick };
