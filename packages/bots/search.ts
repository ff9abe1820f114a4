import type { GameModule } from '@starhold/kernel';
import type { Bot } from './player.ts';
import { rulesBot } from './rules.ts';

export function searchBot(game: GameModule, _setting: string): Bot {
  return rulesBot(game);
}
