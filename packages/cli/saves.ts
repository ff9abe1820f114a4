import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type BaseFrame, type Core, openSave, parseSave, type Saved, SaveError, saveOf, Table } from '@starhold/kernel';
import { gameById, InputError } from '@starhold/lab';
import { saveProblem } from './errors.ts';

export type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

/** Where games are kept when nobody names a file. */
function savesFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.STARHOLD_HOME || join(homedir(), '.starhold'), 'saves');
}

/** A file name that no saved game has yet. */
export function newSaveFile(game: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let i = 1; ; i++) {
    const file = join(savesFolder(), `${game}-${stamp}${i === 1 ? '' : `-${i}`}.json`);
    if (!existsSync(file)) return file;
  }
}

/** All or nothing: whoever reads the file finds the old game or the new one, never a part. */
export function writeSave(file: string, table: AnyTable, seats: string[]): void {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const fd = openSync(temporary, 'w');
    try {
      writeSync(fd, `${JSON.stringify(saveOf(table, seats))}\n`);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

export function readSave(file: string): Saved {
  if (!existsSync(file)) throw new InputError(`${file}: there is no such file`);
  if (statSync(file).isDirectory()) throw new InputError(`${file}: this is a folder`);
  return naming(file, () => parseSave(readFileSync(file, 'utf8')));
}

/** Proves the file: seed and commitment, every answer, the final position. */
export function tableOf(file: string, saved: Saved): AnyTable {
  const game = gameById(saved.game);
  return naming(file, () => openSave(game.rules, saved, game.parseOptions) as AnyTable);
}

function naming<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof SaveError ? saveProblem(file, error) : error;
  }
}

export interface Unfinished {
  file: string;
  name: string;
  saved: Saved;
}

/** Games in the usual folder that can be continued, the latest first. Files that are none are left alone. */
export function unfinishedGames(most: number): Unfinished[] {
  const folder = savesFolder();
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  const found: Unfinished[] = [];
  for (const { file } of files) {
    if (found.length >= most) break;
    try {
      const saved = parseSave(readFileSync(file, 'utf8'));
      if (saved.over === '') found.push({ file, name: basename(file, '.json'), saved });
    } catch {
      // not a saved game, or a damaged one: `replay --verify` says which
    }
  }
  return found;
}

/** The same game from its beginning, for stepping through. */
export function freshTable(saved: Saved): AnyTable {
  const game = gameById(saved.game);
  return new Table(game.rules, game.parseOptions(saved.options), saved.seed) as AnyTable;
}
