/**
 * Where the sources are silent, the rules file proposes a ruling (A-nn). Each stands here under a name, or is an option
 * in options.ts, or is a place in the code that carries its number. RULINGS.md lists all of them with their tests.
 */

/** enemies per column at the start. */
export const START_ROWS = 1;
/** solo hand; others hold four. */
export const SOLO_HAND = 6;
export const TEAM_HAND = 4;
/** cards played by the captain and by each other player, by number of players. */
export const CAPTAIN_PLAYS = [0, 4, 2, 2, 1, 0] as const;
export const OTHERS_PLAY = [0, 0, 2, 1, 1, 1] as const;
export const SLOTS = 4;
/** inside a slot. */
export const SLOT_ORDER = ['command', 'danger', 'boss'] as const;
export type SlotStep = (typeof SLOT_ORDER)[number];
/** damage left over behind the last enemy of a column hits the boss. */
export const SURPLUS_REACHES_BOSS = true;
/** Teleport may stay in place, Free move may not. */
export const TELEPORT_MAY_STAY = true;
export const FREE_MOVE_MAY_STAY = false;
/** a card skipped by the boss's EMP cannot be flipped for cooling. */
export const SKIPPED_CARD_COOLS = false;
/** a Move danger card with an empty column and an empty deck does not take from the discard pile. */
export const SHIFT_TAKES_DISCARDS = false;
/** rows close even between the reveal and the entry of the boss. */
export const ROWS_CLOSE_BEFORE_ENTRY = true;
/** the boss is reached when the last enemy leaves the deck. */
export const REVEAL_AT_ENEMIES_LEFT = 0;
/** the side up on entry. */
export const FIRST_SIDE = 0;
/** rows that can close; the boss never enters row D. */
export const ROWS = 3;
export const COLUMNS = 4;
/** the boss's EMP in slot 4 does not carry over to the next round. */
export const BOSS_EMP_CARRIES_OVER = false;
/** the Deck upgrade uses what is in the deck and does not reshuffle first. */
export const DECK_UPGRADE_TAKES = 2;
/** the Scientist's bonus comes by itself with the first defeat of the round. */
export const SCIENTIST_BONUS = 1;
/** the entry of the boss does not reshuffle the danger deck. */
export const BOSS_ENTRY_RESHUFFLES = false;
/** BOS-18.7 and 18.8. */
export const PATH_LEVELS = 3;
export const LIFE_LEVELS = 2;
/** BOS-18.8: from this Laser level on, cooling moves the marker two fields. */
export const LASER_LEVEL_FOR_COOLING = 3;
