import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeApp } from './app.ts';
import type { Arguments } from './arguments.ts';
import { addHealth, serveMetrics } from './health.ts';
import { factsOf, type Log } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { openStores } from './stores/open.ts';

/** Everything that one process serves, put together. */

export interface Running {
  /** The port it listens on. */
  port: number;
  /** Tells everybody, finishes what was begun, gives the tables back, closes the database. */
  stop(): Promise<void>;
}

export async function serve(folder: string, wanted: Arguments, log: Log): Promise<Running> {
  const me = `${process.pid}-${randomUUID()}`;
  const closing: (() => unknown)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const stores = await openStores(wanted.place, (error) => log.warn('connection lost', factsOf(error)));
    closing.push(stores.close);
    const metrics = makeMetrics();
    let isStopping = false;
    const app = await makeApp(folder, {
      hosts: [wanted.host, ...wanted.names],
      proxy: wanted.proxy,
      parts: [(app) => addHealth(app, { isReady: async () => !isStopping && (await stores.isWell()) })],
    });
    if (wanted.metrics) {
      const server = await serveMetrics(metrics, wanted.metrics.port, wanted.metrics.host, log);
      closing.push(() => shut(server));
    }
    closing.push(() => app.close());
    await app.listen({ port: wanted.port, host: wanted.host });
    const { port } = app.server.address() as AddressInfo;
    log.info('started', { instance: me, port, store: stores.database.kind });
    return {
      port,
      async stop() {
        isStopping = true;
        log.info('stopping', { instance: me });
        await closeAll();
        log.info('stopped', { instance: me });
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
