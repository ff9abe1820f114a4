import { spoken } from '../../../text/spoken.ts';
import type { UNS_EN } from './table.en.ts';

/** The words of this table. Names of cards, prompts, log lines and refusals come from the game. */
export type UnsText = typeof UNS_EN;

export const UNS_TEXT = await spoken<UnsText>({
  en: async () => (await import('./table.en.ts')).UNS_EN,
  cs: async () => (await import('./table.cs.ts')).UNS_CS,
  de: async () => (await import('./table.de.ts')).UNS_DE,
});
