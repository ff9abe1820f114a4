import { type GameModule, type Language, SaveError } from '@starhold/kernel';

/**
 * The games of the browser. Each is a chunk of its own that is loaded when a table needs it, here and in the workers.
 * A game without a front of its own (`fronts.ts`) is drawn from its zones.
 */
export interface GameEntry {
  name: Record<Language, string>;
  load: () => Promise<{ game: GameModule }>;
  /** For whoever writes a game: can be opened by its address, is not offered on the home page. */
  sample?: true;
}

const GAMES: Record<string, GameEntry> = {
  'bossin-space': named("Bossin' Space", () => import('@starhold/bossin-space')),
  unstoppable: named('Unstoppable', () => import('@starhold/unstoppable')),
  template: { ...named('Flotsam', () => import('@starhold/template')), sample: true },
};

function named(name: string, load: GameEntry['load']): GameEntry {
  return { name: { en: name, cs: name, de: name }, load };
}

export function gameEntry(id: string): GameEntry | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

/** What the home page offers beside the posters. */
export const OFFERED: readonly string[] = Object.keys(GAMES).filter((id) => !GAMES[id].sample);

export async function loadGame(id: string): Promise<GameModule> {
  const entry = gameEntry(id);
  if (!entry) throw new SaveError('game', id);
  return (await entry.load()).game;
}
