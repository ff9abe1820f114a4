import { packOf, packs } from '@starhold/bossin-space/content';

/** What the samples show: cards of the base pack. */
export const SHOWN = { pack: packs.base };
export const PACK = packOf(SHOWN);
