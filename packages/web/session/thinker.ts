import type { BotJob, Thought } from '@starhold/bots';
import { type Remote, wrap } from 'comlink';
import { startWorker } from './spawn.ts';
import type { TableSetup } from './types.ts';

export interface Thinker {
  /** What is to be thought about. `soon`: somebody will have to think, and loading takes longer than thinking. */
  prepare(setup: Pick<TableSetup, 'game' | 'pack'>, soon: boolean): void;
  think(job: BotJob): Promise<Thought>;
  close(): void;
}

/** The page's own part of the bot worker. */
export interface BotApi {
  prepare(setup: Pick<TableSetup, 'game' | 'pack'>): Promise<void>;
  think(job: BotJob): Promise<Thought>;
}

/** A bot that says nothing for so much longer than it was given is stopped. */
const PATIENCE = 4000;

/** Bots in a worker of their own, so that people can answer while one thinks. Started when the first bot is asked. */
export class WorkerThinker implements Thinker {
  private worker: Worker | undefined;
  private api: Remote<BotApi> | undefined;
  private setup: Pick<TableSetup, 'game' | 'pack'> | undefined;
  /** Those who wait for an answer. */
  private readonly waiting = new Set<(why: Error) => void>();

  async think(job: BotJob): Promise<Thought> {
    const api = this.start();
    const { promise: failed, reject } = Promise.withResolvers<never>();
    this.waiting.add(reject);
    const timer = setTimeout(() => this.restart('the bot does not answer'), job.maxMillis + PATIENCE);
    try {
      return await Promise.race([api.think(job), failed]);
    } finally {
      clearTimeout(timer);
      this.waiting.delete(reject);
    }
  }

  prepare({ game, pack }: Pick<TableSetup, 'game' | 'pack'>, soon: boolean): void {
    this.setup = pack ? { game, pack } : { game };
    if (soon) this.start();
  }

  private start(): Remote<BotApi> {
    if (this.api) return this.api;
    this.worker = startWorker('botWorker');
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.restart(event.message);
    };
    this.api = wrap<BotApi>(this.worker);
    // A worker that is started again knows nothing of the table.
    if (this.setup) this.api.prepare(this.setup).catch(() => {});
    return this.api;
  }

  private restart(why: string): void {
    this.close();
    for (const reject of this.waiting) reject(new Error(why));
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.api = undefined;
  }
}
