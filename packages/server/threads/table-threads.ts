import { Worker } from 'node:worker_threads';
import type { Eyes } from '@starhold/kernel';
import type { Asked, CallName, MessageName, Said } from '@starhold/wire';
import type { CommitNote } from '../commit-note.ts';
import { Door } from '../tables/door.ts';
import { refused } from '../tables/live.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { OpenTables, TablesSettings } from '../tables/tables.ts';
import { Line } from './line.ts';
import type { ThreadData } from './table-thread.ts';

/** What threads need of the world they do not have themselves. */
export interface ThreadWorld extends Pick<Surroundings, 'store' | 'thinker' | 'progress' | 'forward' | 'report'> {
  /** To all who look at a table through these eyes; `text` is JSON. */
  send(table: string, eyes: Eyes, name: MessageName, text: string | undefined): void;
  /** Where rows are kept in a SQLite file: threads write them there themselves, and say so. */
  rows?: OwnRows;
}

export interface OwnRows {
  file: string;
  committed(note: CommitNote): void;
}

interface Thread {
  worker: Worker;
  line: Line;
}

interface Watch {
  id: string;
  eyes: Eyes;
}

const COUNT_MS = 2_000;

/**
 * Tables on threads of their own: a whole collection of memory there, or a long calculation, holds up nobody who reads or
 * writes a socket, and the other way round. Each table belongs to one thread for good, by its id; the store fences off what
 * a thread that died may still have under way.
 */
export class TableThreads implements OpenTables {
  private readonly world: ThreadWorld;
  private readonly settings: TablesSettings;
  private readonly threads: Thread[];
  private readonly watches = new Map<number, Watch>();
  private watched_ = 0;
  private size_ = 0;
  private lastWatch = 0;
  private isClosed = false;
  private counting: NodeJS.Timeout | undefined;

  constructor(count: number, world: ThreadWorld, settings: TablesSettings) {
    this.world = world;
    this.settings = settings;
    this.threads = Array.from({ length: count }, (_, i) => this.spawn(i));
  }

  private spawn(i: number): Thread {
    const { world, settings } = this;
    const data: ThreadData = { settings, canForward: world.forward !== undefined, file: world.rows?.file };
    const worker = new Worker(new URL('./table-thread.ts', import.meta.url), { workerData: data });
    const line = new Line(worker, {
      store: (name: 'overdue', ...args: [number]) => this.store(i, name, args),
      think: (...args: Parameters<ThreadWorld['thinker']['think']>) => world.thinker.think(...args),
      forward: (...args: Parameters<NonNullable<ThreadWorld['forward']>>) => world.forward?.(...args),
      send: world.send,
      progress: world.progress,
      report: world.report,
      committed: (note: CommitNote) => world.rows?.committed(note),
    });
    worker.on('error', (error) => world.report('table thread', { message: String(error) }));
    worker.once('exit', () => this.lost(i, line));
    return { worker, line };
  }

  /** A thread looks after its own tables only. */
  private async store(i: number, name: keyof ThreadWorld['store'], args: unknown[]): Promise<unknown> {
    const said = await (this.world.store[name] as (...args: unknown[]) => Promise<unknown>)(...args);
    return name === 'overdue' ? (said as string[]).filter((id) => this.indexOf(id) === i) : said;
  }

  /** It is gone with all that it held: another one opens the tables from the store, and pages ask anew. */
  private lost(i: number, line: Line): void {
    line.cut(new Error('the thread is gone'));
    if (this.isClosed) return;
    const fresh = this.spawn(i);
    this.threads[i] = fresh;
    fresh.line.ask('start').catch((error) => this.world.report('table thread', { message: String(error) }));
    for (const [n, { id, eyes }] of this.watches) {
      if (this.indexOf(id) !== i) continue;
      fresh.line.tell('watch', n, id, eyes);
      this.world.send(id, eyes, 'resync', undefined);
    }
  }

  private indexOf(id: string): number {
    let sum = 0;
    for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) >>> 0;
    return sum % this.threads.length;
  }

  private lineOf(id: string): Line {
    return this.threads[this.indexOf(id)].line;
  }

  async start(): Promise<void> {
    await Promise.all(this.threads.map(({ line }) => line.ask('start')));
    this.counting = setInterval(() => void this.count().catch(() => {}), COUNT_MS);
    this.counting.unref();
  }

  private async count(): Promise<void> {
    const counts = await Promise.all(
      this.threads.map(({ line }) => line.ask<{ size: number; watched: number }>('counts')),
    );
    this.size_ = counts.reduce((sum, { size }) => sum + size, 0);
    this.watched_ = counts.reduce((sum, { watched }) => sum + watched, 0);
  }

  /** As counted a moment ago. */
  get size(): number {
    return this.size_;
  }

  get watched(): number {
    return this.watched_;
  }

  readonly create: OpenTables['create'] = (id, brief) => this.lineOf(id).ask('create', id, brief);
  readonly deal: OpenTables['deal'] = (id) => this.lineOf(id).ask('deal', id);
  readonly stopDeal: OpenTables['stopDeal'] = (id) => this.lineOf(id).ask('stopDeal', id);
  readonly sit: OpenTables['sit'] = (id, ...who) => this.lineOf(id).ask('sit', id, ...who);
  readonly saved: OpenTables['saved'] = (id) => this.lineOf(id).ask('saved', id);
  readonly dealFace: OpenTables['dealFace'] = (id) => this.lineOf(id).ask('dealFace', id);
  readonly touch: OpenTables['touch'] = (id, eyes) => this.lineOf(id).tell('touch', id, eyes);

  /** `again` where the thread died under it: whoever asks once more gets what became of the first. */
  async call<N extends CallName>(id: string, eyes: Eyes, name: N, asked: Asked<N>): Promise<Said[N]> {
    const { line } = this.threads[this.indexOf(id)];
    try {
      return await line.ask('call', id, eyes, name, asked);
    } catch (error) {
      if (this.lineOf(id) === line && !this.isClosed) throw error;
      return refused('again') as Said[N];
    }
  }

  callHere<N extends CallName>(id: string, eyes: Eyes, name: N, asked: Asked<N>): Promise<Said[N]> {
    return this.lineOf(id).ask('callHere', id, eyes, name, asked);
  }

  door(id: string, eyes: Eyes): Door {
    return new Door(this, id, eyes);
  }

  watch(id: string, eyes: Eyes): () => void {
    const n = ++this.lastWatch;
    this.watches.set(n, { id, eyes });
    this.lineOf(id).tell('watch', n, id, eyes);
    return () => {
      if (this.watches.delete(n)) this.lineOf(id).tell('unwatch', n);
    };
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    clearInterval(this.counting);
    await Promise.all(this.threads.map(({ line }) => line.ask('close')));
    this.isClosed = true;
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
