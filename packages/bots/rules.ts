import type { BotModule } from '@starhold/kernel';
import type { Bot } from './player.ts';

/** Plays the game's own hand-written policy. */
export function rulesBot(game: BotModule): Bot {
  return { id: 'rules', decide: (at, rng) => game.brain.choose(at.view, at.decision, rng) };
}
