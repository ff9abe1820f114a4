import type { UpgradeDef } from '../schema.ts';
import { BOTTOM_UPGRADES } from './bottom.ts';
import { TOP_UPGRADES } from './top.ts';

/** Rules file 7.5: 36 upgrades. */
export const UPGRADES: UpgradeDef[] = [...TOP_UPGRADES, ...BOTTOM_UPGRADES];
