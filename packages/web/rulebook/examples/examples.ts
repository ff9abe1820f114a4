import type { CaseWords } from '@starhold/kernel';
import { GAMES } from '@starhold/roster';
import { type ExamplePlayed, playExample } from './play.ts';

/** Which case shows what a chapter says, and which part of the table is drawn. Captions stand in the rulebooks. */
export interface Example {
  /** File and title of the case. */
  file: string;
  title: string;
  /** In the words of the front: `stage`, `hand`, `own`, or a zone. */
  parts: readonly string[];
  /** How many answers are told and drawn, where the case goes on to prove more. */
  steps?: number;
}

interface ExampleBook {
  examples: Readonly<Record<string, Example>>;
  files: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}

const BOOKS: Record<string, () => Promise<ExampleBook>> = {
  'bossin-space': () => import('./bossin-space.ts'),
  unstoppable: () => import('./unstoppable.ts'),
  rone: () => import('./rone.ts'),
  revenant: () => import('./revenant.ts'),
};

export async function examplesOf(game: string): Promise<ExampleBook> {
  return BOOKS[game]();
}

export interface ShownExample extends ExamplePlayed {
  parts: readonly string[];
}

const loaded = new Map<string, Promise<ShownExample>>();

/** The same promise for the same example (React's `use` wants that). */
export function loadExample(game: string, id: string): Promise<ShownExample> {
  const key = `${game} ${id}`;
  const known = loaded.get(key);
  if (known) return known;
  const shown = load(game, id);
  loaded.set(key, shown);
  shown.catch(() => loaded.delete(key));
  return shown;
}

async function load(game: string, id: string): Promise<ShownExample> {
  const [{ examples, files }, { game: module }] = await Promise.all([examplesOf(game), GAMES[game].load()]);
  const example = examples[id];
  if (!example) throw new Error(`no example ${id} of ${game}`);
  const { file, title, parts, steps } = example;
  const all = [(await files[file]()).default].flat();
  const found = all.find((one) => (one as { title?: unknown }).title === title);
  if (!found || !module.cases) throw new Error(`no case ${title} in ${file} of ${game}`);
  const played = playExample(module.cases as CaseWords, found);
  return { ...played, steps: played.steps.slice(0, steps), parts };
}
