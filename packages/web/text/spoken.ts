import { LANGUAGES, type Language } from '@starhold/kernel';

/**
 * Texts that are loaded in the reader's language only. Whoever imports a table of them waits for that language; another one
 * comes when the reader changes to it.
 */
interface Table {
  has(lang: Language): boolean;
  learn(lang: Language): Promise<void>;
}

const tables: Table[] = [];

/** All of them, until the page says which one is read. */
let wanted: readonly Language[] = LANGUAGES;

export async function spoken<T>(load: Record<Language, () => Promise<T>>): Promise<Record<Language, T>> {
  const texts: Partial<Record<Language, T>> = {};
  const table: Table = {
    has: (lang) => texts[lang] !== undefined,
    learn: async (lang) => {
      texts[lang] ??= await load[lang]();
    },
  };
  tables.push(table);
  await Promise.all(wanted.map(table.learn));
  // What was not wanted is missing; `speak` brings it before anybody asks for it.
  return texts as Record<Language, T>;
}

/** From now on texts come in this language. A promise where some that are shown have to learn it first. */
export function speak(lang: Language): Promise<unknown> | undefined {
  wanted = [lang];
  const missing = tables.filter((table) => !table.has(lang));
  return missing.length === 0 ? undefined : Promise.all(missing.map((table) => table.learn(lang)));
}
