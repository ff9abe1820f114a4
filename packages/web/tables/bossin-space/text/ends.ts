import { spoken } from '../../../text/spoken.ts';
import type { en } from './ends.en.ts';

export type EndsText = typeof en;

export const ENDS_TEXT = await spoken<EndsText>({
  en: async () => (await import('./ends.en.ts')).en,
  cs: async () => (await import('./ends.cs.ts')).cs,
  de: async () => (await import('./ends.de.ts')).de,
});
