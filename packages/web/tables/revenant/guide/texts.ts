import { spoken } from '../../../text/spoken.ts';
import type { en } from './texts.en.ts';

/** What the guide says. */
export type GuideText = typeof en;

export const GUIDE_TEXT = await spoken<GuideText>({
  en: async () => (await import('./texts.en.ts')).en,
  cs: async () => (await import('./texts.cs.ts')).cs,
  de: async () => (await import('./texts.de.ts')).de,
});
