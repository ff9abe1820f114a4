import { contractSuite, type Trial } from '@starhold/kernel/testing';
import { describe, it } from 'vitest';
import { PARISH, VILLAGE } from './toys/belfry/packs.ts';
import { belfry } from './toys/belfry/rules.ts';

const trial = (name: string, options: unknown, more: Partial<Trial> = {}): Trial => ({
  name,
  rules: belfry,
  options,
  games: 14,
  limit: 400,
  every: 2,
  // Nothing is hidden and nothing is shuffled here.
  without: ['handles', 'secrets', 'redealAll'],
  ...more,
});

contractSuite(
  { describe, it },
  'Belfry',
  [
    trial('ordered by the owner', VILLAGE, { rare: ['ask:occ', 'ask:gate', 'ask:branch', 'ask:turn'] }),
    trial('ordered by the active seat', PARISH),
  ],
  ['over:win0', 'over:win1'],
);
