import { type GameModule, SaveError } from '@starhold/kernel';

/** The games of this table, each in a chunk of its own that is loaded when a table needs it. */
const GAMES: Record<string, () => Promise<{ game: GameModule }>> = {
  'bossin-space': () => import('@starhold/bossin-space'),
  unstoppable: () => import('@starhold/unstoppable'),
};

export function isKnownGame(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

export async function loadGame(id: string): Promise<GameModule> {
  const load = isKnownGame(id) ? GAMES[id] : undefined;
  if (!load) throw new SaveError('game', id);
  return (await load()).game;
}
