import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { OFFERED } from '../games.ts';
import { median } from '../stats.ts';
import type { GameBench, Measured } from './measure.ts';
import { lateAnswerRatio } from './tables.ts';

export interface Bench {
  games: Record<string, GameBench>;
  boardgameIo: { movesPerCpuSecond: number };
  chess: { pliesPerCpuSecond: number };
  /** An answer after 3,000 events against one at the start of a game. */
  lateAnswerRatio: number;
}

/** More of them make the medians steadier. */
export const USUAL_ROUNDS = 15;

const ONE = fileURLToPath(new URL('./one.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Each game in a process of its own, one after the other, as a bot's thread plays one game: in a process that has played
 * several, the engine's call sites know the shapes of all of them and are slower for each.
 */
export async function runBench(rounds = USUAL_ROUNDS, ids = OFFERED.map((game) => game.id)): Promise<Bench> {
  const late = lateAnswerRatio();
  const games: Record<string, GameBench> = {};
  const moves: number[] = [];
  const plies: number[] = [];
  for (const id of ids) {
    const { stdout } = await run(process.execPath, [ONE, id, String(rounds)]);
    const { movesPerCpuSecond, pliesPerCpuSecond, ...game } = JSON.parse(stdout) as Measured;
    games[id] = game;
    moves.push(movesPerCpuSecond);
    plies.push(pliesPerCpuSecond);
  }
  return {
    games,
    boardgameIo: { movesPerCpuSecond: Math.round(median(moves)) },
    chess: { pliesPerCpuSecond: Math.round(median(plies)) },
    lateAnswerRatio: late,
  };
}
