import type { Eyes } from '@starhold/kernel';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Online } from '../online.ts';
import { roomOf } from '../sockets/rooms.ts';
import type { Database } from '../stores/database.ts';
import { instanceStore } from '../stores/instance-store.ts';
import type { OpenTables } from '../tables/tables.ts';
import { addPeers, type Call, peersOf } from './peers.ts';
import { askedHere, type SharedTables, sharedTables, type WholeTables } from './shared-tables.ts';

/** The other instances on the same PostgreSQL: tables that they hold, and those here that they ask for. */
export interface Neighbours {
  forward: Call;
  share(tables: OpenTables): WholeTables;
  /** From here on they find this instance. */
  join(online: Online, app: FastifyInstance): Promise<void>;
  leave(): Promise<void>;
}

export interface NeighboursOptions {
  database: Database;
  me: string;
  /** How the others reach this one, and what they must show. */
  address: string;
  secret: string;
  leaseMs: number;
  metrics: Metrics;
}

/** An instance that has been gone for so long is not remembered. */
const FORGET_MS = 86_400_000;

export function neighboursOf({ database, me, address, secret, leaseMs, metrics }: NeighboursOptions): Neighbours {
  const instances = instanceStore(database);
  const { forward, askWhole } = peersOf(instances, me, secret, metrics);
  let here: Online | undefined;
  let shared: SharedTables | undefined;

  /** A holder did not know of these eyes: those who look through them here get what they missed. */
  const catchUp = async (id: string, eyes: Eyes): Promise<void> => {
    const room = here?.io.local.to(roomOf(id, eyes));
    const deal = await shared?.dealFace(id).catch(() => null);
    if (deal) room?.emit('deal', deal);
    room?.emit('resync');
  };

  return {
    forward,
    share(tables) {
      shared = sharedTables(tables, askWhole, (id, eyes) => void catchUp(id, eyes));
      return shared;
    },
    async join(online, app) {
      here = online;
      const { tables, rooms } = online;
      const tell = rooms.onChanged;
      // Whatever changed at a table, somebody else may hold it now.
      rooms.onChanged = (table) => {
        tell(table);
        shared?.mention(table);
      };
      addPeers(app, secret, {
        call(table, eyes, name, asked) {
          tables.touch(table, eyes);
          return tables.callHere(table, eyes, name, asked as never);
        },
        askWhole: askedHere(tables, me),
      });
      await instances.sweep(FORGET_MS);
      await instances.announce(me, address, leaseMs);
    },
    async leave() {
      shared?.close();
      await instances.leave(me);
    },
  };
}
