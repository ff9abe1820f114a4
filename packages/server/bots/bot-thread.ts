import { parentPort } from 'node:worker_threads';
import { type BotJob, think } from '@starhold/bots';
import { loadBotGame } from '@starhold/session';

/** A thread in which bots think. Gets what a seat knows and a re-dealt world, never a table. */
parentPort?.on('message', (job: BotJob) => {
  loadBotGame(job.game)
    .then((game) => parentPort?.postMessage({ thought: think(game, job) }))
    .catch((error: unknown) => parentPort?.postMessage({ error: String(error) }));
});
