import { BOARD, INVASION_BOARD } from './boards.ts';
import { CARDS } from './cards/index.ts';
import { EXPECTS } from './expects.ts';
import { INVASION_CARDS } from './invasion/cards.ts';
import { PROTOCOLS } from './invasion/protocols.ts';
import { INVASION_STARTERS } from './invasion/starters.ts';
import { LEADERS } from './permanents/leaders.ts';
import { TECHNOLOGIES } from './permanents/technologies.ts';
import { SCENARIOS } from './scenarios.ts';
import type { PackDef } from './schema.ts';

/** The content that comes with the game. Asked for through `packs`, like any other. */
export const BASE_PACK: PackDef = {
  id: 'base',
  expects: EXPECTS,
  board: BOARD,
  invasionBoard: INVASION_BOARD,
  cards: CARDS,
  leaders: LEADERS,
  technologies: TECHNOLOGIES,
  invasion: [...INVASION_STARTERS, ...INVASION_CARDS],
  protocols: PROTOCOLS,
  scenarios: SCENARIOS,
};
