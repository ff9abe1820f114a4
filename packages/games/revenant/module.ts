import type { GameModule } from '@starhold/kernel';
import { brain } from './bot.ts';
import { table } from './table.ts';
import { caseWords } from './words/index.ts';

/** Revenant as the registry knows it. */
export const game: GameModule = { ...table, brain, cases: caseWords };
