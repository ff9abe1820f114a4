import type { Language } from '@starhold/kernel';
import { cs } from './texts.cs.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** What the guide says. */
export type GuideText = typeof en;

export const GUIDE_TEXT: Record<Language, GuideText> = { en, cs, de };
