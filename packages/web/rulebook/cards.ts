import { plain, type Text } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { ComponentType } from 'react';
import type { Searchable } from './search.ts';

/** Every card of a game with its generated text, for the index behind the rules. Each game brings its own. */

export const CARD_GROUPS = {
  'bossin-space': ['command', 'upgraded', 'danger', 'enemy', 'boss', 'crew'],
  unstoppable: [
    'character',
    'starter',
    'core1',
    'core2',
    'core3',
    'core4',
    'core5',
    'core6',
    'topUpgrade',
    'bottomUpgrade',
    'starterThreat',
    'ceres2',
    'virenos',
    'mithras',
    'boss',
    'bossCard',
    'story',
  ],
  rone: [
    'roneStarter',
    'roneAdditional',
    'roneRecruit',
    'roneLeader',
    'roneTechnology',
    'roneInvasionStarter',
    'roneInvasion',
    'roneProtocol',
    'roneScenario',
    'roneBoard',
  ],
  revenant: [
    'revCadet',
    'revFrigate',
    'revCommand',
    'revPlanet',
    'revScanner',
    'revColony',
    'revAgenda',
    'revFailure',
    'revCrew',
    'revBoard',
    'revHouse',
    'revAction',
    'revOrder',
    'revDie',
  ],
} as const;
export type CardGroup = (typeof CARD_GROUPS)[keyof typeof CARD_GROUPS][number];

export interface IndexCard {
  /** As text segments name it: `command:laser`, `danger:D03`, `core:strike`, `threat:viren-doe`. */
  ref: string;
  group: CardGroup;
  /** The bare id, for its picture. */
  id: string;
  title: string;
  stats: Text;
  body: Text;
  /** Copies in the box; where a card stands in several groups, in the deck of this one. */
  copies: number;
  /** Where the rules explain it. */
  rule: string;
  /** What follows line by line, with or without a label: slots of a boss, the back of an upgrade, choices of a story. */
  parts: { label: string; text: Text }[];
}

/** The cards of one game. */
export interface CardBook {
  groups: readonly CardGroup[];
  /** In the order of the groups. */
  cards(lang: Language): IndexCard[];
  /** The entry that a reference of a text segment means; cards that stand together are one entry. */
  find(cards: readonly IndexCard[], ref: string): IndexCard | undefined;
  Picture: ComponentType<{ group: CardGroup; id: string }>;
}

/** A game's cards as a table has them: of the pack with this key, or of the base pack away from any table. */
export type BookOf = (pack?: string) => CardBook;

const SOURCES: Record<string, () => Promise<{ bookOf: BookOf }>> = {
  'bossin-space': () => import('./games/bossin-space.ts'),
  unstoppable: () => import('./games/unstoppable.ts'),
  rone: () => import('./games/rone.ts'),
  revenant: () => import('./games/revenant.ts'),
};

const loaded = new Map<string, Promise<CardBook>>();

/** The same promise for the same cards (React's `use` wants that); a failed one is tried again next time. */
export function loadCards(game: string, pack?: string): Promise<CardBook> {
  const key = `${game} ${pack ?? ''}`;
  const known = loaded.get(key);
  if (known) return known;
  if (!Object.hasOwn(SOURCES, game)) return Promise.reject(new Error(`no cards for ${game}`));
  const book = SOURCES[game]().then((module) => module.bookOf(pack));
  loaded.set(key, book);
  book.catch(() => loaded.delete(key));
  return book;
}

export function searchableCards(cards: readonly IndexCard[]): Searchable[] {
  return cards.map((c) => ({
    id: cardId(c),
    texts: [c.title, plain(c.stats), plain(c.body), ...c.parts.map((part) => plain(part.text))],
  }));
}

/** One group after the other; inside of each as they come. */
export function inGroups(cards: readonly IndexCard[], groups: readonly CardGroup[]): IndexCard[] {
  return cards.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}

/** Unique among the entries: a card may stand in two groups. */
export function cardId(card: IndexCard): string {
  return `card-${card.group}-${card.id}`;
}
