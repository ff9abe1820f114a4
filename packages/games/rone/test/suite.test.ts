import { gameSuite, type NamedOptions } from '@starhold/effects/testing';
import { describe, it } from 'vitest';
import { gameFolder } from '../../../../test/support/game-folder.ts';
import { game } from '../module.ts';
import type { Options } from '../options.ts';
import { randomPosition } from '../testing/positions.ts';
import { shortPack } from '../testing/short-pack.ts';

const pack = shortPack();
const tables: NamedOptions[] = [
  { name: 'duel', raw: { mode: 'duel', pack } },
  { name: 'series', raw: { mode: 'series', pack }, games: 1, every: 60 },
  { name: 'quick training', raw: { mode: 'training', pack } },
  { name: 'team fight', raw: { mode: 'team', pack }, games: 1 },
  ...[1, 2, 3, 4].map((players) => ({
    name: `co-op, ${players} players`,
    raw: { mode: 'coop', players, difficulty: 'easy', pack },
  })),
  { name: 'co-op, equal chances', raw: { mode: 'coop', players: 2, equalChances: true, scenario: '2', pack } },
];

gameSuite({ describe, it }, game, gameFolder(import.meta.url), {
  trials: tables,
  trial: {
    games: 2,
    every: 18,
    // A series goes on until somebody has won, and random players fail many a survival check.
    limit: 9_000,
    // Cards of a draft and of the order draw lie open for a moment and may be shuffled into the supply by the same answer;
    // so do cards of the Invasion that are shuffled back into its draw deck.
    passing: [
      'looked',
      'recruited',
      'discovered',
      'destroyed',
      'supply',
      'orderDrawn',
      'revealed',
      'deployed',
      'scouted',
      'invasionMilled',
      'invasionRecycled',
      'invasionDestroyed',
      'zoneFilled',
      'zoneTrained',
      'fortified',
      'struck',
      'defeatedCard',
      'returnedCard',
      'putAway',
    ],
  },
  positions: { count: 5, answers: 40, make: (options, seed) => randomPosition(options as Options, seed) },
  // Told when a Burrower falls (case TV-D51); its words are read in text-cards.test.ts.
  unread: ['damageLost'],
  // The text of a whole scenario and of the steps of a board.
  long: ['scenario', 'steps'],
  rare: ['ask:main', 'ask:draft', 'ask:store', 'ask:scrap', 'ask:aside', 'ask:pay', 'ask:parts', 'ask:upgrade'],
  games: 1,
  answers: 150,
});
