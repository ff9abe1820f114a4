import { readArguments } from './arguments.ts';
import type { StorePlace } from './stores/open.ts';

/** What the command line needs of a server's data. */
export { DataFolderError } from './data-folder.ts';
export { type Report, readReports } from './reports.ts';
export { BackupError, type BackupSummary, backUp, restore } from './stores/backup.ts';
export { MigrationError } from './stores/migrate.ts';

/** As `npm start` reads it: a flag, the environment, or the folder it takes by itself. */
export function placeOf(
  { data, database }: { data?: string; database?: string },
  env: Record<string, string | undefined>,
): StorePlace {
  const flags = [...(data === undefined ? [] : ['--data', data]), ...(database ? ['--database', database] : [])];
  const { STARHOLD_DATA, STARHOLD_DATABASE } = env;
  return readArguments(flags, data === undefined ? { STARHOLD_DATA, STARHOLD_DATABASE } : {}).place;
}
