import { gameById } from '@starhold/lab';
import type { Art } from './art.ts';
import { bossinSpaceArt } from './bossin-space.ts';
import { unstoppableArt } from './unstoppable.ts';
import { zonesArt } from './zones.ts';

export type { Art } from './art.ts';

const ARTS: Record<string, Art> = { 'bossin-space': bossinSpaceArt, unstoppable: unstoppableArt };

/** A game without a drawing of its own is drawn from its zones. */
export function artOf(game: string): Art {
  return Object.hasOwn(ARTS, game) ? ARTS[game] : zonesArt(gameById(game));
}
