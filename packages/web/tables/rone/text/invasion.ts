import { spoken } from '../../../text/spoken.ts';
import type { en } from './invasion.en.ts';

export type InvasionWords = typeof en;
export const INVASION_TEXT = await spoken<InvasionWords>({
  en: async () => (await import('./invasion.en.ts')).en,
  cs: async () => (await import('./invasion.cs.ts')).cs,
  de: async () => (await import('./invasion.de.ts')).de,
});
