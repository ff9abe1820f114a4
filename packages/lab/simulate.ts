import { hashOf } from '@starhold/kernel';
import type { Played, Series } from './play.ts';
import { type Progress, playSeries } from './pool.ts';
import { type Interval, mean, rounded, wilson } from './stats.ts';

export interface SimulationResult {
  game: string;
  mode: string;
  /** 0 where every game drew its own number. */
  players: number;
  games: number;
  finished: number;
  /** Not over after DECISION_LIMIT decisions. */
  stuck: number;
  /** Stopped by a bug in the rules, by a broken invariant or by a bot's illegal answer. */
  errors: number;
  /** How often each word ended a game; under the name that reports have always had for it. */
  outcomes: Record<string, number>;
  /** Of the finished games, with 95 % intervals. */
  rates: Record<string, Interval>;
  /** Why they ended, in the game's words. */
  reasons: Record<string, number>;
  /** How each seat did: alone at the first place, level at it, and 1 for the first … 0 for the last on average. */
  seats: Stand[];
  /** The same for each bot, whichever seats it had. */
  bots: Record<string, Stand>;
  decisionsPerGame: number;
  roundsPerGame: number;
  decisionsPerCpuSecond: number;
  /** Of all games in order: the same series gives the same hash for any number of workers. */
  hash: string;
}

export interface Stand {
  games: number;
  won: Interval;
  drawn: number;
  points: number;
}

export interface Simulation {
  result: SimulationResult;
  /** The first few problems, one line each. */
  problems: string[];
}

const PROBLEMS_TOLD = 5;

export async function simulate(
  series: Series,
  games: number,
  workers: number,
  progress?: Progress,
): Promise<Simulation> {
  const played = await playSeries(series, games, workers, progress);
  return { result: resultOf(series, played), problems: problemsOf(series, played) };
}

function resultOf(series: Series, played: readonly Played[]): SimulationResult {
  const finished = played.filter((p) => p.fate === 'over');
  const ends = counts(finished.map((p) => p.over));
  const seats = finished[0]?.seats.length ?? 0;
  const bots = [...new Set(finished.flatMap((p) => p.seats.map(({ bot }) => bot)))].sort();
  const decisions = played.reduce((sum, p) => sum + p.decisions, 0);
  const cpuMicros = played.reduce((sum, p) => sum + p.cpuMicros, 0);
  return {
    game: series.game,
    mode: series.mixed ? 'mixed' : series.setting.mode,
    players: series.mixed ? 0 : series.setting.players,
    games: played.length,
    finished: finished.length,
    stuck: played.filter((p) => p.fate === 'stuck').length,
    errors: played.filter((p) => p.fate === 'error').length,
    outcomes: ends,
    rates: Object.fromEntries(Object.entries(ends).map(([name, n]) => [name, short(wilson(n, finished.length))])),
    reasons: counts(finished.map((p) => p.reason)),
    seats: series.mixed
      ? []
      : Array.from({ length: seats }, (_, seat) => standOf(finished.flatMap((p) => p.seats[seat] ?? []))),
    bots: Object.fromEntries(
      bots.map((bot) => [bot, standOf(finished.flatMap((p) => p.seats.filter((seat) => seat.bot === bot)))]),
    ),
    decisionsPerGame: rounded(mean(played.map((p) => p.decisions)), 2),
    roundsPerGame: rounded(mean(played.map((p) => p.rounds)), 2),
    decisionsPerCpuSecond: Math.round((1e6 * decisions) / Math.max(1, cpuMicros)),
    hash: hashOf(played.map((p) => [p.fate, p.over, p.decisions, p.rounds, p.hash])),
  };
}

function counts(words: readonly string[]): Record<string, number> {
  const names = [...new Set(words)].sort();
  return Object.fromEntries(names.map((name) => [name, words.filter((word) => word === name).length]));
}

function standOf(seats: Played['seats']): Stand {
  const won = seats.filter(({ standing }) => standing === 'won').length;
  return {
    games: seats.length,
    won: short(wilson(won, seats.length)),
    drawn: seats.filter(({ standing }) => standing === 'drawn').length,
    points: rounded(mean(seats.map(({ points }) => points)), 4),
  };
}

function short({ rate, low, high }: Interval): Interval {
  return { rate: rounded(rate, 4), low: rounded(low, 4), high: rounded(high, 4) };
}

function problemsOf(series: Series, played: readonly Played[]): string[] {
  const problems: string[] = [];
  played.forEach((p, i) => {
    if (p.fate === 'over' || problems.length >= PROBLEMS_TOLD) return;
    const what = p.fate === 'stuck' ? `not over after ${p.decisions} decisions` : p.problem;
    problems.push(`game ${i} of series "${series.seed}": ${what}`);
  });
  return problems;
}
