import { samplePick } from '@starhold/kernel';
import type { Bot } from './player.ts';

/** Picks uniformly among everything legal. */
export function randomBot(): Bot {
  return { id: 'random', decide: (at, rng) => samplePick(at.decision.ask, rng) };
}
