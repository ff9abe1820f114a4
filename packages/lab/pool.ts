import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gameById } from './games.ts';
import { type Played, playGame, type Series } from './play.ts';

/** Called now and then with how many games are done. */
export type Progress = (done: number) => void;

/** To a worker: play these. From it: one finished chunk, or how far it is. */
export interface Chunk {
  from: number;
  to: number;
}
export type WorkerReport = { done: number } | { from: number; played: Played[] };

export const USUAL_WORKERS = availableParallelism();

/** At most so many games in one piece: the last worker should not keep the others waiting. */
const CHUNK = 64;
const CHUNKS_PER_WORKER = 12;
const TICK_MS = 100;

/** Plays all games of a series and returns them in order, whoever played which. */
export async function playSeries(
  series: Series,
  games: number,
  workers: number,
  progress?: Progress,
): Promise<Played[]> {
  const crew = Math.min(workers, games);
  return crew <= 1 ? playHere(series, games, progress) : playThere(series, games, crew, progress);
}

async function playHere(series: Series, games: number, progress?: Progress): Promise<Played[]> {
  const game = gameById(series.game);
  const played: Played[] = [];
  let next = performance.now() + TICK_MS;
  for (let i = 0; i < games; i++) {
    played.push(playGame(game, series, i));
    if (performance.now() < next) continue;
    progress?.(i + 1);
    await setImmediate();
    next = performance.now() + TICK_MS;
  }
  return played;
}

async function playThere(series: Series, games: number, crew: number, progress?: Progress): Promise<Played[]> {
  const played = new Array<Played>(games);
  const size = Math.max(1, Math.min(CHUNK, Math.ceil(games / (crew * CHUNKS_PER_WORKER))));
  let given = 0;
  const done = new Array<number>(crew).fill(0);
  const workers = done.map(() => new Worker(new URL('./worker.ts', import.meta.url), { workerData: series }));
  try {
    await Promise.all(
      workers.map(
        (worker, w) =>
          new Promise<void>((resolve, reject) => {
            let finished = 0;
            const next = (): void => {
              if (given >= games) return resolve();
              const chunk: Chunk = { from: given, to: Math.min(games, given + size) };
              given = chunk.to;
              worker.postMessage(chunk);
            };
            worker.on('error', reject);
            worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
            worker.on('message', (report: WorkerReport) => {
              if ('played' in report) {
                played.splice(report.from, report.played.length, ...report.played);
                finished += report.played.length;
                done[w] = finished;
                next();
              } else done[w] = finished + report.done;
              progress?.(done.reduce((sum, n) => sum + n, 0));
            });
            next();
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return played;
}
