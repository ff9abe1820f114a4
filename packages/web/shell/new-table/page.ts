import { fetched } from '../fetched.tsx';
import { fetchArts } from './arts.ts';
import { loadForm } from './forms.ts';

/** The page of a new table, for whoever does not need it at once. */
export const NewTablePage = fetched(async () => (await import('./NewTablePage.tsx')).NewTablePage);

/** With everything that it shows of a game: done when nothing of it will be missing. */
export const fetchNewTable = (game: string): Promise<unknown> =>
  Promise.all([NewTablePage.fetch(), loadForm(game), fetchArts(game)]);
