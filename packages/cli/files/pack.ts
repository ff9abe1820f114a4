import { type GameModule, MOST_PACK_BYTES } from '@starhold/kernel';
import { about, InputError, oneLine } from '@starhold/lab';
import { readBounded } from './read.ts';

/** Content of one's own: makes the pack in the file known to the game and returns its definition and key. */
export function packFrom(game: GameModule, file: string): { raw: unknown; key: string } {
  const { packs } = game;
  if (!packs) throw new InputError(`${game.id} takes no packs`);
  const text = readBounded(file, MOST_PACK_BYTES);
  let raw: unknown;
  try {
    raw = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    throw new InputError(`${file} is not a JSON file: ${oneLine((error as Error).message)}`);
  }
  return { raw, key: about(file, () => packs.register(raw)) };
}

/** The options of a table, played with the pack in the file where one is named. */
export function withPack<T extends object>(
  game: GameModule,
  raw: T,
  file: string | undefined,
): T | (T & { pack: string }) {
  return file === undefined ? raw : { ...raw, pack: packFrom(game, file).key };
}
