import { gameSuite } from '@starhold/effects/testing';
import { describe, it } from 'vitest';
import { gameFolder } from '../../../../test/support/game-folder.ts';
import { game } from '../module.ts';
import { PLAN, SELECTION } from './support/plan.ts';

gameSuite({ describe, it }, game, gameFolder(import.meta.url), { ...PLAN, trials: SELECTION });
