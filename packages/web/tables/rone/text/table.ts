import type { Language } from '@starhold/kernel';
import { RONE_CS } from './table.cs.ts';
import { RONE_DE } from './table.de.ts';
import { RONE_EN } from './table.en.ts';

/** The words of this table. Names of cards, prompts, log lines and refusals come from the game. */
export type RoneText = typeof RONE_EN;

export const RONE_TEXT: Record<Language, RoneText> = { en: RONE_EN, cs: RONE_CS, de: RONE_DE };
