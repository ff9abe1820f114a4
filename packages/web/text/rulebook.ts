import type { Language } from '@starhold/kernel';
import type { CardGroup } from '../rulebook/cards.ts';
import { cs } from './rulebook.cs.ts';
import { de } from './rulebook.de.ts';
import { en } from './rulebook.en.ts';

/** The words around the rulebook; its own text stands in docs/rules. A key that is missing does not compile. */
export interface RulebookText {
  pageTitle: string;
  title: (game: string) => string;
  books: string;
  choose: string;
  contents: string;
  search: string;
  searchHint: string;
  clear: string;
  hits: (total: number, places: number) => string;
  noHits: (query: string) => string;
  nextHit: string;
  previousHit: string;
  hitOf: (at: number, total: number) => string;
  cards: string;
  cardsLead: string;
  groups: Record<CardGroup, string>;
  copies: (n: number) => string;
  slot: (n: number) => string;
  rule: (id: string) => string;
  explained: string;
  close: string;
  panel: string;
  whole: string;
  previous: (title: string) => string;
  next: (title: string) => string;
  top: string;
  unknownGame: string;
  unknownGameHelp: string;
}

export const RULEBOOK_TEXT: Record<Language, RulebookText> = { en, cs, de };
