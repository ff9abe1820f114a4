import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type PastGame, playedBefore, playedIn } from './played.ts';
import { readableText, tableInfoIn } from './record.ts';
import { TableError, type TableInfo } from './types.ts';
import { newKey, type Sealed, seal, unseal, type VaultKey } from './vault.ts';

/** The tables on this device. What the home page lists is plain and public; the log, which holds the seed, is sealed. */

interface StoredLog extends Sealed {
  id: string;
  /** Counts the saves; whoever expects another number is not the one that plays this table. */
  revision: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableInfo };
  logs: { key: string; value: StoredLog };
  keys: { key: string; value: VaultKey };
  /** Finished games; they stay when their table goes. */
  played: { key: string; value: PastGame };
}

export interface Kept {
  info: TableInfo;
  text: string;
  revision: number;
}

/** Another tab has saved this table, or removed it. */
export class ConflictError extends Error {
  constructor(id: string) {
    super(`table ${id} was changed elsewhere`);
    this.name = 'ConflictError';
  }
}

const KEY = 'vault';
/** 2: finished games are remembered by themselves. */
const VERSION = 2;

export class TableStorage {
  private readonly name: string;
  private db: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name = 'starhold') {
    this.name = name;
  }

  private open(): Promise<IDBPDatabase<Schema>> {
    this.db ??= this.connect().catch((error: unknown) => {
      this.db = undefined;
      throw error;
    });
    return this.db;
  }

  private connect(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => {
      this.db = undefined;
    };
    return openDB<Schema>(this.name, VERSION, {
      async upgrade(db, before, _now, tx) {
        if (before < 1) {
          db.createObjectStore('tables', { keyPath: 'id' });
          db.createObjectStore('logs', { keyPath: 'id' });
          db.createObjectStore('keys');
        }
        if (before < 2) {
          const played = db.createObjectStore('played', { keyPath: 'id' });
          const infos = (await tx.objectStore('tables').getAll()).flatMap((found) => tableInfoIn(found) ?? []);
          for (const game of infos.flatMap((info) => playedBefore(info) ?? [])) void played.put(game);
        }
      },
      // A newer page wants to change the database: let it, and open again when needed.
      blocking: () => void this.close(),
      terminated: forget,
    });
  }

  /** Newest first; what cannot be read is left out. */
  async list(): Promise<TableInfo[]> {
    const infos = (await this.records()).flatMap(({ value }) => tableInfoIn(value) ?? []);
    return infos.sort((a, b) => b.updated - a.updated);
  }

  /** What `list` left out. */
  async damaged(): Promise<string[]> {
    return (await this.records()).filter(({ value }) => tableInfoIn(value) === undefined).map(({ key }) => key);
  }

  /** One by one: a browser that cannot read a record any more must not take the others with it. */
  private async records(): Promise<{ key: string; value: unknown }[]> {
    const db = await this.open();
    const keys = await db.getAllKeys('tables');
    const values = await Promise.all(keys.map((key) => db.get('tables', key).catch(() => undefined)));
    return keys.map((key, i) => ({ key: String(key), value: values[i] }));
  }

  /** A table as text: its log, or where that does not open any more, its record as it is. */
  async textOf(id: string): Promise<string> {
    const db = await this.open();
    try {
      const [log, key] = await Promise.all([db.get('logs', id), db.get('keys', KEY)]);
      if (log && key) return await unseal(key, log);
    } catch {
      // Then the record alone has to do.
    }
    const record = (await this.records()).find(({ key }) => key === id);
    if (!record) throw new TableError('missing', id);
    return readableText(record.value);
  }

  /** Finished games, the newest first; what cannot be read is left out. */
  async played(): Promise<PastGame[]> {
    const all = await (await this.open()).getAll('played');
    return all.flatMap((value) => playedIn(value) ?? []).sort((a, b) => b.ended - a.ended);
  }

  async forget(id: string): Promise<void> {
    await (await this.open()).delete('played', id);
  }

  async has(id: string): Promise<boolean> {
    return (await (await this.open()).getKey('tables', id)) !== undefined;
  }

  async get(id: string): Promise<Kept> {
    const db = await this.open();
    const tx = db.transaction(['tables', 'logs', 'keys']);
    const [info, log, key] = await Promise.all([
      tx.objectStore('tables').get(id),
      tx.objectStore('logs').get(id),
      tx.objectStore('keys').get(KEY),
    ]);
    if (!info) throw new TableError('missing', id);
    if (!log || !key) throw new TableError('damaged', id);
    try {
      return { info, text: await unseal(key, log), revision: log.revision };
    } catch {
      throw new TableError('damaged', id);
    }
  }

  /**
   * Writes all parts or none. `revision` is the one this table was last read or saved under, 0 for a new one. `played` is
   * what is remembered of it: null while it runs, also after an undo; not given where a stranger's game is only kept.
   */
  async put(info: TableInfo, text: string, revision: number, played?: PastGame | null): Promise<number> {
    const sealed = await seal(await this.key(), text);
    const tx = (await this.open()).transaction(['tables', 'logs', 'played'], 'readwrite');
    const finished = tx.objectStore('played');
    const logs = tx.objectStore('logs');
    try {
      const found = await logs.get(info.id);
      if ((found?.revision ?? 0) !== revision) throw new ConflictError(info.id);
      await Promise.all([
        tx.objectStore('tables').put(info),
        logs.put({ id: info.id, revision: revision + 1, ...sealed }),
        played ? finished.put(played) : played === null ? finished.delete(info.id) : null,
        tx.done,
      ]);
    } catch (error) {
      // The first error tells; the transaction's own follows from it.
      tx.done.catch(() => {});
      try {
        tx.abort();
      } catch {}
      throw error;
    }
    return revision + 1;
  }

  async remove(id: string): Promise<void> {
    const db = await this.open();
    // A damaged record may lie under a key that is no text.
    const key = (await db.getAllKeys('tables')).find((found) => String(found) === id) ?? id;
    const tx = db.transaction(['tables', 'logs'], 'readwrite');
    await Promise.all([tx.objectStore('tables').delete(key), tx.objectStore('logs').delete(id), tx.done]);
  }

  private async key(): Promise<VaultKey> {
    const db = await this.open();
    const known = await db.get('keys', KEY);
    if (known) return known;
    const fresh = await newKey();
    const tx = db.transaction('keys', 'readwrite');
    // Another tab may have been first.
    const first = await tx.store.get(KEY);
    if (!first) await tx.store.put(fresh, KEY);
    await tx.done;
    return first ?? fresh;
  }

  async close(): Promise<void> {
    const db = this.db;
    this.db = undefined;
    (await db)?.close();
  }
}
