import { spoken } from '../../../text/spoken.ts';
import type { MAP_EN } from './map.en.ts';

/** The words of map, tracks, questions and log. Names of cards, prompts, log lines and refusals come from the game. */
export type MapText = typeof MAP_EN;

export const MAP_TEXT = await spoken<MapText>({
  en: async () => (await import('./map.en.ts')).MAP_EN,
  cs: async () => (await import('./map.cs.ts')).MAP_CS,
  de: async () => (await import('./map.de.ts')).MAP_DE,
});
