import type { GameModule } from '@starhold/kernel';
import { quickRng } from '@starhold/kernel';
import { OFFERED } from '../games.ts';
import { playGame } from '../play.ts';
import { settingFor } from '../setting.ts';
import { median, rounded } from '../stats.ts';
import { chessGames } from './chess.ts';
import { Playouts } from './playouts.ts';
import { lateAnswerRatio, type TableCost, tableCost } from './tables.ts';
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

export interface Bench {
  games: Record<string, GameBench>;
  boardgameIo: { movesPerCpuSecond: number };
  chess: { pliesPerCpuSecond: number };
  /** An answer after 3,000 events against one at the start of a game. */
  lateAnswerRatio: number;
}

/** More of them make the medians steadier. */
export const USUAL_ROUNDS = 15;
const LONGEST_WARM_UP_MS = 3_000;
const SPELL_MS = 250;
/** No further round begins after this, however slow the machine. */
const ENOUGH_MS = 26_000;
/** Looking at the clock takes time too. */
const GAMES_PER_LOOK = 8;
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

interface Entrant {
  game: GameModule;
  playouts: Playouts;
  positions: ReturnType<Playouts['positions']>;
  rates: number[];
  clones: number[];
  ratios: number[];
  chess: number[];
  policy: number[];
  filmed: number[];
}

/**
 * Both are measured in turn, round by round, so that a machine that is slow for a while is slow for both; medians over
 * the rounds.
 */
export function runBench(rounds = USUAL_ROUNDS, games: readonly GameModule[] = OFFERED): Bench {
  // On an empty heap: a spell is so short that clearing away what others left would be most of it.
  const late = lateAnswerRatio();
  const playTicTacToe = ticTacToeGames(quickRng(2));
  const playChess = chessGames(quickRng(3));
  const moves: number[] = [];
  const plies: number[] = [];
  const entrants = games.map((game): Entrant => {
    const playouts = new Playouts(game);
    return {
      game,
      playouts,
      positions: playouts.positions(POSITIONS, 7),
      rates: [],
      clones: [],
      ratios: [],
      chess: [],
      policy: [],
      filmed: [],
    };
  });
  // First, not between the spells: to clear away so many copies would fall to whoever comes next.
  for (const e of entrants) {
    for (let round = 0; round < 2 * rounds; round++) e.clones.push(cloneMicros(e));
    e.clones.splice(0, rounds); // the first half is warm-up
  }
  const warmUp = Math.min(LONGEST_WARM_UP_MS, rounds * SPELL_MS);
  rate(playTicTacToe, warmUp);
  rate(playChess, warmUp);
  for (const e of entrants) rate(() => e.playouts.play(), warmUp);
  const started = performance.now();
  for (let round = 0; round < rounds && performance.now() - started < ENOUGH_MS; round++) {
    const yardstick = rate(playTicTacToe, SPELL_MS);
    moves.push(yardstick);
    const chess = rate(playChess, SPELL_MS);
    plies.push(chess);
    for (const e of entrants) {
      const decisions = rate(() => e.playouts.play(), SPELL_MS);
      e.rates.push(decisions);
      e.ratios.push(decisions / yardstick);
      e.chess.push(decisions / chess);
    }
  }
  // After the random playouts, not between them: what these leave behind would slow down whoever comes next.
  for (const e of entrants) {
    const games = policyGames(e.game);
    rate(games, warmUp, 1);
    for (let round = 0; round < Math.min(rounds, SIDE_ROUNDS); round++) {
      e.policy.push(rate(games, 2 * SPELL_MS, 1));
      const plain = rate(() => e.playouts.play(), SPELL_MS);
      e.filmed.push(rate(() => e.playouts.playFilmed(), SPELL_MS) / plain);
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
          ratioToChess: rounded(median(e.chess), 2),
          rulesGamesPerCpuSecond: rounded(median(e.policy), 1),
          filmedRatio: rounded(median(e.filmed), 2),
          table: tableCost(e.game),
        },
      ]),
    ),
    boardgameIo: { movesPerCpuSecond: Math.round(median(moves)) },
    chess: { pliesPerCpuSecond: Math.round(median(plies)) },
    lateAnswerRatio: late,
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

/** Mean over positions met in random games. What is copied is kept for a while, so that nothing can be left out. */
function cloneMicros({ game, positions }: Entrant): number {
  const kept: unknown[] = new Array(64);
  const started = cpuMicros();
  for (let i = 0; i < CLONES_PER_ROUND; i++) kept[i % kept.length] = game.rules.clone(positions[i % positions.length]);
  return (cpuMicros() - started) / CLONES_PER_ROUND;
}
