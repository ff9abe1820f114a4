import type { Language } from '@starhold/kernel';
import { CS } from './cs.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { TerminalText } from './terminal-text.ts';

export type { TerminalText } from './terminal-text.ts';

export const TERMINAL_TEXT: Record<Language, TerminalText> = { en: EN, cs: CS, de: DE };
