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
  outcomes: Record<string, number>;
  /** Of the finished games, with 95 % intervals. */
  rates: Record<string, Interval>;
  decisionsPerGame: number;
  roundsPerGame: number;
  decisionsPerCpuSecond: number;
  /** Of all games in order: the same series gives the same hash for any number of workers. */
  hash: string;
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
  const outcomes: Record<string, number> = {};
  for (const name of [...new Set(finished.map((p) => p.outcome))].sort()) {
    outcomes[name] = finished.filter((p) => p.outcome === name).length;
  }
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
    outcomes,
    rates: Object.fromEntries(Object.entries(outcomes).map(([name, n]) => [name, short(wilson(n, finished.length))])),
    decisionsPerGame: rounded(mean(played.map((p) => p.decisions)), 2),
    roundsPerGame: rounded(mean(played.map((p) => p.rounds)), 2),
    decisionsPerCpuSecond: Math.round((1e6 * decisions) / Math.max(1, cpuMicros)),
    hash: hashOf(played.map((p) => [p.fate, p.outcome, p.decisions, p.rounds, p.hash])),
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
