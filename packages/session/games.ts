import { type BotModule, SaveError, type TableModule } from '@starhold/kernel';
import { GAMES, type Listed } from '@starhold/roster';

/** The games by name. Each is loaded when a table needs it; in the browser it is a chunk of its own for page and workers. */

export function gameEntry(id: string): Listed | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

/** What players are offered. */
export const OFFERED: readonly string[] = Object.keys(GAMES).filter((id) => !GAMES[id].sample);

function entryOf(id: string): Listed {
  const entry = gameEntry(id);
  if (!entry) throw new SaveError('game', id);
  return entry;
}

/** What a table needs of a game. */
export async function loadGame(id: string): Promise<TableModule> {
  const { parts, load } = entryOf(id);
  return parts ? (await parts.table()).table : (await load()).game;
}

/** What bots need of it. */
export async function loadBotGame(id: string): Promise<BotModule> {
  const { parts, load } = entryOf(id);
  if (!parts) return (await load()).game;
  const [{ table }, { brain }] = await Promise.all([parts.table(), parts.bot()]);
  return { ...table, brain };
}
