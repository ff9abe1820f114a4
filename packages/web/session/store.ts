import type { HostApi, Reply } from './host.ts';
import { type Spawn, spawnWorker } from './link.ts';
import { LocalTable, unwrap, within } from './local.ts';
import { TableStorage } from './storage.ts';
import type { TableSession, TableStore } from './types.ts';

/** A table that nobody looks at is kept for so long: pages change, and come back, faster than a worker starts. */
const LINGER = 1000;

interface Live {
  table: Promise<LocalTable>;
  /** Who has it open. Its creator counts until somebody opens it: pages create a table and go to it. */
  holders: Set<symbol>;
  creator: symbol | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Local tables, one worker each. The same table opened twice on one page is one table. */
export class LocalStore implements TableStore {
  private readonly storage: TableStorage;
  private readonly spawn: Spawn;
  private readonly live = new Map<string, Live>();

  constructor(storage = new TableStorage(), spawn: Spawn = spawnWorker) {
    this.storage = storage;
    this.spawn = spawn;
  }

  list: TableStore['list'] = () => this.storage.list();

  damaged: TableStore['damaged'] = () => this.storage.damaged();

  played: TableStore['played'] = () => this.storage.played();

  forget: TableStore['forget'] = (id) => this.storage.forget(id);

  create: TableStore['create'] = async (setup, seed) => {
    const table = await LocalTable.create(this.spawn, setup, seed);
    const holder = Symbol(table.id);
    const live: Live = { table: Promise.resolve(table), holders: new Set([holder]), creator: holder, timer: undefined };
    this.live.set(table.id, live);
    return this.lease(live, table, holder);
  };

  open: TableStore['open'] = async (id) => {
    const live = this.live.get(id) ?? this.start(id);
    const holder = Symbol(id);
    if (live.creator) live.holders.delete(live.creator);
    live.creator = undefined;
    live.holders.add(holder);
    clearTimeout(live.timer);
    return this.lease(live, await live.table, holder);
  };

  private start(id: string): Live {
    const table = LocalTable.open(this.spawn, id);
    const live: Live = { table, holders: new Set(), creator: undefined, timer: undefined };
    this.live.set(id, live);
    table.catch(() => this.live.delete(id));
    return live;
  }

  private lease(live: Live, table: LocalTable, holder: symbol): TableSession {
    const close = (): void => {
      if (!live.holders.delete(holder) || live.holders.size > 0) return;
      live.timer = setTimeout(() => this.end(table), LINGER);
    };
    return { id: table.id, setup: table.setup, ...table.session, close };
  }

  private end(table: LocalTable): void {
    this.live.delete(table.id);
    table.close();
  }

  remove: TableStore['remove'] = async (id) => {
    const live = this.live.get(id);
    if (live) this.end(await live.table);
    await this.storage.remove(id);
  };

  importText: TableStore['importText'] = (text, spare) => this.ask((api) => api.importText(text, spare));

  importLink: TableStore['importLink'] = (hash) => this.ask((api) => api.importLink(hash));

  exportText: TableStore['exportText'] = (id) => this.storage.textOf(id);

  /** Reading a foreign file takes a worker of its own: proving it means playing it. */
  private async ask(work: (api: HostApi) => Promise<Reply<string>>): Promise<string> {
    const link = this.spawn();
    try {
      return unwrap(await within(link, work));
    } finally {
      link.stop();
    }
  }
}

export const tableStore: TableStore = new LocalStore();
