import { fetched } from '../fetched.tsx';

const load = () => import('./NewTablePage.tsx');

/** The page of a new table, for whoever does not need it at once. */
export const NewTablePage = fetched(async () => (await load()).NewTablePage);

/** Everything that it shows of a game: done when nothing of it will be missing. */
export async function fetchNewTable(game: string): Promise<void> {
  const [{ fetchParts }] = await Promise.all([load(), NewTablePage.fetch()]);
  await fetchParts(game);
}
