import { BOSSES } from './bosses.ts';
import { COMMANDS } from './commands.ts';
import { DANGERS } from './dangers.ts';
import { ENEMIES } from './enemies.ts';
import type { PackDef } from './schema.ts';

/** Rules file 6.2, 6.6, 6.7 and 6.11. */
export const BASE: PackDef = {
  id: 'base',
  expects: {
    commands: 32,
    upgraded: 9,
    dangers: { core: 14, silence: 2, help: 4, hard: 2 },
    enemies: [13, 11, 10],
    bosses: 5,
  },
  heatMax: 5,
  startLife: 3,
  startColumn: 2,
  cubes: [2, 3, 4, 5, 6, 7, 8, 9],
  enemyDeck: { easy: [8, 6, 2], normal: [8, 8, 4], hard: [8, 8, 8] },
  dangerSets: { easy: ['core', 'silence', 'help'], normal: ['core', 'silence'], hard: ['core', 'hard'] },
  commands: COMMANDS,
  dangers: DANGERS,
  enemies: ENEMIES,
  bosses: BOSSES,
};
