import type { Language } from '@starhold/kernel';
import { cs } from './workbench.cs.ts';
import { de } from './workbench.de.ts';
import { en } from './workbench.en.ts';

export type WorkbenchWords = typeof en;
export const WORKBENCH_TEXT: Record<Language, WorkbenchWords> = { en, cs, de };
