import type { RulebookText } from './rulebook.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en: RulebookText = {
  pageTitle: 'Rulebook',
  title: (game) => `Rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules and cards',
  searchHint: 'Press / to search, Enter for the next hit, Escape to clear.',
  clear: 'Clear the search',
  hits: (total, places) => `${count(total, 'hit', 'hits')} in ${count(places, 'place', 'places')}`,
  noHits: (query) => `Nothing found for “${query}”.`,
  nextHit: 'Next hit',
  previousHit: 'Previous hit',
  hitOf: (at, total) => `${at} of ${total}`,
  cards: 'Card index',
  cardsLead: 'All cards of the game with what they do. The texts are made from the same data the game plays by.',
  groups: {
    command: 'Command cards',
    upgraded: 'Upgraded command cards',
    danger: 'Danger cards',
    enemy: 'Enemies',
    boss: 'Bosses',
    crew: 'Crew',
  },
  copies: (n) => `${n}×`,
  slot: (n) => `Slot ${n}`,
  rule: (id) => `Rule ${id}`,
  explained: 'Explained in the rules',
  close: 'Close the rulebook',
  panel: 'Rulebook',
  whole: 'Open the whole rulebook',
  previous: (title) => `Back: ${title}`,
  next: (title) => `Next: ${title}`,
  top: 'Back to the top',
  unknownGame: 'There is no rulebook for this game yet.',
  unknownGameHelp: 'It comes together with the game.',
};
