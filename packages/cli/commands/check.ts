import { statSync } from 'node:fs';
import { type CaseResult, runCase } from '@starhold/kernel';
import { filesIn, GAMES, gameById, InputError, oneLine } from '@starhold/lab';
import type { Command } from 'commander';
import { packFrom } from '../files/pack.ts';
import { FileError, onFile } from '../files/problem.ts';
import { MAX_CASES, readBounded } from '../files/read.ts';
import { complain, print, printJson } from '../output.ts';
import { EN } from '../text/en.ts';

/** Of a file; each gets a line where it fails. */
const MOST_CASES = 5_000;

interface Checked {
  file: string;
  /** Of the case; none where the file could not be opened. */
  title: string;
  ok: boolean;
  problem?: string;
}

interface Flags {
  schema?: string;
  pack?: string;
  verbose?: boolean;
  json?: boolean;
}

export function addCheck(program: Command): Command {
  return program
    .command('check')
    .description('run cases against the rules')
    .argument('[files...]', 'JSON files with a case or a list of cases, or folders of such files')
    .option('--schema <game>', 'print the JSON Schema of `given` and `then` instead')
    .option('--pack <file>', 'content of your own, for cases that do not name theirs')
    .option('--verbose', 'name the cases that pass, too')
    .option('--json', 'machine-readable output')
    .action((paths: string[], flags: Flags) => {
      if (flags.schema !== undefined) printJson(gameById(flags.schema).cases.schema());
      else run(paths, flags);
    });
}

function run(paths: string[], { verbose, json, pack }: Flags): void {
  const checked = casesFiles(paths).flatMap((path) => checkFile(path, pack));
  const failed = checked.filter((c) => !c.ok);
  for (const { file, title, problem = '' } of failed) {
    const where = title === '' ? file : `${file}: ${title}`;
    for (const line of problem.split('\n')) complain(`starhold: ${where}: ${line}`);
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
function checkFile(path: string, pack: string | undefined): Checked[] {
  const file = oneLine(path);
  let raw: unknown;
  try {
    raw = JSON.parse(readBounded(path, MAX_CASES));
  } catch (error) {
    if (error instanceof FileError) return [{ file, title: '', ok: false, problem: error.in(EN) }];
    return [{ file, title: 'not a JSON file', ok: false, problem: oneLine((error as Error).message) }];
  }
  const all: unknown[] = Array.isArray(raw) ? raw : [raw];
  if (all.length > MOST_CASES)
    return [{ file, title: '', ok: false, problem: `at most ${MOST_CASES} cases in one file` }];
  return all.map((one) => {
    const result = checkCase(one, pack);
    const title = oneLine(result.title);
    if (result.ok) return { file, title, ok: true };
    return { file, title, ok: false, problem: result.problem.split('\n').map(oneLine).join('\n') };
  });
}

function checkCase(raw: unknown, pack: string | undefined): CaseResult {
  const { game: id, title } = (raw ?? {}) as { game?: unknown; title?: unknown };
  const game = GAMES.find((g) => g.id === id);
  if (game) return runCase(game.cases, pack === undefined ? raw : withContent(raw, packFrom(game, pack).key));
  return { title: typeof title === 'string' ? title : 'untitled case', ok: false, problem: gameProblem(id) };
}

/** The case as it is, but with this content where it names none. */
function withContent(raw: unknown, pack: string): unknown {
  const { given, ...rest } = raw as { given?: Record<string, unknown> };
  if (typeof given !== 'object' || given === null) return raw;
  const options = typeof given.options === 'object' && given.options !== null ? given.options : {};
  return { ...rest, given: { ...given, options: { pack, ...options } } };
}

function gameProblem(id: unknown): string {
  if (id === undefined) return 'game: is missing';
  if (typeof id !== 'string') return 'game: is not text';
  return `game: unknown game ${JSON.stringify(id)}; there are: ${GAMES.map((g) => g.id).join(', ')}`;
}
