import { gameSuite, type NamedOptions } from '@starhold/effects/testing';
import { describe, it } from 'vitest';
import { gameFolder } from '../../../../test/support/game-folder.ts';
import { game } from '../module.ts';

const tables: NamedOptions[] = [
  ...[1, 2, 3, 4].map((players) => ({ name: players === 1 ? '1 player' : `${players} players`, raw: { players } })),
  { name: '2 players, first game', raw: { players: 2, firstGame: true } },
];

gameSuite({ describe, it }, game, gameFolder(import.meta.url), {
  trials: tables,
  trial: { games: 2, every: 12, limit: 4_000 },
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
