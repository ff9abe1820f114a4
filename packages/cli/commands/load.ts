import type { Command } from 'commander';
import { integer } from '../flags.ts';
import { columns, complain, print, printJson } from '../output.ts';

/** `starhold load`: what a server on this machine bears. */
export function addLoad(program: Command): Command {
  return program
    .command('load')
    .description('starts a server of its own on this machine and plays tables for two over real sockets, for a time')
    .option('--tables <n>', 'tables, two people at each', integer('tables', 1, 5_000), 1_000)
    .option('--rate <n>', 'answers a second, over all tables', integer('rate', 1, 20_000), 500)
    .option('--seconds <n>', 'for so long', integer('seconds', 1, 600), 60)
    .option('--database <url>', 'a PostgreSQL instead of a data folder')
    .option('--json', 'machine-readable output')
    .action(async (wish: { tables: number; rate: number; seconds: number; database?: string; json?: boolean }) => {
      const { runLoad } = await import('@starhold/server/load');
      const load = await runLoad({ ...wish, say: complain });
      if (wish.json) return printJson(load);
      print(columns(Object.entries(load).map(([name, value]) => [name, String(value)])));
      if (load.isDisturbed) print('disturbed: others used this machine meanwhile; the times say little');
    });
}
