import type { ByLang, Lang } from '@starhold/effects/text';
import { NAMES_CS, TYPES_CS } from './names.cs.ts';
import { NAMES_DE, TYPES_DE } from './names.de.ts';
import { NAMES_EN, TYPES_EN } from './names.en.ts';

/** Names of everything in the pack; ids are unique across all kinds of cards, so one table serves them all. */
export const NAMES: ByLang<Readonly<Record<string, string>>> = { en: NAMES_EN, cs: NAMES_CS, de: NAMES_DE };

/** Kinds of creatures on threat sides. */
export const TYPE_NAMES: ByLang<Readonly<Record<string, string>>> = { en: TYPES_EN, cs: TYPES_CS, de: TYPES_DE };

/** The name behind an id; cards of a custom pack that brings no names show their id. */
export function nameFor(id: string, lang: Lang): string {
  const table = NAMES[lang];
  return Object.hasOwn(table, id) ? table[id] : id;
}
