import { InputError } from '@starhold/lab';
import type { Command } from 'commander';
import { print, printJson } from '../output.ts';

export interface Where {
  data?: string;
  database?: string;
  json?: boolean;
}

/** `starhold backup FILE`: all a server keeps, while it runs. `starhold restore FILE`: back to where nothing is yet. */
export function addBackup(program: Command): Command {
  return where(program.command('backup').argument('<file>'), 'as the server has it')
    .description('writes all that a server keeps into one file, while it runs, and checks it')
    .action(async (file: string, from: Where) => {
      const { backUp, placeOf } = await import('@starhold/server/backup');
      const summary = await said(backUp(placeOf(from, process.env), file));
      if (from.json) printJson({ file, ...summary });
      else print(`${file}: ${summary.tables} tables with ${summary.answers} entries`);
    });
}

export function addRestore(program: Command): Command {
  return where(program.command('restore').argument('<file>'), 'where it goes, with nothing in it yet')
    .description('puts a backup into a new data folder, or into an empty PostgreSQL')
    .action(async (file: string, to: Where) => {
      if (to.data === undefined && to.database === undefined) {
        throw new InputError('say where it goes: --data FOLDER or --database URL');
      }
      const { placeOf, restore } = await import('@starhold/server/backup');
      const summary = await said(restore(file, placeOf(to, {})));
      if (to.json) printJson({ file, ...summary });
      else print(`restored ${summary.tables} tables with ${summary.answers} entries`);
    });
}

export function where(command: Command, what: string): Command {
  return command
    .option('--data <folder>', `the data folder: ${what}`)
    .option('--database <url>', `a PostgreSQL: ${what}`)
    .option('--json', 'machine-readable output');
}

/** What is wrong with a file, a folder or a database is said in one line. */
export async function said<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { BackupError, DataFolderError, MigrationError } = await import('@starhold/server/backup');
    const isOurs = [BackupError, DataFolderError, MigrationError].some((kind) => error instanceof kind);
    if (isOurs) throw new InputError((error as Error).message);
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') throw new InputError('the database does not answer');
    throw error;
  }
}
