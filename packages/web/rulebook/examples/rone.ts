import type { Example } from './examples.ts';

/** Chapters and the cases that show them. */

export const files = {
  base: () => import('@starhold/rone/cases/base.json'),
  damage: () => import('@starhold/rone/cases/damage.json'),
  decks: () => import('@starhold/rone/cases/decks.json'),
  dice: () => import('@starhold/rone/cases/dice.json'),
  invasion: () => import('@starhold/rone/cases/invasion.json'),
  modes: () => import('@starhold/rone/cases/modes.json'),
  resources: () => import('@starhold/rone/cases/resources.json'),
  rules: () => import('@starhold/rone/cases/rules.json'),
  team: () => import('@starhold/rone/cases/team.json'),
};

export const examples: Record<string, Example> = {
  setup: {
    file: 'modes',
    title: 'Setting up: leader, technology, four recruits (TV-R13)',
    parts: ['base', 'ground'],
    steps: 12,
  },
  damage: {
    file: 'damage',
    title: 'The attacker orders the damage: destruction first makes melee hit health (TV-D03)',
    parts: ['stage'],
  },
  turn: {
    file: 'rules',
    title: 'The main actions, in any order',
    parts: ['stage', 'hand'],
  },
  dice: {
    file: 'dice',
    title: 'A used die gives a resource for each coloured screw and is out for the turn (TV-D04)',
    parts: ['stage'],
  },
  resources: {
    file: 'resources',
    title: 'A red pair takes the red symbol off the next card and adds 1 ranged damage (TV-R02)',
    parts: ['stage', 'hand'],
  },
  training: {
    file: 'decks',
    title: 'Trained with five screws at cost three: all five are gone (TV-R15)',
    parts: ['ground', 'piles'],
  },
  reshuffle: {
    file: 'decks',
    title: 'The steps before a reshuffle, in order (TV-D30)',
    parts: ['stage', 'piles'],
  },
  base: {
    file: 'base',
    title: 'Korr: melee damage',
    parts: ['base'],
  },
  words: {
    file: 'decks',
    title: 'Two cards are recycled: the second lies on top (TV-D17)',
    parts: ['piles'],
  },
  end: {
    file: 'damage',
    title:
      'The winner brings cards back by technologies and pays for the rest; without health left it is a draw (TV-D11)',
    parts: ['stage'],
  },
  team: {
    file: 'team',
    title: 'The team that is hit splits each packet as it likes',
    parts: ['stage'],
  },
  coop: {
    file: 'invasion',
    title: 'Totals, left-over damage and resolution on normal (TV-D38)',
    parts: ['stage'],
    steps: 1,
  },
  short: {
    file: 'damage',
    title: 'Printed damage counts in phase 6, of all cards still in the played zone',
    parts: ['stage'],
  },
  table: {
    file: 'rules',
    title: 'Discard piles and scrapyards are open; a hand and the order of a deck are not',
    parts: ['stage', 'piles'],
  },
  series: {
    file: 'modes',
    title: 'Between two matches dice and base are kept, everything else is prepared anew (TV-D27)',
    parts: ['base', 'ground'],
  },
  quick: {
    file: 'modes',
    title: 'Quick training: what concerns the opponent waits for the end of the phase (TV-D44)',
    parts: ['stage'],
  },
  house: {
    file: 'rules',
    title: 'Refresh every turn, where the table plays it so',
    parts: ['base'],
  },
};
