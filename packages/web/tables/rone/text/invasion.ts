import type { Language } from '@starhold/kernel';
import { cs } from './invasion.cs.ts';
import { de } from './invasion.de.ts';
import { en } from './invasion.en.ts';

export type InvasionWords = typeof en;
export const INVASION_TEXT: Record<Language, InvasionWords> = { en, cs, de };
