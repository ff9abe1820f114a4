import type { Language } from '@starhold/kernel';
import { UNS_CS } from './table.cs.ts';
import { UNS_DE } from './table.de.ts';
import { UNS_EN } from './table.en.ts';

/** The words of this table. Names of cards, prompts, log lines and refusals come from the game. */
export type UnsText = typeof UNS_EN;

export const UNS_TEXT: Record<Language, UnsText> = { en: UNS_EN, cs: UNS_CS, de: UNS_DE };
