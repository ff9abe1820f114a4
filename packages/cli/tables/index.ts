import { gameById } from '@starhold/lab';
import { bossinSpaceArt } from './bossin-space.ts';
import type { Drawing } from './drawing.ts';
import { revenantArt } from './revenant.ts';
import { roneArt } from './rone.ts';
import { unstoppableArt } from './unstoppable.ts';
import { zonesArt } from './zones.ts';

export type { Drawing } from './drawing.ts';

const ARTS: Record<string, Drawing> = {
  'bossin-space': bossinSpaceArt,
  revenant: revenantArt,
  rone: roneArt,
  unstoppable: unstoppableArt,
};

/** A game without a drawing of its own is drawn from its zones. */
export function drawingOf(game: string): Drawing {
  return Object.hasOwn(ARTS, game) ? ARTS[game] : zonesArt(gameById(game));
}
