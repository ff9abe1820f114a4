import type { Language } from '@starhold/kernel';
import { cs } from './editor.cs.ts';
import { de } from './editor.de.ts';
import { en } from './editor.en.ts';

export type EditorWords = typeof en;
export const EDITOR_TEXT: Record<Language, EditorWords> = { en, cs, de };
