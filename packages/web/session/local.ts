import { SaveError } from '@starhold/kernel';
import { REPLAY_HASH } from '@starhold/session';
import type { Standing } from './engine.ts';
import type { Acts, Handed, HostApi, Opened, Reply, Said } from './host.ts';
import type { Link, Spawn } from './link.ts';
import { TableError, type TableSession, type TableSetup } from './types.ts';

/** A call that takes so long will never come back. */
const PATIENCE = 15_000;
/** So long an earlier standing may be under way when a later one is here. */
const ORDER_PATIENCE = 100;
/** More crashes than this in one sitting are not worth another try. */
const MAX_RESTARTS = 3;

/** Plays one table through its worker, and starts a new one from storage where it breaks. */
export class LocalTable {
  readonly id: string;
  readonly setup: TableSetup;
  private readonly spawn: Spawn;
  private link: Link;
  private standing: Standing;
  private readonly early = new Map<number, Standing>();
  private readonly awaited: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();
  private hasCrashed = false;
  private restarts = 0;
  private isClosed = false;

  private constructor(spawn: Spawn, link: Link, opened: Opened) {
    this.spawn = spawn;
    this.link = link;
    this.id = opened.id;
    this.setup = opened.setup;
    this.standing = opened.standing;
    this.watch(link);
  }

  static create(spawn: Spawn, setup: TableSetup, seed?: string): Promise<LocalTable> {
    return LocalTable.begin(spawn, (api, listener) => api.create(setup, seed, listener));
  }

  static open(spawn: Spawn, id: string): Promise<LocalTable> {
    return LocalTable.begin(spawn, (api, listener) => api.open(id, listener));
  }

  private static async begin(
    spawn: Spawn,
    ask: (api: HostApi, listener: (standing: Standing) => void) => Promise<Reply<Opened>>,
  ): Promise<LocalTable> {
    const link = spawn();
    const early: Standing[] = [];
    let table: LocalTable | undefined;
    const listener = (standing: Standing): void => void (table ? table.accept(standing) : early.push(standing));
    try {
      const opened = unwrap(await within(link, (api) => ask(api, link.callback(listener))));
      table = new LocalTable(spawn, link, opened);
      for (const standing of early) table.accept(standing);
      return table;
    } catch (error) {
      link.stop();
      throw error;
    }
  }

  private watch(link: Link): void {
    link.broken.catch(() => {
      if (!this.isClosed && link === this.link) void this.restart();
    });
  }

  /** What was saved is the truth; at most the answer that broke the worker is gone. */
  private async restart(): Promise<void> {
    this.hasCrashed = true;
    this.tell();
    if (++this.restarts > MAX_RESTARTS) return;
    const link = this.spawn();
    this.link = link;
    const listener = (standing: Standing): void => {
      if (link === this.link) this.accept(standing);
    };
    try {
      const { standing } = unwrap(await within(link, (api) => api.open(this.id, link.callback(listener))));
      this.early.clear();
      this.standing = standing;
      this.tell();
      this.watch(link);
    } catch {
      link.stop();
    }
  }

  /**
   * News and results come on two ways, so a newer standing may be here first. Each holds only the steps since the one
   * before, so they are taken in order; one that never comes is not waited for.
   */
  private accept(standing: Standing): void {
    if (standing.n <= this.standing.n) return;
    this.early.set(standing.n, standing);
    this.takeEarly();
    if (this.early.size === 0) return;
    setTimeout(() => {
      while (this.standing.n < standing.n && this.early.size > 0) this.takeEarly(Math.min(...this.early.keys()));
    }, ORDER_PATIENCE);
  }

  private takeEarly(n = this.standing.n + 1): void {
    for (let next = this.early.get(n); next; next = this.early.get(next.n + 1)) {
      this.early.delete(next.n);
      this.standing = next;
      this.tell();
    }
    for (const reached of this.awaited.splice(0)) reached();
  }

  /** Done when the page stands at least there. */
  private async reach(standing: Standing): Promise<void> {
    this.accept(standing);
    while (this.standing.n < standing.n && !this.isClosed) {
      await new Promise<void>((resolve) => this.awaited.push(resolve));
    }
  }

  private tell(): void {
    for (const changed of this.listeners) changed();
  }

  private async call<T>(work: (api: HostApi) => Promise<T>): Promise<T> {
    const { link } = this;
    try {
      return await within(link, work);
    } catch (error) {
      if (error instanceof SilenceError) link.stop();
      throw error;
    }
  }

  /** Done when the page has what the table has become. */
  private async act<K extends keyof Acts>(what: K, ...given: Handed<Acts, K>): Promise<Said<Acts, K>> {
    const { said, standing } = await this.call((api) => api.act(what, ...given));
    await this.reach(standing);
    return said;
  }

  /** Nobody waits for an answer; a worker that is gone is noticed by whoever does. */
  private say(work: (api: HostApi) => Promise<void>): void {
    if (!this.isClosed) work(this.link.api).catch(() => {});
  }

  /** Bound, so that its parts can be handed about. `close` is the store's business. */
  readonly session: Omit<TableSession, 'close' | 'id' | 'setup'> = {
    moment: () => this.standing.moment,
    problem: () => (this.hasCrashed ? 'crashed' : this.standing.problem),
    subscribe: (changed) => {
      this.listeners.add(changed);
      return () => void this.listeners.delete(changed);
    },
    answer: async (decision, pick, how) => {
      try {
        const outcome = await this.act('answer', decision, pick, how);
        if (outcome.ok) this.hasCrashed = false;
        return outcome;
      } catch {
        // The worker is gone, or failed outside the rules. What was saved is shown; the answer may have to be given again.
        this.hasCrashed = true;
        this.tell();
        return { ok: false, why: 'stale' };
      }
    },
    undo: (force = false) => this.act('undo', force),
    takeDevice: (seat) => this.act('takeDevice', seat),
    playHere: () => this.act('playHere'),
    signal: (id) => this.call((api) => api.ask('signal', id)),
    want: (wanted) => this.act('want', wanted),
    halt: () => this.act('halt'),
    rehearse: (decision, pick, assumed) => this.call((api) => api.read('rehearse', decision, pick, assumed)),
    hint: (depth) => this.call((api) => api.ask('hint', depth)),
    log: (since) => this.call((api) => api.recall('log', since)),
    why: (gauge) => this.call((api) => api.recall('why', gauge)),
    series: () => this.call((api) => api.recall('series')),
    estimates: (seat) => this.call((api) => api.read('estimates', seat)),
    past: (at, eyes) => this.call((api) => api.recall('past', at, eyes)),
    beats: (from, to, eyes) => this.call((api) => api.recall('beats', from, to, eyes)),
    shown: (at) => this.say((api) => api.ask('shown', at)),
    tempo: (tempo) => this.say((api) => api.ask('tempo', tempo)),
    pace: (isOn) => this.say((api) => api.ask('pace', isOn)),
    playOnFrom: async (at) => unwrap(await this.call((api) => api.playOnFrom(at))),
    exportFile: () => this.call((api) => api.ask('exported')),
    shareLink: async () => {
      const data = await this.call((api) => api.read('link'));
      return data === null ? null : `${pageAddress()}${REPLAY_HASH}${data}`;
    },
    crashReport: () => this.call((api) => api.read('crashReport')),
  };

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.listeners.clear();
    for (const reached of this.awaited.splice(0)) reached();
    const { link } = this;
    // Lets go of the lock in order; a worker that does not answer is stopped all the same.
    void Promise.race([link.api.close(), new Promise((resolve) => setTimeout(resolve, 500))]).finally(link.stop);
  }
}

class SilenceError extends Error {}

/** The answer of the worker, or its end. */
export async function within<T>(link: Link, work: (api: HostApi) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilenceError('the table does not answer')), PATIENCE);
  });
  try {
    return await Promise.race([work(link.api), link.broken, silence]);
  } finally {
    clearTimeout(timer);
  }
}

export function unwrap<T>(result: Reply<T>): T {
  if (result.ok) return result.value;
  if (result.kind === 'save') throw new SaveError(result.problem, result.detail);
  throw new TableError(result.problem, result.detail);
}

function pageAddress(): string {
  const { location } = globalThis as { location?: Location };
  return location ? `${location.origin}${location.pathname}` : '';
}
