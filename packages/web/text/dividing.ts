import type { Language } from '@starhold/kernel';

/** Where long words of names may be divided: tiles are narrow, and not every browser divides words of every language. */

const SOFT_HYPHEN = '\u00ad';

/** From lists of words with bars where they may be divided: writes names of such words for a narrow tile. */
export function dividing(lists: Readonly<Record<Language, string>>): (name: string, lang: Language) => string {
  const wordsIn = (lang: Language): ReadonlyMap<string, string> =>
    new Map(lists[lang].split(/\s+/).map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));
  const words: Record<Language, ReadonlyMap<string, string>> = {
    en: wordsIn('en'),
    cs: wordsIn('cs'),
    de: wordsIn('de'),
  };
  return (name, lang) => name.replace(/[^\s-]{10,}/g, (word) => words[lang].get(word) ?? word);
}
