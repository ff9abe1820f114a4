import { existsSync, readFileSync, statSync } from 'node:fs';
import { type CaseResult, runCase } from '@starhold/kernel';
import { filesIn, GAMES, gameById, InputError } from '@starhold/lab';
import type { Command } from 'commander';
import { complain, print, printJson } from '../output.ts';

interface Checked {
  file: string;
  title: string;
  ok: boolean;
  problem?: string;
}

interface Flags {
  schema?: string;
  verbose?: boolean;
  json?: boolean;
}

export function addCheck(program: Command): Command {
  return program
    .command('check')
    .description('run cases against the rules')
    .argument('[files...]', 'JSON files with a case or a list of cases, or folders of such files')
    .option('--schema <game>', 'print the JSON Schema of `given` and `then` instead')
    .option('--verbose', 'name the cases that pass, too')
    .option('--json', 'machine-readable output')
    .action((paths: string[], flags: Flags) => {
      if (flags.schema !== undefined) printJson(gameById(flags.schema).cases.schema());
      else run(paths, flags);
    });
}

function run(paths: string[], { verbose, json }: Flags): void {
  const checked = casesFiles(paths).flatMap(checkFile);
  const failed = checked.filter((c) => !c.ok);
  for (const { file, title, problem = '' } of failed) {
    for (const line of problem.split('\n')) complain(`starhold: ${file}: ${title}: ${line}`);
  }
  const passed = checked.length - failed.length;
  if (json) printJson({ passed, failed: failed.length, cases: checked });
  else {
    if (verbose) for (const c of checked) if (c.ok) print(`ok  ${c.file}: ${c.title}`);
    print(`${passed} passed, ${failed.length} failed`);
  }
  if (failed.length > 0) process.exitCode = 1;
}

function casesFiles(paths: readonly string[]): string[] {
  if (paths.length === 0) throw new InputError('check needs at least one file or folder with cases');
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) throw new InputError(`${path}: there is no such file`);
    return statSync(path).isDirectory() ? filesIn(path, '.json') : [path];
  });
  if (files.length === 0) throw new InputError(`no cases in ${paths.join(', ')}`);
  return files;
}

function checkFile(file: string): Checked[] {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [{ file, title: 'not a JSON file', ok: false, problem: (error as Error).message.replace(/\s+/g, ' ') }];
  }
  return (Array.isArray(raw) ? raw : [raw]).map((one: unknown) => ({ file, ...checkCase(one) }));
}

function checkCase(raw: unknown): CaseResult {
  const { game: id, title } = (raw ?? {}) as { game?: unknown; title?: unknown };
  const game = GAMES.find((g) => g.id === id);
  if (game) return runCase(game.cases, raw);
  const known = GAMES.map((g) => g.id).join(', ');
  return {
    title: typeof title === 'string' ? title : 'untitled case',
    ok: false,
    problem: id === undefined ? 'game: is missing' : `game: unknown game ${JSON.stringify(id)}; there are: ${known}`,
  };
}
