import { game as bossinSpace } from '@starhold/bossin-space';
import type { GameModule } from '@starhold/kernel';
import { game as template } from '@starhold/template';
import { game as unstoppable } from '@starhold/unstoppable';
import { InputError } from './input-error.ts';

/** Every game there is. The only list of games outside the browser. */
export const GAMES: readonly GameModule[] = [bossinSpace, unstoppable, template];

/** What players are offered: samples are there for whoever writes a game. */
export const OFFERED: readonly GameModule[] = GAMES.filter((game) => !game.sample);

export function gameById(id: string): GameModule {
  const game = GAMES.find((g) => g.id === id);
  if (!game) throw new InputError(`unknown game "${id}"; there are: ${GAMES.map((g) => g.id).join(', ')}`);
  return game;
}
