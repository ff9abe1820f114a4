/** The games of the browser: a chunk each, loaded when a table needs it, here and in the workers. */
export { gameEntry, loadBotGame, loadGame, OFFERED } from '@starhold/session';
