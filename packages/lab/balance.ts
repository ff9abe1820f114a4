import { type GameModule, valuesOf as valuesOfSpec } from '@starhold/kernel';
import { InputError } from './input-error.ts';
import type { Played, Series } from './play.ts';
import { type Progress, playSeries } from './pool.ts';
import { settingFor, type Wish } from './setting.ts';
import { type Interval, mean, rounded, wilson } from './stats.ts';

/** How a game stands: a series for every combination of some options, e.g. each boss at each difficulty. */
export interface BalanceRow {
  /** The values of the row's options, in their order. */
  of: string[];
  games: number;
  win: Interval;
  rounds: number;
  /** Why lost games ended, as parts of them. */
  losses: Record<string, number>;
  /** Rate of wins for each value of the option that the games of the row take turns in. */
  by: Record<string, number>;
  /** Stuck games and errors; there should be none. */
  unfinished: number;
}

export interface BalancePlan {
  game: GameModule;
  wish: Wish;
  bots: string[];
  seed: string;
  /** Every combination of the values of these is a row; `difficulty` is one of them, too. */
  rows: string[];
  /** Within a row the games are shared out among the values of this option. */
  by: string;
  games: number;
  workers: number;
}

export async function balanceOf(plan: BalancePlan, progress?: Progress): Promise<BalanceRow[]> {
  const values = valuesOf(plan, plan.by);
  const each = Math.max(1, Math.round(plan.games / values.length));
  const combinations = plan.rows.reduce<string[][]>(
    (so, key) => so.flatMap((row) => valuesOf(plan, key).map((value) => [...row, value])),
    [[]],
  );
  const rows: BalanceRow[] = [];
  let done = 0;
  for (const of of combinations) {
    const played: Played[][] = [];
    for (const value of values) {
      const series = seriesFor(plan, [...plan.rows, plan.by], [...of, value]);
      const before = done;
      played.push(await playSeries(series, each, plan.workers, (n) => progress?.(before + n)));
      done += each;
    }
    rows.push(rowOf(of, values, played));
  }
  return rows;
}

/** How many games there will be. */
export function gamesIn(plan: BalancePlan): number {
  const values = valuesOf(plan, plan.by).length;
  const each = Math.max(1, Math.round(plan.games / values));
  return plan.rows.reduce((n, key) => n * valuesOf(plan, key).length, values * each);
}

function valuesOf({ game, wish }: BalancePlan, key: string): string[] {
  const { mode } = settingFor(game, wish);
  const found = game.modes.find((m) => m.id === mode);
  const options = found?.options ?? {};
  const known = Object.hasOwn(options, key) ? valuesOfSpec(options[key]) : undefined;
  const values = key === 'difficulty' ? found?.difficulties : known;
  if (!values || values.length === 0) throw new InputError(`${game.id} in mode ${mode} has no option "${key}"`);
  return values.map(String);
}

/** Every row sees the same deals: what differs is what the row changes. */
function seriesFor({ game, wish, bots, seed }: BalancePlan, keys: string[], values: string[]): Series {
  const cell: Wish = { ...wish, options: { ...wish.options } };
  keys.forEach((key, i) => {
    if (key === 'difficulty') cell.difficulty = values[i];
    else cell.options = { ...cell.options, [key]: values[i] };
  });
  return { game: game.id, setting: settingFor(game, cell), bots, seed };
}

/** For the first seat, whoever sits there: in co-operative games for all. */
function isWon({ seats }: Played): boolean {
  return seats[0]?.standing === 'won';
}

function rowOf(of: string[], values: string[], played: readonly Played[][]): BalanceRow {
  const all = played.flat();
  const wins = (list: readonly Played[]): number => list.filter(isWon).length;
  const lost = all.filter((p) => p.fate === 'over' && !isWon(p));
  const reasons = [...new Set(lost.map((p) => p.reason))].sort();
  return {
    of,
    games: all.length,
    win: wilson(wins(all), all.length),
    rounds: rounded(mean(all.map((p) => p.rounds)), 1),
    losses: Object.fromEntries(
      reasons.map((end) => [end, rounded(lost.filter((p) => p.reason === end).length / lost.length, 3)]),
    ),
    by: Object.fromEntries(values.map((value, i) => [value, rounded(wins(played[i]) / played[i].length, 3)])),
    unfinished: all.filter((p) => p.fate !== 'over').length,
  };
}
