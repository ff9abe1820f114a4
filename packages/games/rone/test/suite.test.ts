import { gameSuite } from '@starhold/effects/testing';
import { describe, it } from 'vitest';
import { gameFolder } from '../../../../test/support/game-folder.ts';
import { game } from '../module.ts';

gameSuite({ describe, it }, game, gameFolder(import.meta.url), {
  trial: {
    // A card that is shown and then shuffled into the deck by the same answer was open in between.
    passing: ['played', 'hauled', 'flare', 'reshuffled', 'drew', 'drifted'],
  },
  rare: ['reshuffled', 'relit', 'flare', 'ask:pay', 'ask:branch', 'ask:aside', 'over:rounds'],
});
