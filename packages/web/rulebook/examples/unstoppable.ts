import type { Example } from './examples.ts';

/** Chapters and the cases that show them. */

export const files = {
  cleanup: () => import('@starhold/unstoppable/cases/cleanup.json'),
  damage: () => import('@starhold/unstoppable/cases/damage.json'),
  danger: () => import('@starhold/unstoppable/cases/danger.json'),
  duo: () => import('@starhold/unstoppable/cases/duo.json'),
  examples: () => import('@starhold/unstoppable/cases/examples.json'),
  selection: () => import('@starhold/unstoppable/cases/selection.json'),
  setup: () => import('@starhold/unstoppable/cases/setup.json'),
};

export const examples: Record<string, Example> = {
  setup: {
    file: 'setup',
    title: 'A fresh solo game without Swift threats in front (TV-D01)',
    parts: ['stage', 'hand'],
  },
  selection: {
    file: 'selection',
    title: 'Three cards from one deck: one is kept, the others go under it in a chosen order',
    parts: ['hand'],
  },
  allies: {
    file: 'examples',
    title: 'Example: an ally is played and exhausted at once',
    parts: ['stage'],
  },
  upgrades: {
    file: 'examples',
    title: 'Example: an upgrade is bought and fitted',
    parts: ['hand'],
  },
  'threat-phase': {
    file: 'examples',
    title: 'Example: armour takes the first hits',
    parts: ['own'],
  },
  cleanup: {
    file: 'cleanup',
    title: 'Refill goes on past a Swift threat (TV-R26)',
    parts: ['stage'],
  },
  damage: {
    file: 'damage',
    title: 'A reward that is taken',
    parts: ['stage', 'hand'],
  },
  'level-up': {
    file: 'examples',
    title: 'Example: the last threat falls and a level is won',
    parts: ['stage', 'hand'],
  },
  effects: {
    file: 'examples',
    title: 'Example: two effects, in the order of choice',
    parts: ['stage', 'own'],
  },
  factions: {
    file: 'examples',
    title: 'Example: Focus counts the cards of the faction',
    parts: ['stage', 'hand'],
  },
  keywords: {
    file: 'examples',
    title: 'Example: Taunt protects the others',
    parts: ['stage'],
  },
  removal: {
    file: 'examples',
    title: 'Example: after the fourth time the ally goes',
    parts: ['stage'],
  },
  danger: {
    file: 'danger',
    title: 'Triumvirate: the first 2 offers to remove a card for a credit (TV-R14)',
    parts: ['stage'],
  },
  bosses: {
    file: 'examples',
    title: 'Example: an Acolyte falls and deals boss damage',
    parts: ['stage'],
  },
  duo: {
    file: 'duo',
    title: 'The owner draws the card, who dealt the last damage takes the reward (TV-R33)',
    parts: ['stage', 'partner'],
  },
  short: {
    file: 'examples',
    title: 'Example: a threat falls and its card is in hand',
    parts: ['stage', 'hand'],
  },
  table: {
    file: 'setup',
    title: 'A Swift threat among the first three: one more comes (TV-D02)',
    parts: ['own', 'stage', 'hand'],
  },
  end: {
    file: 'examples',
    title: 'Example: the last boss damage, and the turn is stopped',
    parts: ['stage'],
  },
  house: {
    file: 'examples',
    title: 'Example: Fear on deck costs an action point where the table plays it so',
    parts: ['own', 'stage'],
  },
};
