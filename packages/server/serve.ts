import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { makeApp } from './app.ts';
import type { Arguments } from './arguments.ts';
import { ThreadThinker } from './bots/threads.ts';
import { addHealth, serveMetrics } from './health.ts';
import { makeHostCheck } from './hosts.ts';
import { openBotQueue } from './instances/bot-queue.ts';
import { shareRooms } from './instances/fanout.ts';
import { neighboursOf } from './instances/neighbours.ts';
import type { WholeTables } from './instances/shared-tables.ts';
import { type Facts, factsOf, type Log } from './log.ts';
import { type Metrics, makeMetrics, measured, measuredCalls, measuredThinker, noteCommit } from './metrics.ts';
import { goOnline, type Online, type OnlineParts } from './online.ts';
import { makeAddressOf } from './proxy.ts';
import { openStores, type Stores } from './stores/open.ts';
import { systemClock } from './system-clock.ts';
import type { Thinker } from './tables/surroundings.ts';
import { type OpenTables, USUAL } from './tables/tables.ts';

/** Everything that one process serves, put together. */

export interface Running {
  /** The port it listens on. */
  port: number;
  /** Tells everybody, finishes what was begun, gives the tables back, closes the database. */
  stop(): Promise<void>;
}

/** After so long without a word an instance is taken for dead, and others take its tables. It says one three times as often. */
const LEASE_MS = 6_000;

export async function serve(folder: string, wanted: Arguments, log: Log): Promise<Running> {
  // A folder has one process at a time: whoever comes after one that was killed need not wait for its lease to run out.
  const me = 'url' in wanted.place ? `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}` : 'this folder';
  const closing: (() => unknown)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  const onLost = (error: Error): void => log.warn('connection lost', factsOf(error));
  let isStopping = false;
  try {
    const stores = await openStores(wanted.place, onLost);
    closing.push(stores.close);
    const metrics = makeMetrics();
    const thinker = await thinkerOf(wanted, onLost, closing);
    const rooms = 'url' in wanted.place ? shareRooms(wanted.place.url, onLost) : undefined;
    if (rooms) closing.push(rooms.close);
    const { database } = stores;
    const neighbours = wanted.peers && neighboursOf({ ...wanted.peers, database, me, leaseMs: LEASE_MS, metrics });
    if (neighbours) closing.push(neighbours.leave);
    const ownName = wanted.peers ? [new URL(wanted.peers.address).hostname] : [];
    let online: Online | undefined;
    const app = await makeApp(folder, {
      hosts: [wanted.host, ...wanted.names, ...ownName],
      proxy: wanted.proxy,
      parts: [
        (app) => addHealth(app, { isReady: async () => !isStopping && (await stores.isWell()) }),
        async (app) => {
          online = await goOnline(app, {
            ...worldOf(stores, metrics, measuredThinker(thinker, metrics)),
            ...(rooms ? { adapter: rooms.adapter } : {}),
            ...(neighbours ? { forward: neighbours.forward } : {}),
            share: (tables) => counted(neighbours?.share(tables) ?? tables, metrics),
            settings: { ...USUAL, leaseMs: LEASE_MS, me },
            threads: wanted.tableThreads,
            ...(database.file ? { rows: { file: database.file, committed: (note) => noteCommit(metrics, note) } } : {}),
            isOurs: makeHostCheck([wanted.host, ...wanted.names]),
            addressOf: makeAddressOf(wanted.proxy),
            leniency: wanted.leniency,
            silence: wanted.silence * 1_000,
            report: (what, detail) => log.warn(what, withoutWords(detail)),
          });
          closing.push(online.close);
          await neighbours?.join(online, app);
          watch(online, metrics);
        },
      ],
    });
    closing.push(() => app.close());
    if (wanted.metrics) {
      const server = await serveMetrics(metrics, wanted.metrics.port, wanted.metrics.host, log);
      closing.push(() => shut(server));
    }
    await app.listen({ port: wanted.port, host: wanted.host });
    const { port } = app.server.address() as AddressInfo;
    log.info('started', { instance: me, port, store: stores.database.kind });
    return {
      port,
      async stop() {
        isStopping = true;
        log.info('stopping', { instance: me, tables: online?.tables.size ?? 0 });
        // The people first: they are told to come again while everything they need is still there.
        await online?.close();
        await closeAll();
        log.info('stopped', { instance: me });
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function thinkerOf(
  { bots, place }: Arguments,
  onError: (error: Error) => void,
  closing: (() => unknown)[],
): Promise<Thinker> {
  const threads = new ThreadThinker(bots.threads);
  closing.push(() => threads.close());
  if (bots.where === 'threads' || !('url' in place)) return threads;
  const queue = await openBotQueue({ url: place.url, local: threads, atOnce: bots.threads, onError });
  closing.push(queue.close);
  return queue;
}

type World = Pick<OnlineParts, 'store' | 'lobbyStore' | 'clock' | 'luck' | 'thinker' | 'now'>;

function worldOf(stores: Stores, metrics: Metrics, thinker: Thinker): World {
  return {
    store: measured(stores.tables, metrics),
    lobbyStore: stores.lobby,
    clock: systemClock,
    luck: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    thinker,
    now: Date.now,
  };
}

function counted(tables: WholeTables | OpenTables, metrics: Metrics): WholeTables {
  return {
    create: (id, brief) => tables.create(id, brief),
    deal: (id) => tables.deal(id),
    stopDeal: (id) => tables.stopDeal(id),
    sit: (id, seat, name, bot) => tables.sit(id, seat, name, bot),
    saved: (id) => tables.saved(id),
    dealFace: (id) => tables.dealFace(id),
    watch: (id, eyes) => tables.watch(id, eyes),
    door: (id, eyes) => ({ calls: measuredCalls(tables.door(id, eyes).calls, metrics) }),
  };
}

function watch({ io, tables }: Online, metrics: Metrics): void {
  metrics.watch('tables_open', 'tables in memory', () => tables.size);
  metrics.watch('tables_watched', 'tables somebody looks at, here or through another instance', () => tables.watched);
  metrics.watch('sockets', 'pages that are connected', () => io.engine.clientsCount);
}

/** Of what went wrong the kind is written down; its words may hold what was on a table. */
function withoutWords({ message, ...detail }: Facts): Facts {
  const kind = typeof message === 'string' ? /^(\w*Error)\b/.exec(message)?.[1] : undefined;
  return detail.code !== undefined ? { message, ...detail } : { ...(kind ? { error: kind } : {}), ...detail };
}

function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
