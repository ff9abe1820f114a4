/** How much a file or a link from outside may hold. */
export const MAX_FILE = 2 * 1024 * 1024;
export const MAX_LINK = 64 * 1024;

/** What stands before a shared game in an address. */
export const REPLAY_HASH = '#/replay/';
