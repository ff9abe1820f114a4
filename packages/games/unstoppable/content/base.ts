import { BOSS_CARDS, BOSSES } from './bosses/index.ts';
import { CHARACTER_CARDS, CHARACTERS } from './characters/index.ts';
import { CORES } from './cores/index.ts';
import { EXPECTS } from './expects.ts';
import type { PackDef } from './schema.ts';
import { CHARACTER_BACKS, SLEEVES, STARTERS } from './starters/index.ts';
import { STORY } from './story/index.ts';
import { THREATS } from './threats/index.ts';
import { THREAT_TYPES } from './threats/types.ts';
import { UPGRADES } from './upgrades/index.ts';

/** The content that comes with the game. Asked for through `packs`, like any other. */
export const BASE_PACK: PackDef = {
  id: 'base',
  expects: EXPECTS,
  cores: CORES,
  starters: [...STARTERS, ...CHARACTER_CARDS],
  sleeves: SLEEVES,
  characterBacks: CHARACTER_BACKS,
  characters: CHARACTERS,
  threats: THREATS,
  types: THREAT_TYPES,
  upgrades: UPGRADES,
  bossCards: BOSS_CARDS,
  story: STORY,
  bosses: BOSSES,
};
