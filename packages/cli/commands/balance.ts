import { type BalancePlan, type BalanceRow, balanceOf, gameById, gamesIn, percent, USUAL_WORKERS } from '@starhold/lab';
import type { Command } from 'commander';
import { botList, collectOption, count, integer, type TableFlags, wishOf } from '../flags.ts';
import { columns, print, printJson, progressBar } from '../output.ts';

interface Flags extends TableFlags {
  bots: string;
  games: number;
  seed: string;
  workers: number;
  rows: string;
  by: string;
  json?: boolean;
}

export function addBalance(program: Command): Command {
  return program
    .command('balance')
    .description('how often bots win, and why they lose, for every combination of some options')
    .argument('<game>')
    .option('--players <n>', 'number of players', count('players'))
    .option('--mode <mode>', 'mode of the game')
    .option('--difficulty <difficulty>')
    .option('--option <key=value>', 'option of the game; may be repeated', collectOption)
    .option('--rows <a,b,…>', 'options that make the rows, every combination of their values', 'boss,difficulty')
    .option('--by <option>', 'option whose values the games of a row are shared out among', 'character1')
    .option('--bots <a,b,…>', 'a bot for each seat; a shorter list is repeated', 'rules')
    .option('--games <n>', 'games in each row', integer('games', 1, 1_000_000), 1_000)
    .option('--seed <text>', 'name of the series', '1')
    .option('--workers <k>', 'threads', integer('workers', 1, 256), USUAL_WORKERS)
    .option('--json', 'machine-readable output')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = gameById(id);
  const { games, seed, workers, by } = flags;
  const rows = flags.rows.split(',');
  const plan: BalancePlan = {
    game,
    wish: wishOf(flags),
    bots: botList(game, flags.bots),
    seed,
    rows,
    by,
    games,
    workers,
  };
  const bar = progressBar(gamesIn(plan), 'games');
  const result = await balanceOf(plan, bar.show).finally(bar.end);
  if (flags.json) printJson(result);
  else print(report(plan, result));
  if (result.some((row) => row.unfinished > 0)) process.exitCode = 1;
}

function report(plan: BalancePlan, rows: readonly BalanceRow[]): string {
  const reasons = [...new Set(rows.flatMap((row) => Object.keys(row.losses)))].sort();
  const values = Object.keys(rows[0].by);
  const part = (x: number | undefined): string => `${(100 * (x ?? 0)).toFixed(0)} %`;
  const head = [plan.rows.join(', '), 'games', 'wins (95 % interval)', 'rounds'];
  return [
    `${plan.game.id}, bots ${plan.bots.join(', ')}; series "${plan.seed}"; losses by reason, wins by ${plan.by}`,
    '',
    columns([
      [...head, ...reasons.map((reason) => `lost: ${reason}`), ...values],
      ...rows.map((row) => [
        row.of.join(', '),
        String(row.games),
        percent(row.win),
        row.rounds.toFixed(1),
        ...reasons.map((reason) => part(row.losses[reason])),
        ...values.map((value) => part(row.by[value])),
      ]),
    ]),
  ].join('\n');
}
