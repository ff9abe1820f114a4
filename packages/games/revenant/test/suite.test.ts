import { gameSuite, type NamedOptions } from '@starhold/effects/testing';
import { describe, it } from 'vitest';
import { gameFolder } from '../../../../test/support/game-folder.ts';
import { game } from '../module.ts';
import type { Options } from '../options.ts';
import { randomPosition } from '../testing/positions.ts';

const tables: NamedOptions[] = [
  ...[1, 2, 3, 4].map((players) => ({ name: players === 1 ? '1 player' : `${players} players`, raw: { players } })),
  { name: '2 players, first game', raw: { players: 2, firstGame: true } },
];

gameSuite({ describe, it }, game, gameFolder(import.meta.url), {
  trials: tables,
  trial: { games: 1, every: 12, limit: 4_000 },
  positions: { count: 3, answers: 60, make: (options, seed) => randomPosition(options as Options, seed) },
  // Told too rarely to be met in so few games; their words are read in text-events.test.ts.
  unread: ['covered', 'shuttleChosen', 'shieldsGone', 'reshuffled', 'lostPrestige', 'ignored'],
  // Boards and Houses are no cards: their texts lie beside them.
  long: ['crew', 'board', 'house'],
  // One layout for each number of players.
  sameNames: ['scanner'],
  rare: [
    'ask:send',
    'ask:effects',
    'ask:corrupt',
    'ask:bonus',
    'ask:neutralise',
    'ask:sortie',
    'ask:strafe',
    'ask:land',
    'ask:limited',
    'ask:pay',
    'ask:play',
    'ask:raid',
    'ask:taint',
    'ask:occ',
    'ask:gate',
    'ask:aside',
    'over:scored',
  ],
  games: 1,
  answers: 200,
});
