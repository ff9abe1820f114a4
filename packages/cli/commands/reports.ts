import type { Command } from 'commander';
import { print, printJson } from '../output.ts';
import { said, type Where, where } from './backup.ts';

/** `starhold reports`: what people have reported of others' words. */
export function addReports(program: Command): Command {
  return where(program.command('reports'), 'as the server has it')
    .description('tells what people have reported of the chat, the newest first, while the server runs')
    .action(async (from: Where) => {
      const { placeOf, readReports } = await import('@starhold/server/backup');
      const reports = await said(readReports(placeOf(from, process.env)));
      if (from.json) printJson(reports);
      else if (reports.length === 0) print('nothing was reported');
      for (const { at, table, by, about, lines } of from.json ? [] : reports) {
        print(`${new Date(at).toISOString()}  ${about}, reported by ${by} at table ${table}`);
        for (const line of lines) print(`    ${line}`);
      }
    });
}
