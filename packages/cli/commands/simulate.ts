import {
  gameById,
  percent,
  type Series,
  type SimulationResult,
  type Stand,
  settingFor,
  simulate,
  USUAL_WORKERS,
} from '@starhold/lab';
import type { Command } from 'commander';
import { packFrom } from '../files/pack.ts';
import { botList, collectOption, count, integer, type TableFlags, wishOf } from '../flags.ts';
import { columns, complain, print, printJson, progressBar } from '../output.ts';

interface Flags extends TableFlags {
  bots: string;
  games: number;
  seed: string;
  workers: number;
  mixed?: boolean;
  checked?: boolean;
  swap?: boolean;
  pack?: string;
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
    .option('--swap', 'from game to game the bots move on by one seat')
    .option('--pack <file>', 'content of your own: a JSON file that extends the game')
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
  if (flags.swap) series.swapped = true;
  if (flags.pack !== undefined) series.pack = packFrom(game, flags.pack).raw;
  const bar = progressBar(flags.games, 'games');
  const { result, problems } = await simulate(series, flags.games, flags.workers, bar.show).finally(bar.end);
  if (flags.json) printJson(result);
  else print(report(series, result));
  for (const problem of problems) complain(`starhold: ${problem}`);
  if (result.errors + result.stuck > 0) process.exitCode = 1;
}

/** Who did how well, where there is more than one side to look at. */
function standings(r: SimulationResult): string[] {
  const rows = [
    ...r.seats.map((stand, seat): [string, Stand] => [`seat ${seat + 1}`, stand]),
    ...Object.entries(r.bots).map(([bot, stand]): [string, Stand] => [bot, stand]),
  ];
  if (r.seats.length < 2 && Object.keys(r.bots).length < 2) return [];
  const cells = rows.map(([who, s]) => [who, String(s.games), percent(s.won), String(s.drawn), s.points.toFixed(3)]);
  return [columns([['who', 'games', 'won', 'drawn', 'points'], ...cells]), ''];
}

function report(series: Series, r: SimulationResult): string {
  const { players, ...options } = series.setting.raw;
  const told = Object.entries(options).map(([key, value]) => `${key} ${value}`);
  const table = series.mixed ? ['all modes and options mixed'] : [`mode ${r.mode}`, `players ${players}`, ...told];
  const ends = Object.entries(r.outcomes).map(([name, n]) => [name, String(n), percent(r.rates[name])]);
  return [
    `${r.game}: ${table.join(', ')}`,
    `bots ${series.bots.join(', ')}; series "${series.seed}", ${r.games} games`,
    '',
    columns([['outcome', 'games', 'rate (95 % interval)'], ...ends]),
    '',
    ...standings(r),
    `finished ${r.finished}, stuck ${r.stuck}, errors ${r.errors}`,
    `decisions per game ${r.decisionsPerGame}, rounds per game ${r.roundsPerGame}`,
    `decisions per CPU-second ${r.decisionsPerCpuSecond}`,
    `hash ${r.hash}`,
  ].join('\n');
}
