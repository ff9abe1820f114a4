import type { Art } from './art.ts';
import { bossinSpaceArt } from './bossin-space.ts';
import { unstoppableArt } from './unstoppable.ts';

export type { Art } from './art.ts';

const ARTS: Record<string, Art> = { 'bossin-space': bossinSpaceArt, unstoppable: unstoppableArt };

/** A game without a drawing of its own shows its view. */
const plainArt: Art = {
  counts: 'round',
  draw: (view) => JSON.stringify(view, null, 2).split('\n'),
  cards: () => [],
  difficulty: (id) => id,
};

export function artOf(game: string): Art {
  return Object.hasOwn(ARTS, game) ? ARTS[game] : plainArt;
}
