import { connect } from 'node:net';
import { expect } from 'vitest';
import { type Club, newTable, openClub, Visitor } from './club.ts';
import { Player } from './playing.ts';

/** A table at which two play, and what those who mean no good send it. The numbers in the tests are those of docs/hardening.md. */
export interface Attacked {
  club: Club;
  ann: Visitor;
  ben: Visitor;
  /** Signed in, and nobody at this table. */
  eve: Visitor;
  table: string;
  players: Player[];
  /** Those who play notice nothing. */
  isWell(): Promise<void>;
}

export async function attackedTable(): Promise<Attacked> {
  const club = await openClub(1_000);
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Visitor.named(club, name)));
  const { body } = await ann.post('/api/tables', newTable({ spectators: false }));
  const table = body.table.id as string;
  await ben.post('/api/join', { code: body.table.code });
  await ben.post(`/api/tables/${table}/seats/1/take`);
  const players = [new Player(await ann.sit(table), 0), new Player(await ben.sit(table), 1)];
  for (const who of [ann, ben]) await who.post(`/api/tables/${table}/ready`, { ready: true });
  await Promise.all(players.map((player) => player.deal()));
  const isWell = async (): Promise<void> => {
    const reply = await players[0].guest.ask('sync', {});
    expect('moment' in reply && reply.moment.eyes).toBe(0);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  };
  return { club, ann, ben, eve, table, players, isWell };
}

export const C = '7b0f6a52-1d51-4a3c-9a53-0f4d9b0c1a11';
/** One message of each kind that fits its shape. */
export const SOUND: Record<string, object> = {
  sync: {},
  answer: { c: C, d: 'm1', p: 'x' },
  want: { classes: [], limit: 4 },
  halt: { d: 'm1' },
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

/** Sends bytes, waits for the first answer or the end; with `until`, for an answer that holds it. */
export function raw(port: number, bytes: string | Buffer, more?: Buffer[], until?: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = (): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (!more || (until !== undefined && heard.includes(until))) return end();
      const next = more.shift();
      if (next) socket.write(next);
    });
    socket.on('error', end);
    socket.on('close', end);
    setTimeout(end, until === undefined ? 1_500 : 20_000).unref();
  });
}

/** A masked text frame. */
export function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = Buffer.from(body.map((byte, i) => byte ^ mask[i % 4]));
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, masked]);
}

/** A request to become a socket. */
export const upgrade = (...headers: string[]): string =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n');
