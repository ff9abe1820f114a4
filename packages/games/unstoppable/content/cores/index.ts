import type { CoreDef } from '../schema.ts';

/** Rules file 7.2: the 100 core cards of levels 1 to 6. */
export const CORES: CoreDef[] = [];
