import { type ComponentProps, lazy, type ReactNode, useState } from 'react';
import { loadForm } from './forms.ts';
import type { NewTablePage as Page } from './NewTablePage.tsx';

/** The page of a new table, fetched when somebody wants one. */

type Props = ComponentProps<typeof Page>;

let fetched: typeof Page | undefined;

async function fetchPage(): Promise<{ default: typeof Page }> {
  fetched = (await import('./NewTablePage.tsx')).NewTablePage;
  return { default: fetched };
}

const LazyPage = lazy(fetchPage);

/** Where it has been fetched already it stands at once: a lazy part would first leave the screen empty. */
export function NewTablePage(props: Props): ReactNode {
  const [Here] = useState(() => fetched ?? LazyPage);
  return <Here {...props} />;
}

/** Nobody looks at the posters for longer than this, once the page itself is there. */
const MOST_MS = 800;

/** The page, and with it what it asks for this game, if that comes soon. */
export async function fetchNewTable(game: string): Promise<void> {
  const form = loadForm(game).catch(() => {});
  await fetchPage();
  await Promise.race([form, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
