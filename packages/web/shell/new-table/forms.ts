import { gameEntry, loadGame } from '../../games/modules.ts';
import type { GameForm } from './model.ts';

/** The form of a game, fetched with the game itself when somebody wants to play it. */
const FORMS: Record<string, () => Promise<GameForm>> = {
  'bossin-space': async () => (await import('./bossin-space.ts')).form,
  unstoppable: async () => (await import('./unstoppable.ts')).form,
  rone: async () => (await import('./rone.ts')).form,
  revenant: async () => (await import('./revenant.ts')).form,
};

export function hasForm(game: string): boolean {
  return gameEntry(game) !== undefined;
}

const loaded = new Map<string, GameForm>();

/** The form, where it has come already. */
export const loadedForm = (game: string): GameForm | null => loaded.get(game) ?? null;

export async function loadForm(game: string): Promise<GameForm> {
  if (!hasForm(game)) throw new Error(`no form for the game ${game}`);
  const form = Object.hasOwn(FORMS, game)
    ? await FORMS[game]()
    : (await import('./fields.ts')).generalForm(await loadGame(game));
  loaded.set(game, form);
  return form;
}
