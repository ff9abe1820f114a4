import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { outlive } from '../stores/postgres.ts';

/** What goes to a room reaches its sockets on every instance: Socket.IO's adapter over notifications of the same PostgreSQL. */
export interface SharedRooms {
  adapter: ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

const PREFIX = 'starhold';
/** An instance that was not heard of for so long has no sockets. */
const SILENCE_MS = 10_000;

export function shareRooms(url: string, onError: (error: Error) => void): SharedRooms {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: 'starhold rooms' });
  outlive(pool, onError);
  const adapter = createAdapter(pool, {
    channelPrefix: PREFIX,
    errorHandler: onError,
    heartbeatInterval: 2_000,
    heartbeatTimeout: SILENCE_MS,
  });
  return { adapter, close: () => pool.end() };
}
