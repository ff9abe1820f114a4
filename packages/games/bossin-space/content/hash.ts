/** Of the base pack, so that nobody has to compute it at every start; UPDATE_HASH=1 renews it (test/rules-packs.test.ts). */
export const BASE_HASH = 'c8ea837dbd2d';
