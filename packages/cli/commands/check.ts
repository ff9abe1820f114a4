import { statSync } from 'node:fs';
import { type CaseResult, runCase } from '@starhold/kernel';
import { filesIn, GAMES, gameById, InputError, oneLine } from '@starhold/lab';
import type { Command } from 'commander';
import { FileError, onFile } from '../files/problem.ts';
import { MAX_CASES, readBounded } from '../files/read.ts';
import { complain, print, printJson } from '../output.ts';
import { EN } from '../text/en.ts';

interface Checked {
  file: string;
  /** Of the case; none where the file could not be opened. */
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
  for (const { file, title, problem } of failed) {
    complain(`starhold: ${[file, title, problem].filter((part) => part !== '').join(': ')}`);
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
    const isFolder = onFile(path, () => statSync(path).isDirectory());
    return isFolder ? filesIn(path, '.json') : [path];
  });
  if (files.length === 0) throw new InputError(`no cases in ${paths.join(', ')}`);
  return files;
}

/** Titles and problems quote the file: they are cleaned here, before anybody shows them. */
function checkFile(path: string): Checked[] {
  const file = oneLine(path);
  let raw: unknown;
  try {
    raw = JSON.parse(readBounded(path, MAX_CASES));
  } catch (error) {
    if (error instanceof FileError) return [{ file, title: '', ok: false, problem: error.in(EN) }];
    return [{ file, title: 'not a JSON file', ok: false, problem: oneLine((error as Error).message) }];
  }
  return (Array.isArray(raw) ? raw : [raw]).map((one: unknown) => {
    const result = checkCase(one);
    const title = oneLine(result.title);
    return result.ok ? { file, title, ok: true } : { file, title, ok: false, problem: oneLine(result.problem) };
  });
}

function checkCase(raw: unknown): CaseResult {
  const { game: id, title } = (raw ?? {}) as { game?: unknown; title?: unknown };
  const game = GAMES.find((g) => g.id === id);
  if (game) return runCase(game.cases, raw);
  return { title: typeof title === 'string' ? title : 'untitled case', ok: false, problem: gameProblem(id) };
}

function gameProblem(id: unknown): string {
  if (id === undefined) return 'game: is missing';
  if (typeof id !== 'string') return 'game: is not text';
  return `game: unknown game ${JSON.stringify(id)}; there are: ${GAMES.map((g) => g.id).join(', ')}`;
}
