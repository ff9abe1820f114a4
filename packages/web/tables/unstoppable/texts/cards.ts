import type { Language } from '@starhold/kernel';
import { CARDS_CS } from './cards.cs.ts';
import { CARDS_DE } from './cards.de.ts';
import { CARDS_EN } from './cards.en.ts';

/** What the cards say beyond the texts of the game. */
export type CardsText = typeof CARDS_EN;

export const CARDS_TEXT: Record<Language, CardsText> = { en: CARDS_EN, cs: CARDS_CS, de: CARDS_DE };
