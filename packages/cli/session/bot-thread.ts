import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BotJob } from '@starhold/bots';
import type { Picked } from '@starhold/kernel';

/** Where bots think that take their time: Ctrl-C is heard meanwhile, and ends them in the middle of a thought. */
export class BotThread {
  private worker: Worker | undefined;

  /** Loading takes longer than thinking: whoever knows that a bot will be asked says so early. */
  start(): Worker {
    this.worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url));
    return this.worker;
  }

  /** Undefined when it was stopped. */
  async think(job: BotJob, stop: AbortSignal): Promise<Picked | undefined> {
    const worker = this.start();
    const answer = once(worker, 'message', { signal: stop });
    worker.postMessage(job);
    try {
      const [pick] = (await answer) as [Picked];
      return pick;
    } catch (error) {
      if (stop.aborted) return undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }
}
