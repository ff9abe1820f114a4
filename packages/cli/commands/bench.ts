import { type Bench, gameById, runBench, USUAL_ROUNDS } from '@starhold/lab';
import type { Command } from 'commander';
import { integer } from '../flags.ts';
import { columns, print, printJson } from '../output.ts';

export function addBench(program: Command): Command {
  return program
    .command('bench')
    .description("random playouts of every game against boardgame.io's tic-tac-toe, measured in turn; under 40 s")
    .option('--rounds <n>', 'fewer are sooner done and less exact', integer('rounds', 1, 1_000), USUAL_ROUNDS)
    .option('--game <game>', 'only this one; samples are measured only so')
    .option('--json', 'machine-readable output')
    .action(({ rounds, game, json }: { rounds: number; game?: string; json?: boolean }) => {
      const bench = runBench(rounds, game === undefined ? undefined : [gameById(game)]);
      if (json) printJson(bench);
      else print(report(bench));
    });
}

function report({ games, boardgameIo }: Bench): string {
  const head = ['game', 'decisions per CPU-second', 'clone in µs', 'ratio'];
  const rows = Object.entries(games).map(([id, b]) => [
    id,
    String(b.decisionsPerCpuSecond),
    String(b.cloneMicros),
    String(b.ratioToBoardgameIo),
  ]);
  return columns([head, ...rows, ['boardgame.io tic-tac-toe', String(boardgameIo.movesPerCpuSecond), '–', '1']]);
}
