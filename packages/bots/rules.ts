import type { GameModule } from '@starhold/kernel';
import type { Bot } from './player.ts';

/** Plays the game's own hand-written policy. */
export function rulesBot(game: GameModule): Bot {
  return { id: 'rules', decide: (at, rng) => game.brain.choose(at.view, at.decision, rng) };
}
