import { type GameModule, SaveError } from '@starhold/kernel';
import { GAMES, type Listed } from '@starhold/roster';

/** The games of the browser. Each is a chunk of its own that is loaded when a table needs it, here and in the workers. */

export function gameEntry(id: string): Listed | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

/** What the home page offers. */
export const OFFERED: readonly string[] = Object.keys(GAMES).filter((id) => !GAMES[id].sample);

export async function loadGame(id: string): Promise<GameModule> {
  const entry = gameEntry(id);
  if (!entry) throw new SaveError('game', id);
  return (await entry.load()).game;
}
