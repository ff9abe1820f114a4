import { loadFront } from '../../games/fronts.ts';
import { isSetup } from '../../session/record.ts';
import type { TableSetup } from '../../session/types.ts';
import { loadStore } from '../store.ts';
import { loadForm } from './forms.ts';
import { type Draft, defaultDraft, draftFrom, type GameForm, setupOf } from './model.ts';

/** Starting a table, and remembering how the last one was set. */

const KEY = (game: string): string => `starhold.last.${game}`;

export function recall(game: string): TableSetup | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY(game)) ?? 'null');
    return isSetup(raw) ? raw : null;
  } catch {
    return null;
  }
}

function remember(setup: TableSetup): void {
  try {
    localStorage.setItem(KEY(setup.game), JSON.stringify(setup));
  } catch {
    // without storage the next table starts from the defaults
  }
}

/** What the form opens with: the last table again, or a guided first game. */
export function openingDraft(game: string, form: GameForm): Draft {
  const last = recall(game);
  return last === null ? defaultDraft(form, true) : draftFrom(form, last);
}

/** Sets up a table on this device and says its id. */
export async function startTable(setup: TableSetup): Promise<string> {
  const [store, form] = await Promise.all([loadStore(), loadForm(setup.game)]);
  // The page of the table comes meanwhile, so that no empty screen lies between this page and it.
  const page = Promise.all([import('../../tables/TablePage.tsx'), loadFront(setup.game)]).catch(() => {});
  const session = await store.create(setup, form.guidedSeed?.(setup));
  remember(setup);
  session.close();
  await page;
  return session.id;
}

/** One click: the first game guided, later ones like the last. */
export async function startQuickly(game: string, playerName: (n: number) => string): Promise<string> {
  const form = await loadForm(game);
  return startTable(setupOf(game, openingDraft(game, form), playerName));
}
