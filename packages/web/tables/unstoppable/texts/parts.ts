import { spoken } from '../../../text/spoken.ts';
import type { PARTS_EN } from './parts.en.ts';

/** What the parts of the table say themselves. Names, card texts and rules come from the game. */
export type PartsText = typeof PARTS_EN;

export const PARTS_TEXT = await spoken<PartsText>({
  en: async () => (await import('./parts.en.ts')).PARTS_EN,
  cs: async () => (await import('./parts.cs.ts')).PARTS_CS,
  de: async () => (await import('./parts.de.ts')).PARTS_DE,
});
