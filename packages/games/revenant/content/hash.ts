/** Of the base pack. `UPDATE_HASH=1` with the test of this game writes it anew. */
export const BASE_HASH = 'be0854ba2ce4';
