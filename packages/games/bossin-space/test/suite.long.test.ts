import { gameSuite } from '@starhold/effects/testing';
import { describe, it } from 'vitest';
import { gameFolder } from '../../../../test/support/game-folder.ts';
import { game } from '../module.ts';
import { EVERY_TABLE, PLAN } from './support/plan.ts';

/** The same at every table: all difficulties with all numbers of players. */
gameSuite({ describe, it }, game, gameFolder(import.meta.url), { ...PLAN, trials: EVERY_TABLE });
