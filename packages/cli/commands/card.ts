import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Authoring, GameModule } from '@starhold/kernel';
import { gameById, InputError } from '@starhold/lab';
import type { Command } from 'commander';
import { print, printJson } from '../output.ts';

export function addCard(program: Command): Command {
  return program
    .command('card')
    .description('card new: writes the lines of a new card and of its case, and says what is still missing')
    .argument('<what>', 'new')
    .argument('<game>')
    .argument('<kind>', 'as the golden files of the game name it')
    .argument('<id>')
    .option('--json', 'machine-readable output')
    .action((what: string, game: string, kind: string, id: string, { json }: { json?: boolean }) => {
      if (what !== 'new') throw new InputError(`card cannot "${what}"; it can: new`);
      const written = newCard(gameById(game), kind, id);
      if (json) printJson(written);
      else print(report(written));
    });
}

interface Written {
  /** File and line of the definition and of the case, from the root of the repository. */
  definition: string;
  case: string;
  missing: string[];
}

function newCard(game: GameModule, kind: string, id: string): Written {
  const authoring = authoringOf(game, kind);
  checkId(game, authoring, id);
  const folder = `packages/games/${game.id}`;
  const definition = addLines(folder, authoring, id);
  const example = addCase(folder, authoring, game.id, id);
  return {
    definition,
    case: example,
    missing: [
      `${definition}: its name in every language, its numbers, and what it does`,
      `${example}: a title, and what it must show`,
      ...(authoring.more ?? []),
      `hash and golden files: UPDATE_HASH=1 UPDATE_GOLDEN=1 npm test -- ${folder} and read the difference`,
    ],
  };
}

function authoringOf({ id, authoring = [] }: GameModule, kind: string): Authoring {
  const found = authoring.find((one) => one.kind === kind);
  if (found) return found;
  if (authoring.length === 0) throw new InputError(`${id} does not say how its cards are written`);
  throw new InputError(`unknown kind "${kind}"; ${id} has: ${authoring.map((one) => one.kind).join(', ')}`);
}

function checkId({ id: game, packs }: GameModule, { kind, id: pattern }: Authoring, id: string): void {
  if (!pattern.test(id)) throw new InputError(`"${id}" is no id of a ${kind}: ${pattern.source} is wanted`);
  const known = packs?.catalogue(packs.base).some((entry) => entry.kind === kind && entry.id === id);
  if (known) throw new InputError(`${game} has a ${kind} "${id}" already`);
}

/** Of the repository that this command belongs to. */
const pathOf = (file: string): string => join(fileURLToPath(new URL('../../..', import.meta.url)), file);

function addLines(folder: string, { file, end, lines }: Authoring, id: string): string {
  const path = `${folder}/${file}`;
  const text = readFileSync(pathOf(path), 'utf8').split('\n');
  const at = text.lastIndexOf(end);
  if (at < 0) throw new InputError(`${path} has no line "${end}"`);
  writeFileSync(pathOf(path), text.toSpliced(at, 0, ...lines(id)).join('\n'));
  return `${path}:${at + 1}`;
}

/** Cases are laid out by hand, so the others in the file stay as they are. */
function addCase(folder: string, { cases, example }: Authoring, game: string, id: string): string {
  const path = `${folder}/${cases}`;
  const before = existsSync(pathOf(path)) ? readFileSync(pathOf(path), 'utf8').trimEnd() : '[\n]';
  if (!before.endsWith('\n]')) throw new InputError(`${path} is no list of cases`);
  const { rule, ...rest } = example(id);
  const fields = Object.entries({ game, rule, title: '', ...rest }).map(
    ([key, value]) => `    "${key}": ${spaced(value)}`,
  );
  const others = before.slice(0, -'\n]'.length);
  const comma = others === '[' ? '' : ',';
  writeFileSync(pathOf(path), `${others}${comma}\n  {\n${fields.join(',\n')}\n  }\n]\n`);
  return `${path}:${others.split('\n').length + 1}`;
}

/** JSON on one line with room to breathe. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, part]) => `"${key}": ${spaced(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function report(written: Written): string {
  return [
    `written: ${written.definition}, ${written.case}`,
    'still missing:',
    ...written.missing.map((line) => `  ${line}`),
  ].join('\n');
}
