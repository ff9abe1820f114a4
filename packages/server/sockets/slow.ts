import type { Server } from 'socket.io';

/** Pages that read more slowly than they are told things. */

/** A page that reads so slowly that this much waits for it is cut off; it comes back and starts anew. */
const MOST_WAITING = 1024 * 1024;

/** What is inside a connection of Socket.IO. */
interface Line {
  /** Messages that wait until the one before them is on its way. */
  writeBuffer?: { data?: unknown }[];
  transport?: { socket?: { bufferedAmount?: number; terminate?(): void } };
}

/** How much waits for its reader, in letters and bytes. */
function waitingFor({ writeBuffer = [], transport }: Line): number {
  let waiting = transport?.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) if (typeof data === 'string') waiting += data.length;
  return waiting;
}

/** A polite end would wait until everything was read: the connection is cut as it is. */
export function dropSlow(io: Server): void {
  for (const socket of io.sockets.sockets.values()) {
    const line = socket.conn as unknown as Line;
    if (waitingFor(line) > MOST_WAITING) line.transport?.socket?.terminate?.();
  }
}
