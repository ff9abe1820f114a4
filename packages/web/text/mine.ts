import { useText } from '../shell/lang.tsx';
import type { MINE_EN } from './mine.en.ts';
import { spoken } from './spoken.ts';

/** Words of "My games" and of the daily challenge. */
export type MineText = typeof MINE_EN;

export const MINE_TEXT = await spoken<MineText>({
  en: async () => (await import('./mine.en.ts')).MINE_EN,
  cs: async () => (await import('./mine.cs.ts')).MINE_CS,
  de: async () => (await import('./mine.de.ts')).MINE_DE,
});

export const useMineText = (): MineText => useText(MINE_TEXT);
