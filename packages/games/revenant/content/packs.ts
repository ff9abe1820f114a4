import { PackShelf } from '@starhold/kernel';
import { catalogueOf } from '../catalogue.ts';
import { BASE_PACK } from './base.ts';
import { BASE_HASH } from './hash.ts';
import { buildPack, type Pack } from './pack.ts';
import { PackDef } from './schema-pack.ts';

/** Every content that this game can be played with. */
export const packs = new PackShelf<PackDef, Pack>({
  schema: PackDef,
  base: BASE_PACK,
  baseHash: BASE_HASH,
  build: buildPack,
  catalogue: catalogueOf,
});

/** The pack of a table: of its state or of a view of it. */
export function packOf(table: { pack: string }): Pack {
  return packs.at(table.pack);
}
