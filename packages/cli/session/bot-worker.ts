import { parentPort } from 'node:worker_threads';
import { type BotJob, think } from '@starhold/bots';
import { gameById } from '@starhold/lab';

/** The other end of `bot-thread.ts`. Gets what the bot's seat knows, and nothing else of the table. */
parentPort?.on('message', (job: BotJob) => parentPort?.postMessage(think(gameById(job.game), job).pick));
