import type { Language } from '@starhold/kernel';
import { cs } from './ends.cs.ts';
import { de } from './ends.de.ts';
import { en } from './ends.en.ts';

export type EndsWords = typeof en;
export const ENDS_TEXT: Record<Language, EndsWords> = { en, cs, de };
