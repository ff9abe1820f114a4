import { spoken } from '../../../text/spoken.ts';
import type { CARDS_EN } from './cards.en.ts';

/** What the cards say beyond the texts of the game. */
export type CardsText = typeof CARDS_EN;

export const CARDS_TEXT = await spoken<CardsText>({
  en: async () => (await import('./cards.en.ts')).CARDS_EN,
  cs: async () => (await import('./cards.cs.ts')).CARDS_CS,
  de: async () => (await import('./cards.de.ts')).CARDS_DE,
});
