import { spoken } from '../../../text/spoken.ts';
import type { REVENANT_EN } from './table.en.ts';

/** The words of crew, frigate, hand and cards. Names of cards, prompts, log lines and refusals come from the game. */
export type RevenantText = typeof REVENANT_EN;

export const REVENANT_TEXT = await spoken<RevenantText>({
  en: async () => (await import('./table.en.ts')).REVENANT_EN,
  cs: async () => (await import('./table.cs.ts')).REVENANT_CS,
  de: async () => (await import('./table.de.ts')).REVENANT_DE,
});
