import type { GameModule } from '@starhold/kernel';
import { quickRng } from '@starhold/kernel';
import { OFFERED } from '../games.ts';
import { median, rounded } from '../stats.ts';
import { Playouts } from './playouts.ts';
import { ticTacToeGames } from './tic-tac-toe.ts';

export interface Bench {
  games: Record<string, { decisionsPerCpuSecond: number; cloneMicros: number; ratioToBoardgameIo: number }>;
  boardgameIo: { movesPerCpuSecond: number };
}

/** More of them make the medians steadier. */
export const USUAL_ROUNDS = 15;
const LONGEST_WARM_UP_MS = 3_000;
const SPELL_MS = 250;
/** No further round begins after this, however slow the machine. */
const ENOUGH_MS = 26_000;
/** Looking at the clock takes time too. */
const GAMES_PER_LOOK = 8;
const POSITIONS = 300;
const CLONES_PER_ROUND = 10_000;

/** All CPU time of the process, its garbage collector included. */
function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Repeats `play` for a spell of CPU time; how much it did per CPU-second. */
function rate(play: () => number, milliseconds: number): number {
  const started = cpuMicros();
  let done = 0;
  let spent = 0;
  while (spent < milliseconds * 1_000) {
    for (let i = 0; i < GAMES_PER_LOOK; i++) done += play();
    spent = cpuMicros() - started;
  }
  return (1e6 * done) / spent;
}

interface Entrant {
  game: GameModule;
  playouts: Playouts;
  positions: ReturnType<Playouts['positions']>;
  rates: number[];
  clones: number[];
  ratios: number[];
}

/**
 * Both are measured in turn, round by round, so that a machine that is slow for a while is slow for both; medians over
 * the rounds.
 */
export function runBench(rounds = USUAL_ROUNDS, games: readonly GameModule[] = OFFERED): Bench {
  const playTicTacToe = ticTacToeGames(quickRng(2));
  const moves: number[] = [];
  const entrants = games.map((game): Entrant => {
    const playouts = new Playouts(game);
    return { game, playouts, positions: playouts.positions(POSITIONS, 7), rates: [], clones: [], ratios: [] };
  });
  // First, not between the spells: to clear away so many copies would fall to whoever comes next.
  for (const e of entrants) {
    for (let round = 0; round < 2 * rounds; round++) e.clones.push(cloneMicros(e));
    e.clones.splice(0, rounds); // the first half is warm-up
  }
  const warmUp = Math.min(LONGEST_WARM_UP_MS, rounds * SPELL_MS);
  rate(playTicTacToe, warmUp);
  for (const e of entrants) rate(() => e.playouts.play(), warmUp);
  const started = performance.now();
  for (let round = 0; round < rounds && performance.now() - started < ENOUGH_MS; round++) {
    const yardstick = rate(playTicTacToe, SPELL_MS);
    moves.push(yardstick);
    for (const e of entrants) {
      const decisions = rate(() => e.playouts.play(), SPELL_MS);
      e.rates.push(decisions);
      e.ratios.push(decisions / yardstick);
    }
  }
  return {
    games: Object.fromEntries(
      entrants.map((e) => [
        e.game.id,
        {
          decisionsPerCpuSecond: Math.round(median(e.rates)),
          cloneMicros: rounded(median(e.clones), 3),
          ratioToBoardgameIo: rounded(median(e.ratios), 2),
        },
      ]),
    ),
    boardgameIo: { movesPerCpuSecond: Math.round(median(moves)) },
  };
}

/** Mean over positions met in random games. What is copied is kept for a while, so that nothing can be left out. */
function cloneMicros({ game, positions }: Entrant): number {
  const kept: unknown[] = new Array(64);
  const started = cpuMicros();
  for (let i = 0; i < CLONES_PER_ROUND; i++) kept[i % kept.length] = game.rules.clone(positions[i % positions.length]);
  return (cpuMicros() - started) / CLONES_PER_ROUND;
}
