import type { Language } from '@starhold/kernel';
import { TABLE_CS } from './table.cs.ts';
import { TABLE_DE } from './table.de.ts';
import { TABLE_EN } from './table.en.ts';

/** The words of every table. What only one game says is in its own table's `text/`. */
export type TableText = typeof TABLE_EN;

export const TABLE_TEXT: Record<Language, TableText> = { en: TABLE_EN, cs: TABLE_CS, de: TABLE_DE };
