import { spoken } from './spoken.ts';
import type { TABLE_EN } from './table.en.ts';

/** The words of every table. What only one game says is in its own table's `text/`. */
export type TableText = typeof TABLE_EN;

export const TABLE_TEXT = await spoken<TableText>({
  en: async () => (await import('./table.en.ts')).TABLE_EN,
  cs: async () => (await import('./table.cs.ts')).TABLE_CS,
  de: async () => (await import('./table.de.ts')).TABLE_DE,
});
