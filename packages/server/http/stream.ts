import type { Eyes } from '@starhold/kernel';
import type { FastifyReply } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';
import { type Rooms, roomOf } from '../sockets/rooms.ts';

/** A table as lines of JSON, `{"name":"full","data":{…}}`, for programs that want no socket. */

const BEAT_MS = 15_000;
const MOST_WAITING = 1024 * 1024;

export async function streamTable(
  lobby: Lobby,
  rooms: Rooms,
  reply: FastifyReply,
  table: string,
  eyes: Eyes,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const say = (name: string, data: unknown): void => {
    raw.write(`${JSON.stringify({ name, data })}\n`);
    // Whoever reads too slowly comes back and starts anew.
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  };
  const stopWatching = lobby.playing.watch(table, eyes);
  const stopListening = rooms.listen(roomOf(table, eyes), (name, data) => {
    say(name, data);
    if (name === 'shut') raw.end();
  });
  const beat = setInterval(() => raw.write('\n'), BEAT_MS);
  raw.on('close', () => {
    clearInterval(beat);
    stopListening();
    stopWatching();
  });
  const deal = await lobby.playing.dealFace(table);
  if (deal) say('deal', deal);
  const full = await lobby.playing.door(table, eyes).sync({});
  if (!('ok' in full)) say('full', full);
}
