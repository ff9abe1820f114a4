import type { Language } from '@starhold/kernel';
import { useText } from '../shell/lang.tsx';
import { cs } from './shell.cs.ts';
import { de } from './shell.de.ts';
import { en } from './shell.en.ts';

/** The words of the shell. A key that is missing in one language does not compile. */
export type ShellText = typeof en;

export const SHELL_TEXT: Record<Language, ShellText> = { en, cs, de };

export const useShellText = (): ShellText => useText(SHELL_TEXT);
