import {
  gameById,
  percent,
  type Series,
  type SimulationResult,
  settingFor,
  simulate,
  USUAL_WORKERS,
} from '@starhold/lab';
import type { Command } from 'commander';
import { botList, collectOption, count, integer, type TableFlags, wishOf } from '../flags.ts';
import { columns, complain, print, printJson, progressBar } from '../output.ts';

interface Flags extends TableFlags {
  bots: string;
  games: number;
  seed: string;
  workers: number;
  mixed?: boolean;
  checked?: boolean;
  json?: boolean;
}

export function addSimulate(program: Command): Command {
  return program
    .command('simulate')
    .description('let bots play a series of games; the same seed gives the same games for any number of workers')
    .argument('<game>')
    .option('--players <n>', 'number of players', count('players'))
    .option('--mode <mode>', 'mode of the game')
    .option('--difficulty <difficulty>')
    .option('--option <key=value>', 'option of the game; may be repeated', collectOption)
    .option('--bots <a,b,…>', 'a bot for each seat; a shorter list is repeated', 'random')
    .option('--games <n>', 'number of games', integer('games', 1, 10_000_000), 1_000)
    .option('--seed <text>', 'name of the series', '1')
    .option('--workers <k>', 'threads', integer('workers', 1, 256), USUAL_WORKERS)
    .option('--mixed', 'every game draws its own mode, players, difficulty and options')
    .option('--checked', 'look at the invariants before every decision (slower)')
    .option('--json', 'machine-readable output')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = gameById(id);
  const setting = settingFor(game, wishOf(flags));
  const series: Series = { game: game.id, setting, bots: botList(game, flags.bots), seed: flags.seed };
  if (flags.mixed) series.mixed = true;
  if (flags.checked) series.checked = true;
  const bar = progressBar(flags.games, 'games');
  const { result, problems } = await simulate(series, flags.games, flags.workers, bar.show).finally(bar.end);
  if (flags.json) printJson(result);
  else print(report(series, result));
  for (const problem of problems) complain(`starhold: ${problem}`);
  if (result.errors + result.stuck > 0) process.exitCode = 1;
}

function report(series: Series, r: SimulationResult): string {
  const { players, ...options } = series.setting.raw;
  const told = Object.entries(options).map(([key, value]) => `${key} ${value}`);
  const table = series.mixed ? ['all modes and options mixed'] : [`mode ${r.mode}`, `players ${players}`, ...told];
  const outcomes = Object.entries(r.outcomes).map(([name, n]) => [name, String(n), percent(r.rates[name])]);
  return [
    `${r.game}: ${table.join(', ')}`,
    `bots ${series.bots.join(', ')}; series "${series.seed}", ${r.games} games`,
    '',
    columns([['outcome', 'games', 'rate (95 % interval)'], ...outcomes]),
    '',
    `finished ${r.finished}, stuck ${r.stuck}, errors ${r.errors}`,
    `decisions per game ${r.decisionsPerGame}, rounds per game ${r.roundsPerGame}`,
    `decisions per CPU-second ${r.decisionsPerCpuSecond}`,
    `hash ${r.hash}`,
  ].join('\n');
}
