import type { FastifyReply } from 'fastify';
import { eyesOf } from '../lobby/chairs.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Caller } from '../lobby/people.ts';
import { LobbyError } from '../lobby/problem.ts';
import { personRoom, type Rooms, roomOf, tableRoom, tokenRoom } from '../sockets/rooms.ts';

/** A table as lines of JSON, `{"name":"full","data":{…}}`, for programs that want no socket. */

const BEAT_MS = 15_000;
const MOST_WAITING = 1024 * 1024;
/** Of one person on one server. */
const MOST_STREAMS = 10;

/** Who has how many open. */
const open = new Map<string, number>();

function count(person: string, by: 1 | -1): void {
  const now = (open.get(person) ?? 0) + by;
  if (now > 0) open.set(person, now);
  else open.delete(person);
}

export async function streamTable(
  lobby: Lobby,
  rooms: Rooms,
  reply: FastifyReply,
  { person, token }: Caller,
  id: string,
): Promise<void> {
  const table = await lobby.tables.visible(id, person.id);
  const eyes = eyesOf(table, person.id);
  if ((open.get(person.id) ?? 0) >= MOST_STREAMS) throw new LobbyError('enough', `at most ${MOST_STREAMS} streams`);
  count(person.id, 1);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // The program knows at once that it is heard, however long nothing happens.
  raw.flushHeaders();
  const say = (name: string, data: unknown): void => {
    if (raw.writableEnded) return;
    raw.write(`${JSON.stringify({ name, data })}\n`);
    // Whoever reads too slowly comes back and starts anew.
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  };
  const shut = (why: unknown): void => {
    say('shut', why);
    raw.end();
  };
  /** As with sockets: another chair, other eyes, another stream. */
  const lookAgain = async (): Promise<void> => {
    const now = await lobby.tables.visible(id, person.id).catch(() => null);
    if (!now || eyesOf(now, person.id) !== eyes) shut('seat');
  };
  const onShut = (name: string, why: unknown): void => {
    if (name === 'shut') shut(why);
  };
  const ends = [
    lobby.playing.watch(id, eyes),
    rooms.listen(roomOf(id, eyes), say),
    rooms.listen(tableRoom(id), (name) => void (name === 'changed' && lookAgain())),
    rooms.listen(tokenRoom(token.hash), onShut),
    rooms.listen(personRoom(person.id), onShut),
    rooms.arrive(id, person.id),
  ];
  const beat = setInterval(() => raw.write('\n'), BEAT_MS);
  raw.on('close', () => {
    clearInterval(beat);
    for (const end of ends) end();
    count(person.id, -1);
  });
  const deal = await lobby.playing.dealFace(id);
  if (deal) say('deal', deal);
  const full = await lobby.playing
    .door(id, eyes)
    .sync({})
    .catch(() => ({ ok: false as const }));
  if (!('ok' in full)) say('full', full);
  // Its holder is gone and nobody has it yet: the program asks again.
  else if (table.status === 'playing' || table.status === 'over') say('resync', null);
}
