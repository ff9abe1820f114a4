import type { Language } from '@starhold/kernel';
import type { CardGroup } from '../rulebook/cards.ts';
import { cs } from './rulebook.cs.ts';
import { de } from './rulebook.de.ts';
import { en } from './rulebook.en.ts';

/** The words around the rulebook; its own text stands in docs/rules. A key that is missing does not compile. */
export type RulebookText = typeof en;

export const RULEBOOK_TEXT: Record<Language, RulebookText & { groups: Record<CardGroup, string> }> = { en, cs, de };
