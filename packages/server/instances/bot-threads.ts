import { Worker } from 'node:worker_threads';
import type { BotJob, Thought } from '@starhold/bots';
import type { Metrics } from '../metrics.ts';
import type { ThreadSays } from './bot-thread.ts';

/** Bots think on threads of this process, each on one job at a time; those who come meanwhile wait, but not without end. */

export interface BotThreads {
  think(job: BotJob, id: string): Promise<Thought>;
  close(): Promise<void>;
}

export interface BotThreadsOptions {
  threads: number;
  /** More than so many do not wait: whoever asked plays by the game's own policy. */
  mostWaiting?: number;
  /** On top of the time a bot may think; the first job of a game has to load it. */
  patienceMs?: number;
  metrics?: Metrics;
}

interface Waiting {
  job: BotJob;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** One thread, started with its first job and again after it broke. */
class Thread {
  private worker: Worker | undefined;
  private current: { resolve(thought: Thought): void; reject(error: Error): void } | undefined;
  private readonly patienceMs: number;

  constructor(patienceMs: number) {
    this.patienceMs = patienceMs;
  }

  get isBusy(): boolean {
    return this.current !== undefined;
  }

  run(job: BotJob): Promise<Thought> {
    const worker = this.worker ?? this.start();
    const { promise, resolve, reject } = Promise.withResolvers<Thought>();
    this.current = { resolve, reject };
    const timer = setTimeout(() => this.fail(worker, 'the bot does not answer'), job.maxMillis + this.patienceMs);
    worker.postMessage(job);
    return promise.finally(() => {
      clearTimeout(timer);
      this.current = undefined;
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    worker.on('message', (says: ThreadSays) => {
      if (worker !== this.worker) return;
      if ('failed' in says) this.current?.reject(new Error(`the bot failed (${says.failed})`));
      else this.current?.resolve(says as Thought);
    });
    worker.on('error', () => this.fail(worker, 'the thread of the bot broke'));
    worker.on('exit', () => this.fail(worker, 'the thread of the bot ended'));
    this.worker = worker;
    return worker;
  }

  /** Whatever it is at, nobody waits for it: the next job gets a new one. */
  private fail(worker: Worker, why: string): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    void worker.terminate();
    this.current?.reject(new Error(why));
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker) this.fail(worker, 'the server stops');
    await worker?.terminate();
  }
}

export function startBotThreads(options: BotThreadsOptions): BotThreads {
  const { threads, mostWaiting = 200, patienceMs = 4_000, metrics } = options;
  const crew = Array.from({ length: threads }, () => new Thread(patienceMs));
  const waiting: Waiting[] = [];
  let isClosed = false;
  metrics?.watch('bots_waiting', 'bots that wait for a thread', () => waiting.length);

  const next = (): void => {
    const free = crew.find(({ isBusy }) => !isBusy);
    const first = free ? waiting.shift() : undefined;
    if (!free || !first) return;
    const stop = metrics?.botSeconds.startTimer();
    free
      .run(first.job)
      .then(
        (thought) => {
          stop?.({ outcome: 'thought' });
          first.resolve(thought);
        },
        (error: Error) => {
          stop?.({ outcome: 'failed' });
          first.reject(error);
        },
      )
      .finally(next);
  };

  return {
    think(job) {
      if (isClosed || waiting.length >= mostWaiting) return Promise.reject(new Error('too many bots think'));
      const { promise, resolve, reject } = Promise.withResolvers<Thought>();
      waiting.push({ job, resolve, reject });
      next();
      return promise;
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the server stops'));
      await Promise.all(crew.map((thread) => thread.close()));
    },
  };
}
