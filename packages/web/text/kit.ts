import type { Language } from '@starhold/kernel';
import { KIT_CS } from './kit.cs.ts';
import { KIT_DE } from './kit.de.ts';
import { KIT_EN } from './kit.en.ts';

/** Words the kit itself says. Names of things and all rules come from the games. */
export type KitText = typeof KIT_EN;

export const KIT_TEXT: Record<Language, KitText> = { en: KIT_EN, cs: KIT_CS, de: KIT_DE };
