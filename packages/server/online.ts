import type { IncomingMessage } from 'node:http';
import { loadGame } from '@starhold/session';
import type { FastifyInstance } from 'fastify';
import type { Server, ServerOptions } from 'socket.io';
import { registerApi } from './http/api.ts';
import { Limits } from './http/limits.ts';
import type { WholeTables } from './instances/shared-tables.ts';
import { Lobby } from './lobby/lobby.ts';
import { playingOn } from './lobby/running.ts';
import type { LobbyStore } from './lobby/store.ts';
import { type Facts, factsOf } from './log.ts';
import { makeSockets } from './sockets/listening.ts';
import type { Rooms } from './sockets/rooms.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Surroundings } from './tables/surroundings.ts';
import { type OpenTables, Tables, type TablesSettings } from './tables/tables.ts';
import { type OwnRows, TableThreads } from './threads/table-threads.ts';

/** Puts tables, lobby, HTTP and sockets together, on stores and clocks that whoever starts the server brings. */

export interface OnlineParts extends Pick<Surroundings, 'store' | 'clock' | 'luck' | 'thinker' | 'forward'> {
  lobbyStore: LobbyStore;
  settings: TablesSettings;
  /** Tables run on so many threads of their own; without it, on this one, by its clock and its luck. */
  threads?: number;
  /** A SQLite file to which those threads write the rows of tables themselves. */
  rows?: OwnRows;
  /** Wall clock of the lobby, in milliseconds. */
  now(): number;
  isOurs(request: IncomingMessage): boolean;
  /** The address somebody comes from; behind a proxy what the proxy says. */
  addressOf(request: IncomingMessage): string;
  /** Through which several servers speak with each other; without it this one is alone. */
  adapter?: ServerOptions['adapter'];
  /** What the lobby asks of tables goes through here, where it is not asked of them directly. */
  share?(tables: OpenTables): WholeTables;
  /** Milliseconds until a connection that shows no ticket is cut. */
  patience?: number;
  /** Milliseconds after which a page that is not heard of is gone. */
  silence?: number;
  /** How often somebody looks whether a page reads too slowly. */
  slowMs?: number;
  /** How much larger than usual the limits of rate are. */
  leniency?: number;
  /** For the log: never with anything of a position or of a person in it. */
  report(what: string, detail: Facts): void;
}

export interface Online {
  io: Server;
  rooms: Rooms;
  lobby: Lobby;
  tables: OpenTables;
  /** Everybody is told to come again, everything under way is stored. */
  close(): Promise<void>;
}

const SWEEP_MS = 3_600_000;

/** To be called before the app listens. */
export async function goOnline(app: FastifyInstance, parts: OnlineParts): Promise<Online> {
  const { store, lobbyStore, clock, luck, thinker, forward, settings, now, addressOf, report } = parts;
  const { io, rooms } = makeSockets(app.server, parts, parts.adapter);
  const limits = new Limits(parts.leniency);
  const reportError = (what: string, error: unknown): void => {
    report(what, factsOf(error));
  };
  // Whoever is told of progress needs the tables first, and the other way round.
  let progressed: Surroundings['progress'] = () => {};
  const needed = {
    store,
    thinker,
    progress: ((table, progress) => progressed(table, progress)) as Surroundings['progress'],
    ...(forward ? { forward } : {}),
    report,
  };
  const tables = parts.threads
    ? new TableThreads(
        parts.threads,
        { ...needed, send: rooms.sendText.bind(rooms), ...(parts.rows ? { rows: parts.rows } : {}) },
        settings,
      )
    : new Tables({ ...needed, clock, luck, fanout: rooms, loadGame }, settings);
  const world = { store: lobbyStore, now, bytes: luck.bytes, after: clock.after };
  const lobby = new Lobby(world, playingOn(parts.share?.(tables) ?? tables), ({ id }) => rooms.changed(id));
  progressed = (table, progress) => lobby.progressed(table, progress);
  const { slowMs } = parts;
  const sockets = new Sockets(io, rooms, lobby, {
    addressOf,
    limits,
    report: reportError,
    ...(slowMs ? { slowMs } : {}),
  });
  await registerApi(app, { lobby, rooms, limits, report: reportError });
  await tables.start();
  const sweep = (): void => void lobby.sweep().catch((error) => reportError('sweep', error));
  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();
  return {
    io,
    rooms,
    lobby,
    tables,
    async close() {
      clearInterval(sweeping);
      sockets.dismiss();
      // Given back before this server falls silent: whoever asks for a table meanwhile would miss what is said of it.
      await tables.close();
      await lobby.settle();
      await sockets.close();
    },
  };
}
