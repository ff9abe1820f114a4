import { PackShelf } from '@starhold/kernel';
import { catalogueOf } from '../text/catalogue.ts';
import { BASE } from './base.ts';
import { BASE_HASH } from './hash.ts';
import { build, type Pack } from './pack.ts';
import { requirePromises } from './promises.ts';
import { PackDef } from './schema.ts';

/** Everything that Bossin' Space can be played with. */
export const packs = new PackShelf<PackDef, Pack>({
  schema: PackDef,
  base: BASE,
  baseHash: BASE_HASH,
  /** Tests hold the base pack to its promises: a card in the making there must not keep every game from starting. */
  build(def, key) {
    if (def !== BASE) requirePromises(def);
    return build(def, key);
  },
  catalogue: catalogueOf,
});

/** A state, a view: anything that says by key which pack it belongs to. */
export interface InPack {
  pack: string;
}

export function packOf(of: InPack): Pack {
  return packs.at(of.pack);
}
