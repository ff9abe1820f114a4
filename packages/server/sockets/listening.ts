import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Socket as Connection } from 'node:net';
import { MAX_FRAME } from '@starhold/wire';
import { Server, type ServerOptions } from 'socket.io';
import { isOrigin } from '../http/auth.ts';
import { ReadyText, Rooms } from './rooms.ts';

/** Where sockets come in: who is let in at all, and how they are kept. */

/** A connection that has shown no ticket by then is cut. */
const PATIENCE_MS = 5_000;
/** One that is not heard of for so long is dead; after this part of it, it is asked. */
const SILENCE_MS = 35_000;
const ASKED_AFTER = 4 / 7;

export interface DoorOptions {
  /** Milliseconds until a connection without a ticket is cut. */
  patience?: number;
  /** Milliseconds until one that is not heard of is taken for dead. */
  silence?: number;
  /** Is the name in the request ours? */
  isOurs(request: IncomingMessage): boolean;
}

/** The server of sockets, before it has tables: whoever runs those wants its rooms first. */
export function makeSockets(
  server: HttpServer,
  { isOurs, patience = PATIENCE_MS, silence = SILENCE_MS }: DoorOptions,
  adapter?: ServerOptions['adapter'],
): { io: Server; rooms: Rooms } {
  // First of all listeners: what comes from elsewhere gets an answer that says so, and not one of Socket.IO's.
  server.prependListener('upgrade', (request: IncomingMessage, socket: Connection) => {
    const status = !isOurs(request) ? '421 Misdirected Request' : isForeign(request) ? '403 Forbidden' : null;
    if (status === null) return;
    request.url = '/refused';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  const io = new Server(server, {
    transports: ['websocket'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_FRAME,
    serveClient: false,
    connectTimeout: patience,
    pingInterval: Math.round(silence * ASKED_AFTER),
    pingTimeout: Math.round(silence * (1 - ASKED_AFTER)),
    destroyUpgrade: false,
    cors: { origin: false },
    ...(adapter ? { adapter } : {}),
  });
  writePlainly(io);
  return { io, rooms: new Rooms(io, adapter === undefined) };
}

/** No message of ours holds bytes. To search each of them for some took a tenth of all the server's time. What is text already stays it. */
function writePlainly({ encoder }: Server): void {
  const { encodeAsString } = encoder as unknown as { encodeAsString(packet: object): string };
  encoder.encode = (packet) => {
    const { type, nsp, id } = packet;
    const data: unknown = packet.data;
    if (Array.isArray(data) && data[1] instanceof ReadyText && nsp === '/' && id === undefined) {
      return [`${type}[${JSON.stringify(data[0])},${data[1].text}]`];
    }
    return [encodeAsString.call(encoder, packet)];
  };
}

/** A ticket is always asked for, so nothing here follows from a cookie; a page of another site is refused all the same. */
function isForeign({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && !isOrigin(headers.origin, headers.host);
}
