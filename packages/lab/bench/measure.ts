import type { GameModule } from '@starhold/kernel';
import { quickRng } from '@starhold/kernel';
import { playGame } from '../play.ts';
import { settingFor } from '../setting.ts';
import { median, rounded } from '../stats.ts';
import { chessGames } from './chess.ts';
import { Playouts } from './playouts.ts';
import { type TableCost, tableCost } from './tables.ts';
import { ticTacToeGames } from './tic-tac-toe.ts';

export interface GameBench {
  /** Random playouts. */
  decisionsPerCpuSecond: number;
  cloneMicros: number;
  ratioToBoardgameIo: number;
  ratioToChess: number;
  /** Whole games in which the `rules` policy plays every seat. */
  rulesGamesPerCpuSecond: number;
  /** Recorded and filmed play against play that nobody watches. */
  filmedRatio: number;
  table: TableCost;
}

/** One game beside the two yardsticks. */
export interface Measured extends GameBench {
  movesPerCpuSecond: number;
  pliesPerCpuSecond: number;
}

const LONGEST_WARM_UP_MS = 3_000;
const SPELL_MS = 250;
/** No further round begins after this, however slow the machine. */
const ENOUGH_MS = 20_000;
/** Looking at the clock takes as long as dozens of decisions. */
const GAMES_PER_LOOK = 32;
/** Of what is measured beside the playouts. */
const SIDE_ROUNDS = 5;
const POSITIONS = 300;
const CLONES_PER_ROUND = 10_000;

/** All CPU time of the process, its garbage collector included. */
function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Repeats `play` for a spell of CPU time; how much it did per CPU-second. */
function rate(play: () => number, milliseconds: number, perLook = GAMES_PER_LOOK): number {
  const started = cpuMicros();
  let done = 0;
  let spent = 0;
  while (spent < milliseconds * 1_000) {
    for (let i = 0; i < perLook; i++) done += play();
    spent = cpuMicros() - started;
  }
  return (1e6 * done) / spent;
}

/**
 * The game and the yardsticks are measured in turn, round by round, so that a machine that is slow for a while is slow
 * for all; medians over the rounds.
 */
export function measure(game: GameModule, rounds: number): Measured {
  const playTicTacToe = ticTacToeGames(quickRng(2));
  const playChess = chessGames(quickRng(3));
  const playouts = new Playouts(game);
  const play = (): number => playouts.play();
  // First, not between the spells: to clear away so many copies would fall to whoever comes next.
  const clones = cloneMicros(game, playouts, rounds);
  const warmUp = Math.min(LONGEST_WARM_UP_MS, rounds * SPELL_MS);
  for (const each of [playTicTacToe, playChess, play]) rate(each, warmUp);
  const found = { moves: [] as number[], plies: [] as number[], decisions: [] as number[] };
  const ratios = { moves: [] as number[], plies: [] as number[] };
  const started = performance.now();
  for (let round = 0; round < rounds && performance.now() - started < ENOUGH_MS; round++) {
    const moves = rate(playTicTacToe, SPELL_MS);
    const plies = rate(playChess, SPELL_MS);
    const decisions = rate(play, SPELL_MS);
    found.moves.push(moves);
    found.plies.push(plies);
    found.decisions.push(decisions);
    ratios.moves.push(decisions / moves);
    ratios.plies.push(decisions / plies);
  }
  // After the random playouts, not between them: what these leave behind would slow down whoever comes next.
  const games = policyGames(game);
  const policy: number[] = [];
  const filmed: number[] = [];
  rate(games, warmUp, 1);
  for (let round = 0; round < Math.min(rounds, SIDE_ROUNDS); round++) {
    policy.push(rate(games, 2 * SPELL_MS, 1));
    const plain = rate(play, SPELL_MS);
    filmed.push(rate(() => playouts.playFilmed(), SPELL_MS) / plain);
  }
  return {
    decisionsPerCpuSecond: Math.round(median(found.decisions)),
    cloneMicros: rounded(median(clones), 3),
    ratioToBoardgameIo: rounded(median(ratios.moves), 2),
    ratioToChess: rounded(median(ratios.plies), 2),
    rulesGamesPerCpuSecond: rounded(median(policy), 1),
    filmedRatio: rounded(median(filmed), 2),
    table: tableCost(game),
    movesPerCpuSecond: median(found.moves),
    pliesPerCpuSecond: median(found.plies),
  };
}

/** Plays one whole game of the hand-written policy in the default mode at each call, each of another deal. */
function policyGames(game: GameModule): () => number {
  const series = { game: game.id, setting: settingFor(game, {}), bots: ['rules'], seed: 'bench' };
  let index = 0;
  return () => {
    playGame(game, series, index++);
    return 1;
  };
}

/** Means over positions met in random games. What is copied is kept for a while, so that nothing can be left out. */
function cloneMicros(game: GameModule, playouts: Playouts, rounds: number): number[] {
  const positions = playouts.positions(POSITIONS, 7);
  const kept: unknown[] = new Array(64);
  const means: number[] = [];
  for (let round = 0; round < 2 * rounds; round++) {
    const started = cpuMicros();
    for (let i = 0; i < CLONES_PER_ROUND; i++) {
      kept[i % kept.length] = game.rules.clone(positions[i % positions.length]);
    }
    means.push((cpuMicros() - started) / CLONES_PER_ROUND);
  }
  return means.slice(rounds); // the first half is warm-up
}
