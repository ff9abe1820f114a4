import type { CoreDef } from '../schema.ts';
import { COUNCIL_HIGH } from './council-high.ts';
import { COUNCIL_LOW } from './council-low.ts';
import { SCRAPPERS_HIGH } from './scrappers-high.ts';
import { SCRAPPERS_LOW } from './scrappers-low.ts';
import { SILVER_HIGH } from './silver-high.ts';
import { SILVER_LOW } from './silver-low.ts';
import { VIRENS_HIGH } from './virens-high.ts';
import { VIRENS_LOW } from './virens-low.ts';

/** Rules file 7.2: the 100 core cards of levels 1 to 6. */
export const CORES: CoreDef[] = [
  ...COUNCIL_LOW,
  ...COUNCIL_HIGH,
  ...SCRAPPERS_LOW,
  ...SCRAPPERS_HIGH,
  ...SILVER_LOW,
  ...SILVER_HIGH,
  ...VIRENS_LOW,
  ...VIRENS_HIGH,
];
