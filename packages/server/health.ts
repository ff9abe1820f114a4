import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** For whoever looks after the server: is it alive, may it get people, how is it doing. */

export interface Health {
  /** Does the database answer, and is the server not about to stop? */
  isReady(): Promise<boolean>;
}

/** `/health`: the process lives. `/ready`: send people here. Neither says more than that. */
export function addHealth(app: FastifyInstance, { isReady }: Health): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
  app.get('/ready', async (_request, reply) => {
    const ok = await isReady();
    reply.code(ok ? 200 : 503).header('cache-control', 'no-store');
    return { ok };
  });
}

/** On a port of its own, which a proxy does not pass on. */
export async function serveMetrics({ registry }: Metrics, port: number, host: string, log: Log): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  log.info('metrics', { port: typeof address === 'object' ? address?.port : port });
  return server;
}
