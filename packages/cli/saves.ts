import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type BaseFrame,
  type Core,
  cleanText,
  openSave,
  parseSave,
  type Saved,
  SaveError,
  saveOf,
  type Table,
} from '@starhold/kernel';
import { gameById } from '@starhold/lab';
import { saveProblem } from './errors.ts';
import type { KeptFile } from './files/kept.ts';
import { sweep } from './files/lock.ts';
import { MAX_SAVE, readBounded } from './files/read.ts';
import { PRIVATE, USUAL } from './files/write.ts';

export type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

/** Where games are kept when nobody names a file. */
function savesFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.STARHOLD_HOME || join(homedir(), '.starhold'), 'saves');
}

/** A file name that no saved game has yet. */
export function newSaveFile(game: string, now: Date): string {
  sweep(savesFolder());
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let i = 1; ; i++) {
    const file = join(savesFolder(), `${game}-${stamp}${i === 1 ? '' : `-${i}`}.json`);
    if (!existsSync(file)) return file;
  }
}

/** Throws FileError, and then the file is as it was. */
export function writeSave(file: KeptFile, table: AnyTable, seats: string[]): void {
  const { packs } = gameById(table.rules.id);
  file.write(`${JSON.stringify(saveOf(table, seats, packs))}\n`, table.over === '' ? PRIVATE : USUAL);
}

export function readSave(file: string): Saved {
  return savedFrom(file, readBounded(file, MAX_SAVE));
}

export function savedFrom(file: string, text: string): Saved {
  return naming(file, () => parseSave(text));
}

/** Is this text the game of the table, as it is now or as it was some answers ago? */
export function isEarlier(text: string, table: AnyTable): boolean {
  try {
    const [saved, log] = [parseSave(text), table.log()];
    const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    return (
      saved.game === log.game &&
      saved.seed === log.seed &&
      same(saved.options, log.options) &&
      same(saved.answers, log.answers.slice(0, saved.answers.length))
    );
  } catch {
    return false;
  }
}

/** `updated`: begun under other rules or cards, and goes on; `cutShort`: so old that only its first part still fits. */
export type News = 'updated' | 'cutShort' | null;

export interface OpenedGame {
  table: AnyTable;
  /** Seed and commitment, every answer and the final position were proved. */
  proved: boolean;
  news: News;
}

export function opened(file: string, saved: Saved): OpenedGame {
  return naming(file, () => {
    const { table, how, isNews } = openSave(gameById(saved.game), saved);
    const news = isNews ? (how === 'cutShort' ? 'cutShort' : 'updated') : null;
    return { table: table as AnyTable, proved: how === 'proved', news };
  });
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
    .map((name) => ({ file: join(folder, name), at: changedAt(join(folder, name)) }))
    .sort((a, b) => b.at - a.at);
  const found: Unfinished[] = [];
  for (const { file } of files) {
    if (found.length >= most) break;
    try {
      const saved = readSave(file);
      if (saved.over === '') found.push({ file, name: cleanText(basename(file, '.json')), saved });
    } catch {
      // not a saved game, or a damaged one: `replay --verify` says which
    }
  }
  return found;
}

/** A link to nothing is old. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
