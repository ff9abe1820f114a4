import type { Language } from '@starhold/kernel';
import { type Book, linesOf, parseBook, plainLine, type Section } from './markdown.ts';
import type { Searchable } from './search.ts';

/** The rulebooks: one file per game and language, each fetched when it is first opened. */

type Source = () => Promise<{ default: string }>;

const SOURCES: Record<string, Record<Language, Source>> = {
  'bossin-space': {
    en: () => import('../../../docs/rules/bossin-space.en.md?raw'),
    cs: () => import('../../../docs/rules/bossin-space.cs.md?raw'),
    de: () => import('../../../docs/rules/bossin-space.de.md?raw'),
  },
  unstoppable: {
    en: () => import('../../../docs/rules/unstoppable.en.md?raw'),
    cs: () => import('../../../docs/rules/unstoppable.cs.md?raw'),
    de: () => import('../../../docs/rules/unstoppable.de.md?raw'),
  },
  rone: {
    en: () => import('../../../docs/rules/rone.en.md?raw'),
    cs: () => import('../../../docs/rules/rone.cs.md?raw'),
    de: () => import('../../../docs/rules/rone.de.md?raw'),
  },
  revenant: {
    en: () => import('../../../docs/rules/revenant.en.md?raw'),
    cs: () => import('../../../docs/rules/revenant.cs.md?raw'),
    de: () => import('../../../docs/rules/revenant.de.md?raw'),
  },
};

/** The games that have one. */
export const RULEBOOKS = Object.keys(SOURCES);

export function hasRulebook(game: string): boolean {
  return Object.hasOwn(SOURCES, game);
}

const loaded = new Map<string, Promise<Book>>();

/** The same promise for the same book (React's `use` wants that); a failed one is tried again next time. */
export function loadBook(game: string, lang: Language): Promise<Book> {
  const key = `${game}.${lang}`;
  const known = loaded.get(key);
  if (known) return known;
  if (!hasRulebook(game)) return Promise.reject(new Error(`no rulebook for ${game}`));
  const book = SOURCES[game][lang]().then((file) => parseBook(file.default));
  loaded.set(key, book);
  book.catch(() => loaded.delete(key));
  return book;
}

/** The section that has the anchor or covers the rule; `BOS-8` finds the first section of that chapter. */
export function findSection(book: Book, ref: string): Section | undefined {
  const named = book.sections.find((s) => s.id === ref) ?? book.sections.find((s) => s.rules.includes(ref));
  return named ?? book.sections.find((s) => s.rules.some((rule) => rule.startsWith(`${ref}.`)));
}

/** Address of a rule, a section or a card (`command:laser`) in the rulebook. */
export function ruleLink(game: string, ref: string): string {
  return `#/rules/${game}/${encodeURIComponent(ref)}`;
}

/** What the search looks through. */
export function searchable(sections: readonly Section[]): Searchable[] {
  return sections.map(({ id, title, blocks }) => ({
    id,
    texts: [title, ...blocks.flatMap(linesOf).map(plainLine)],
  }));
}
