import { useText } from '../shell/lang.tsx';
import type { ONLINE_EN } from './online.en.ts';
import { spoken } from './spoken.ts';

/** Words of playing with people elsewhere: the hall, the waiting room, and what a table says of those at it. */
export type OnlineText = typeof ONLINE_EN;

export const ONLINE_TEXT = await spoken<OnlineText>({
  en: async () => (await import('./online.en.ts')).ONLINE_EN,
  cs: async () => (await import('./online.cs.ts')).ONLINE_CS,
  de: async () => (await import('./online.de.ts')).ONLINE_DE,
});

export const useOnlineText = (): OnlineText => useText(ONLINE_TEXT);
