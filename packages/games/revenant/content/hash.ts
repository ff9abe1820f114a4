/** Of the base pack. `UPDATE_HASH=1` with the test of this game writes it anew. */
export const BASE_HASH = '2c42b912d802';
