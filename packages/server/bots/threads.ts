import { Worker } from 'node:worker_threads';
import type { BotJob, Thought } from '@starhold/bots';
import type { Thinker } from '../tables/surroundings.ts';

/** More jobs than this in the queue are refused: the game's own policy answers instead. */
const MOST_WAITING = 200;
/** A bot that says nothing for so much longer than it may think is stopped. */
const PATIENCE = 2_000;

interface Waiting {
  job: BotJob;
  resolve(thought: Thought): void;
  reject(why: Error): void;
}

interface Thread {
  worker: Worker;
  busy: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

/** Bots think in a few threads of their own, so that nobody who plays waits for them. Started when the first is asked. */
export class ThreadThinker implements Thinker {
  private readonly size: number;
  private readonly threads: Thread[] = [];
  private readonly queue: Waiting[] = [];
  private isClosed = false;

  constructor(size: number) {
    this.size = size;
  }

  think(job: BotJob): Promise<Thought> {
    if (this.isClosed || this.queue.length >= MOST_WAITING)
      return Promise.reject(new Error('too many bots are thinking'));
    return new Promise((resolve, reject) => {
      this.queue.push({ job, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.queue.length === 0) return;
    const thread = this.threads.find(({ busy }) => busy === null) ?? this.start();
    if (!thread) return;
    const waiting = this.queue.shift() as Waiting;
    thread.busy = waiting;
    thread.timer = setTimeout(() => this.fail(thread, 'the bot does not answer'), waiting.job.maxMillis + PATIENCE);
    thread.worker.postMessage(waiting.job);
  }

  private start(): Thread | undefined {
    if (this.threads.length >= this.size) return undefined;
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    worker.unref();
    const thread: Thread = { worker, busy: null, timer: undefined };
    this.threads.push(thread);
    worker.on('message', (said: { thought: Thought } | { error: string }) => {
      clearTimeout(thread.timer);
      const { busy } = thread;
      thread.busy = null;
      if ('thought' in said) busy?.resolve(said.thought);
      else busy?.reject(new Error(said.error));
      this.next();
    });
    worker.on('error', (error) => this.fail(thread, error.message));
    return thread;
  }

  /** The thread goes with what it was doing; another one is started for the next job. */
  private fail(thread: Thread, why: string): void {
    clearTimeout(thread.timer);
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    void thread.worker.terminate();
    thread.busy?.reject(new Error(why));
    thread.busy = null;
    this.next();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('closed'));
    for (const thread of this.threads.splice(0)) {
      clearTimeout(thread.timer);
      thread.busy?.reject(new Error('closed'));
      await thread.worker.terminate();
    }
  }
}
