import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from './games.ts';
import { type Played, playGame, type Series } from './play.ts';
import type { Chunk, WorkerReport } from './pool.ts';

/** One thread of `pool.ts`: plays the chunks it is given and reports. */

const TICK_MS = 200;
const series = workerData as Series;
const game = gameById(series.game);

function tell(report: WorkerReport): void {
  parentPort?.postMessage(report);
}

parentPort?.on('message', ({ from, to }: Chunk) => {
  const played: Played[] = [];
  let next = performance.now() + TICK_MS;
  for (let i = from; i < to; i++) {
    played.push(playGame(game, series, i));
    if (performance.now() < next) continue;
    tell({ done: played.length });
    next = performance.now() + TICK_MS;
  }
  tell({ from, played });
});
