import { parentPort } from 'node:worker_threads';
import { type BotJob, think } from '@starhold/bots';
import { loadBotGame } from '@starhold/session';

/** One thread on which bots think. Gets projected situations only: a view, a decision, a world re-dealt for the seat. */

export type ThreadSays = { pick: unknown; ranked: unknown } | { failed: string };

parentPort?.on('message', async (job: BotJob) => {
  let says: ThreadSays;
  try {
    says = think(await loadBotGame(job.game), job);
  } catch (error) {
    says = { failed: error instanceof Error ? error.name : 'unknown' };
  }
  parentPort?.postMessage(says);
});
