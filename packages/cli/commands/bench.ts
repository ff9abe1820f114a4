import { type Bench, gameById, runBench, USUAL_ROUNDS } from '@starhold/lab';
import type { Command } from 'commander';
import { integer } from '../flags.ts';
import { columns, print, printJson } from '../output.ts';

export function addBench(program: Command): Command {
  return program
    .command('bench')
    .description(
      "random playouts of every game, each in its own process, in turn with boardgame.io's tic-tac-toe and chess by chessops",
    )
    .option('--rounds <n>', 'fewer are sooner done and less exact', integer('rounds', 1, 1_000), USUAL_ROUNDS)
    .option('--game <game>', 'only this one; samples are measured only so')
    .option('--json', 'machine-readable output')
    .action(async ({ rounds, game, json }: { rounds: number; game?: string; json?: boolean }) => {
      const bench = await runBench(rounds, game === undefined ? undefined : [gameById(game).id]);
      if (json) printJson(bench);
      else print(report(bench));
    });
}

function report({ games, boardgameIo, chess, lateAnswerRatio }: Bench): string {
  const head = ['game', 'decisions per CPU-second', 'clone in µs', 'to boardgame.io', 'to chess'];
  const rows = Object.entries(games).map(([id, b]) => [
    id,
    String(b.decisionsPerCpuSecond),
    String(b.cloneMicros),
    String(b.ratioToBoardgameIo),
    String(b.ratioToChess),
  ]);
  const yardsticks = [
    ['boardgame.io tic-tac-toe', String(boardgameIo.movesPerCpuSecond), '–', '1', '–'],
    ['chess by chessops', String(chess.pliesPerCpuSecond), '–', '–', '1'],
  ];
  const more = Object.entries(games).map(([id, b]) => [
    id,
    String(b.rulesGamesPerCpuSecond),
    String(b.filmedRatio),
    String(b.table.kilobytes),
    String(b.table.resumeMillis),
  ]);
  return [
    columns([head, ...rows, ...yardsticks]),
    '',
    columns([['game', 'rules games per CPU-second', 'filmed play', 'table in kB', 'resumed in ms'], ...more]),
    '',
    `an answer after 3,000 events takes ${lateAnswerRatio} times as long as one at the start of a game`,
  ].join('\n');
}
