import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { BotJob } from '@starhold/bots';

/** The other end of `bot-thread.ts`. Gets what the bot's seat knows, and nothing else of the table. */

/** Halves the time to start; so everything else is loaded after this line. */
enableCompileCache();
const [{ think }, { gameById }] = await Promise.all([import('@starhold/bots'), import('@starhold/lab')]);

parentPort?.on('message', (job: BotJob) => parentPort?.postMessage(think(gameById(job.game), job).pick));
