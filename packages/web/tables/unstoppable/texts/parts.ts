import type { Language } from '@starhold/kernel';
import { PARTS_CS } from './parts.cs.ts';
import { PARTS_DE } from './parts.de.ts';
import { PARTS_EN } from './parts.en.ts';

/** What the parts of the table say themselves. Names, card texts and rules come from the game. */
export type PartsText = typeof PARTS_EN;

export const PARTS_TEXT: Record<Language, PartsText> = { en: PARTS_EN, cs: PARTS_CS, de: PARTS_DE };
