import type { Language } from '@starhold/kernel';
import { CS } from './cs.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

export const WORDS: Record<Language, Words> = { en: EN, cs: CS, de: DE };
