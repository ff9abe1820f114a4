import { fetched } from '../fetched.tsx';
import { fetchArts } from './arts.ts';
import { loadForm } from './forms.ts';

/** The page of a new table, for whoever does not need it at once. */
export const NewTablePage = fetched(async () => (await import('./NewTablePage.tsx')).NewTablePage);

/** Nobody looks at the posters for longer than this, once the page itself is there. */
const MOST_MS = 800;

/** The page with everything that it shows of a game, if that comes soon. */
export async function fetchNewTable(game: string): Promise<void> {
  const parts = Promise.all([loadForm(game), fetchArts(game)]).catch(() => {});
  await NewTablePage.fetch();
  await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
