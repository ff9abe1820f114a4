import { Worker } from 'node:worker_threads';
import type { Looked, Order, PlayTimes, Reply } from './crowd.ts';

/** What a young thing of theirs may take together: they are thousands, and each keeps a position until its next one. */
const YOUNG_MB = 192;

interface Done {
  open: null;
  play: PlayTimes;
  look: Looked;
}

/** The people of a load, as whoever measures sees them: one order after the other. */
export class Players {
  private readonly worker = new Worker(new URL('./crowd.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  private readonly say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.say = say;
  }

  ask<O extends Order>(order: O): Promise<Done[O['do']]> {
    return new Promise((resolve, reject) => {
      const hear = (reply: Reply): void => {
        if ('line' in reply) return this.say(reply.line);
        this.worker.off('message', hear).off('error', reject);
        if ('failed' in reply) reject(new Error(reply.failed));
        else resolve(reply.done as Done[O['do']]);
      };
      this.worker.on('message', hear).once('error', reject).postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
