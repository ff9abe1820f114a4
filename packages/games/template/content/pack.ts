import { Lists } from '@starhold/effects';
import { PackShelf } from '@starhold/kernel';
import { findText } from '../text/cards.ts';
import { FINDS } from './finds.ts';
import { BASE_HASH } from './hash.ts';
import type { Op } from './ops.ts';
import { type FindDef, PackDef } from './schema.ts';

/** A pack ready for play: tables by index, addresses of all lists of operations. */
export interface Pack {
  finds: FindDef[];
  /** Which find each card is, by the number of the card. */
  cards: number[];
  lists: Lists<Op>;
}

function build({ finds }: PackDef): Pack {
  const lists = new Lists<Op>();
  for (const { id, ops } of finds) lists.add(`find:${id}`, ops);
  return { finds, cards: finds.flatMap(({ copies }, find) => new Array<number>(copies).fill(find)), lists };
}

/** States and views name their pack by key; nothing outside this folder reads the base pack. */
export const packs = new PackShelf<PackDef, Pack>({
  schema: PackDef,
  base: { id: 'base', finds: FINDS },
  baseHash: BASE_HASH,
  build,
  catalogue: ({ finds }) =>
    finds.map((def) => ({
      kind: 'find',
      id: def.id,
      name: def.name,
      definition: def,
      text: (lang) => findText(def, lang),
      rule: 'TPL-5',
      copies: def.copies,
      group: def.set,
    })),
});

export function packOf(of: { pack: string }): Pack {
  return packs.at(of.pack);
}

export function findOf(of: { pack: string }, id: string): FindDef {
  const found = packOf(of).finds.find((def) => def.id === id);
  if (!found) throw new Error(`there is no find ${id}`);
  return found;
}
