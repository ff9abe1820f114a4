import type { TableModule } from '@starhold/kernel';
import type { TableSetup } from './types.ts';

/** Content that a table brings along has to be known wherever the table is: its worker, the bots' one, the page. */
export function knowPack(game: TableModule, { pack }: Pick<TableSetup, 'pack'>): void {
  if (!pack || !game.packs || game.packs.has(pack.key)) return;
  const key = game.packs.register(pack.def);
  if (key !== pack.key) throw new Error(`the content is ${key}, not ${pack.key}`);
}

/** What a table of this pack has to bring along; nothing for content that comes with the game. */
export function packFor(game: TableModule, key: string | undefined): Pick<TableSetup, 'pack'> {
  if (key === undefined || !game.packs || key === game.packs.base || !game.packs.has(key)) return {};
  return { pack: { key, def: game.packs.definition(key) } };
}
