import { spoken } from '../../../text/spoken.ts';
import type { RONE_EN } from './table.en.ts';

/** The words of this table. Names of cards, prompts, log lines and refusals come from the game. */
export type RoneText = typeof RONE_EN;

export const RONE_TEXT = await spoken<RoneText>({
  en: async () => (await import('./table.en.ts')).RONE_EN,
  cs: async () => (await import('./table.cs.ts')).RONE_CS,
  de: async () => (await import('./table.de.ts')).RONE_DE,
});
