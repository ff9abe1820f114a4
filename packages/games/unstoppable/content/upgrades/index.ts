import type { UpgradeDef } from '../schema.ts';

/** Rules file 7.5: 36 upgrades. */
export const UPGRADES: UpgradeDef[] = [];
