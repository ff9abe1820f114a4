import { enterDataFolder } from '../data-folder.ts';
import type { LobbyStore } from '../lobby/store.ts';
import type { Store } from '../tables/store.ts';
import type { Database } from './database.ts';
import { lobbyStore } from './lobby/index.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { tableStore } from './table-store.ts';

/** Where everything is kept: a folder of this machine, or a PostgreSQL that several instances share. */
export type StorePlace = { folder: string } | { url: string };

export interface Stores {
  database: Database;
  tables: Store;
  lobby: LobbyStore;
  /** Does the database answer? */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openStores(place: StorePlace, onLost?: (error: Error) => void): Promise<Stores> {
  if ('url' in place) return storesIn(await openPostgres(place.url, { onLost }));
  const folder = enterDataFolder(place.folder);
  try {
    return storesIn(await openSqlite(folder.file), folder.leave);
  } catch (error) {
    folder.leave();
    throw error;
  }
}

function storesIn(database: Database, leave: () => void = () => {}): Stores {
  const tables = tableStore(database);
  return {
    database,
    tables,
    lobby: lobbyStore(database),
    isWell: () => tables.time().then(Boolean, () => false),
    async close() {
      await database.close();
      leave();
    },
  };
}
