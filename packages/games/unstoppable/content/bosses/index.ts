import type { BossCardDef, BossMatDef } from '../schema.ts';

/** Rules file 7.6 to 7.8: boss mats and boss cards. */
export const BOSSES: BossMatDef[] = [];
export const BOSS_CARDS: BossCardDef[] = [];
