import type { AnyFront } from '../desk/front.ts';
import { loadGame } from './modules.ts';

/** Fronts that were drawn for their game; every other game gets the general one, made from its zones. */
const FRONTS: Record<string, () => Promise<AnyFront>> = {
  'bossin-space': async () => (await import('./bossin-space.tsx')).front,
  revenant: async () => (await import('./revenant.tsx')).front,
  rone: async () => (await import('./rone.tsx')).front,
  unstoppable: async () => (await import('./unstoppable.tsx')).front,
};

const loaded = new Map<string, Promise<AnyFront>>();

/** The same promise for the same game (React's `use` wants that); a failed one is tried again next time. */
export function loadFront(game: string): Promise<AnyFront> {
  const known = loaded.get(game);
  if (known) return known;
  const front = Object.hasOwn(FRONTS, game) ? FRONTS[game]() : generalFront(game);
  loaded.set(game, front);
  front.catch(() => loaded.delete(game));
  return front;
}

async function generalFront(game: string): Promise<AnyFront> {
  const [module, { frontOf }] = await Promise.all([loadGame(game), import('../desk/generic/frontOf.tsx')]);
  return frontOf(module);
}
