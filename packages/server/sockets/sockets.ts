import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Eyes } from '@starhold/kernel';
import {
  CALLS,
  type CallName,
  type DoorCalls,
  Handshake,
  isModest,
  type OnlineTable,
  SEAT_CALLS,
  TALK,
  type TalkName,
  WIRE,
} from '@starhold/wire';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { CALL_COSTS, type Limits } from '../http/limits.ts';
import { isVisible } from '../lobby/access.ts';
import { eyesOf } from '../lobby/chairs.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { LobbyError } from '../lobby/problem.ts';
import type { PersonRow, TableRow } from '../lobby/rows.ts';
import { muteRoom, personRoom, type Rooms, roomOf, tableRoom, tokenRoom } from './rooms.ts';
import { dropSlow } from './slow.ts';

/** Sockets: a ticket opens one, at one table, with one pair of eyes; all it can reach is that door. */

/** How often somebody looks whether a page reads too slowly. */
const SLOW_MS = 5_000;
/** When the server stops: how long an answer that is under way has, and how often somebody looks whether it is out. */
const LAST_WORDS_MS = 2_000;
const LAST_LOOK_MS = 50;
/** Of one person at one table: tabs and devices. */
const MOST_SOCKETS = 8;
/** Whoever goes on after so many refusals is cut off. */
const MOST_REFUSALS = 100;

interface Sitting {
  person: PersonRow;
  table: string;
  eyes: Eyes;
  /** Is somebody looking at the page? */
  looking: boolean;
  refused: number;
}

type TableSocket = Socket<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  {
    sitting: Sitting;
    token: string;
    have: Handshake['have'];
    /** A page of another version. */
    isOther: boolean;
  }
>;

export interface SocketOptions {
  /** How often somebody looks whether a page reads too slowly, in milliseconds. */
  slowMs?: number;
  /** The address somebody comes from; behind a proxy it is what the proxy says. */
  addressOf(request: IncomingMessage): string;
  limits: Limits;
  /** Something unexpected: for whoever runs the server. */
  report(what: string, error: unknown): void;
}

export class Sockets {
  private readonly io: Server;
  private readonly rooms: Rooms;
  private readonly lobby: Lobby;
  private readonly options: SocketOptions;
  private readonly timer: NodeJS.Timeout;
  private isClosing = false;

  constructor(io: Server, rooms: Rooms, lobby: Lobby, options: SocketOptions) {
    this.io = io;
    this.rooms = rooms;
    this.lobby = lobby;
    this.options = options;
    io.use((socket, next) => {
      this.admit(socket as unknown as TableSocket).then(
        () => next(),
        (error) => next(new Error(error instanceof LobbyError ? error.problem : 'broken')),
      );
    });
    io.on('connection', (socket) => {
      const at = socket as unknown as TableSocket;
      this.welcome(at).catch((error) => {
        this.options.report('socket', error);
        at.disconnect(true);
      });
    });
    rooms.onChanged = (table) => void this.tellRoom(table).catch((error) => options.report('room', error));
    rooms.onShut = (room, why) => this.shutHere(room, why);
    this.timer = setInterval(() => {
      dropSlow(io);
      rooms.beat();
    }, options.slowMs ?? SLOW_MS);
    this.timer.unref();
  }

  /** Whoever comes shows a ticket; what it opens was settled when it was made, and is looked at again. */
  private async admit(socket: TableSocket): Promise<void> {
    if (this.isClosing) throw new LobbyError('busy', 'this server stops');
    await this.options.limits.spend('sockets', this.options.addressOf(socket.request));
    const auth: unknown = socket.handshake.auth;
    const asked = isModest(auth) ? Handshake.safeParse(auth) : undefined;
    if (!asked?.success) throw new LobbyError('shape', 'no handshake');
    const used = await this.lobby.people.useTicket(asked.data.ticket);
    if (!used || used.ticket.table !== asked.data.table) throw new LobbyError('signIn', 'the ticket is not good');
    const { person } = used;
    const table = await this.lobby.tables.visible(asked.data.table, person.id);
    const eyes = eyesOf(table, person.id);
    const inRoom = this.io.sockets.adapter.rooms.get(personRoom(person.id));
    if ((inRoom?.size ?? 0) >= MOST_SOCKETS * 4) throw new LobbyError('enough', 'too many sockets');
    socket.data.sitting = { person, table: table.id, eyes, looking: true, refused: 0 };
    socket.data.token = used.ticket.token;
    socket.data.have = asked.data.have;
    socket.data.isOther = asked.data.wire !== undefined && asked.data.wire !== WIRE;
  }

  private async welcome(socket: TableSocket): Promise<void> {
    const { sitting, token, have, isOther } = socket.data;
    if (isOther) return this.shutOne(socket, 'update');
    const { person, table, eyes } = sitting;
    const stopWatching = this.lobby.playing.watch(table, eyes);
    let leave = (): void => {};
    socket.on('disconnect', () => {
      stopWatching();
      leave();
    });
    const door = this.lobby.playing.door(table, eyes);
    this.listen(socket, door);
    const muted = await this.lobby.talk.mutedBy(person.id);
    await socket.join([
      tableRoom(table),
      roomOf(table, eyes),
      personRoom(person.id),
      tokenRoom(token),
      ...muted.map(muteRoom),
    ]);
    // The chair may have changed hands while the ticket was on its way.
    const row = await this.lobby.tables.get(table);
    if (eyesOf(row, person.id) !== eyes) return this.shutOne(socket, 'seat');
    if (socket.disconnected) return;
    leave = this.rooms.arrive(table, person.id);
    const deal = await this.lobby.playing.dealFace(table);
    if (deal) socket.emit('deal', deal);
    if (row.status === 'playing' || row.status === 'over') {
      const full = await door.sync(have === undefined ? {} : { have });
      // Its holder is gone and nobody has it yet: the page asks again.
      if ('ok' in full) socket.emit('resync');
      else socket.emit('full', full);
    }
  }

  private listen(socket: TableSocket, door: DoorCalls): void {
    const on = socket.on.bind(socket) as (name: string, heard: (...args: unknown[]) => void) => void;
    for (const name of Object.keys(CALLS) as CallName[]) {
      on(name, (raw, ack) => void this.call(socket, door, name, raw, ack));
    }
    for (const name of Object.keys(TALK) as TalkName[]) {
      on(name, (raw, ack) => void this.talk(socket, name, raw, ack));
    }
    socket.onAny((name: string, ...args) => {
      if (Object.hasOwn(CALLS, name) || Object.hasOwn(TALK, name)) return;
      this.refuse(socket, args.at(-1), 'malformed');
    });
  }

  private async call(socket: TableSocket, door: DoorCalls, name: CallName, raw: unknown, ack: unknown): Promise<void> {
    const { sitting } = socket.data;
    try {
      if (await this.isTooMuch(sitting.person.id, name)) return this.refuse(socket, ack, 'tooMany');
      const asked = isModest(raw) ? CALLS[name].safeParse(raw) : undefined;
      if (!asked?.success) return this.refuse(socket, ack, 'malformed');
      if (sitting.eyes === 'table' && SEAT_CALLS.includes(name)) return this.refuse(socket, ack, 'closed');
      const said = await (door[name] as (asked: unknown) => Promise<unknown>)(asked.data);
      reply(ack, said);
    } catch (error) {
      this.options.report(`call ${name}`, error);
      reply(ack, { ok: false, why: 'again' });
    }
  }

  private async isTooMuch(person: string, name: CallName): Promise<boolean> {
    return (await this.options.limits.trySpend('calls', person, CALL_COSTS[name] ?? 1)) > 0;
  }

  private refuse(socket: TableSocket, ack: unknown, why: string): void {
    reply(ack, { ok: false, why });
    socket.data.sitting.refused++;
    if (socket.data.sitting.refused > MOST_REFUSALS) socket.disconnect(true);
  }

  private async talk(socket: TableSocket, name: TalkName, raw: unknown, ack: unknown): Promise<void> {
    const { person, table } = socket.data.sitting;
    try {
      const asked = isModest(raw) ? TALK[name].safeParse(raw) : undefined;
      if (!asked?.success) return this.refuse(socket, ack, 'malformed');
      if (name === 'chat' || name === 'report') {
        const wait = await this.options.limits.trySpend(name === 'chat' ? 'chat' : 'reports', person.id);
        if (wait > 0) return this.refuse(socket, ack, 'tooMany');
      }
      await this.TALKS[name](socket, asked.data as never, await this.lobby.tables.get(table));
      reply(ack, { ok: true });
    } catch (error) {
      if (error instanceof LobbyError)
        return this.refuse(socket, ack, error.problem === 'notYours' ? 'notYours' : 'notNow');
      this.options.report(`talk ${name}`, error);
      reply(ack, { ok: false, why: 'again' });
    }
  }

  private readonly TALKS: {
    [N in TalkName]: (
      socket: TableSocket,
      asked: ReturnType<(typeof TALK)[N]['parse']>,
      table: TableRow,
    ) => Promise<void>;
  } = {
    chat: async (socket, { text }, table) => {
      const { person } = socket.data.sitting;
      const line = await this.lobby.talk.say(person, table, text);
      this.rooms.toRoom(tableRoom(table.id), 'chat', line, muteRoom(person.id));
    },
    mute: async (socket, { person, on }) => {
      await this.lobby.talk.mute(socket.data.sitting.person, person, on);
      const own = this.io.in(personRoom(socket.data.sitting.person.id));
      if (on) own.socketsJoin(muteRoom(person));
      else own.socketsLeave(muteRoom(person));
    },
    report: async (socket, { person, text }, table) => {
      await this.lobby.talk.report(socket.data.sitting.person, table, person, text);
    },
    here: async (socket, { looking }) => {
      socket.data.sitting.looking = looking;
    },
  };

  /** Who has a page of this table open, on this server. */
  private here(table: string): TableSocket[] {
    const ids = this.io.sockets.adapter.rooms.get(tableRoom(table)) ?? [];
    return [...ids].flatMap((id) => (this.io.sockets.sockets.get(id) as unknown as TableSocket) ?? []);
  }

  /** Each socket gets the table as its person may know it. */
  private async tellRoom(id: string): Promise<void> {
    const sockets = this.here(id);
    if (sockets.length === 0) return;
    const table = await this.lobby.tables.get(id);
    const people = this.rooms.peopleAt(id);
    const faces = new Map<string, OnlineTable>();
    for (const socket of sockets) {
      const { person } = socket.data.sitting;
      const face = faces.get(person.id) ?? (await this.lobby.face(table, person.id, people));
      faces.set(person.id, face);
      if (eyesOf(table, person.id) !== socket.data.sitting.eyes) this.shutOne(socket, 'seat');
      else if (table.status === 'closed' || !isVisible(table, person.id)) this.shutOne(socket, 'closed');
      else socket.emit('room', face);
    }
  }

  private shutHere(room: string, why: string): void {
    const ids = this.io.sockets.adapter.rooms.get(room) ?? [];
    for (const id of [...ids]) {
      const socket = this.io.sockets.sockets.get(id);
      if (socket) this.shutOne(socket as unknown as TableSocket, why);
    }
  }

  /** The page asks for a new ticket if it wants to come back. */
  private shutOne(socket: TableSocket, why: string): void {
    socket.emit('shut', why);
    socket.disconnect(true);
  }

  /** Everybody is told to come again, and goes; nobody is let in any more. Other servers are still spoken with. */
  dismiss(): void {
    this.isClosing = true;
    clearInterval(this.timer);
    for (const socket of this.io.sockets.sockets.values()) this.shutOne(socket as unknown as TableSocket, 'restart');
    this.rooms.endStreams('restart');
  }

  /** Ends everything, the HTTP server too; what was asked in time is answered. */
  async close(): Promise<void> {
    // A connection that is busy in this moment would stay open afterwards, for as long as its other end likes.
    const { httpServer } = this.io as unknown as { httpServer: HttpServer };
    const idle = setInterval(() => httpServer.closeIdleConnections(), LAST_LOOK_MS);
    const all = setTimeout(() => httpServer.closeAllConnections(), LAST_WORDS_MS);
    await this.io.close();
    clearInterval(idle);
    clearTimeout(all);
  }
}

/** Whoever did not ask for an answer gets none. */
function reply(ack: unknown, said: unknown): void {
  if (typeof ack === 'function') ack(said);
}
