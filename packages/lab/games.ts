import type { GameModule } from '@starhold/kernel';
import { GAMES as LISTED } from '@starhold/roster';
import { InputError } from './input-error.ts';

/** Every game there is, loaded: the lab and the terminal need no page to be light. */
export const GAMES: readonly GameModule[] = await Promise.all(
  Object.values(LISTED).map(async ({ load }) => (await load()).game),
);

/** What players are offered: samples are there for whoever writes a game. */
export const OFFERED: readonly GameModule[] = GAMES.filter((game) => !LISTED[game.id]?.sample);

export function gameById(id: string): GameModule {
  const game = GAMES.find((g) => g.id === id);
  if (!game) throw new InputError(`unknown game "${id}"; there are: ${GAMES.map((g) => g.id).join(', ')}`);
  return game;
}
