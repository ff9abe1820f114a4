import { oneLine } from '@starhold/lab';
import { Command } from 'commander';
import { addBackup, addRestore } from './commands/backup.ts';
import { addBalance } from './commands/balance.ts';
import { addBench } from './commands/bench.ts';
import { addCard } from './commands/card.ts';
import { addCheck } from './commands/check.ts';
import { addGames } from './commands/games.ts';
import { addLoad } from './commands/load.ts';
import { addMenu } from './commands/menu.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReports } from './commands/reports.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';

const COMMANDS = [
  addGames,
  addPlay,
  addSimulate,
  addBalance,
  addReplay,
  addCheck,
  addRules,
  addCard,
  addBench,
  addBackup,
  addRestore,
  addReports,
  addLoad,
  addMenu,
];

/** The whole command line. Errors of usage are one line on stderr and exit code 1; nothing but results is on stdout. */
export function makeProgram(): Command {
  const program = new Command('starhold')
    .description('A digital table for space and last-stand board games.')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      outputError: (text, write) => write(`${oneLine(text.trimEnd().replace(/^error: /, 'starhold: '))}\n`),
    });
  for (const add of COMMANDS) {
    const command = add(program);
    command.exitOverride().showSuggestionAfterError(false).allowExcessArguments(false);
  }
  return program;
}
