/**
 * Where the sources are silent, the rules file proposes a ruling (A-nn). Each stands here under a name, or is an option
 * in options.ts, or is a place in the code that carries its number. RULINGS.md lists all of them with their tests.
 */

/** UNS-1.7. */
export const MAX_HEALTH = 10;
export const MAX_ARMOUR = 10;
export const MAX_AP = 6;
/** UNS-3.4 to 3.6. */
export const START_HAND = 3;
export const START_FIELD = 3;
export const START_CREDITS = 3;
/** UNS-5.1. */
export const AP_PER_TURN = 3;
/** UNS-2.2. */
export const MARKET_SLOTS = 6;
/** UNS-6.2. */
export const DRAFT_CARDS = 3;
/** the large token may go beyond, drafting and the small token may not. */
export const TOP_DRAFT_LEVEL = 6;
/** UNS-12.4. */
export const ACTIVE_THREATS = 3;
/** UNS-15.4, A-03. */
export const HAND_AFTER_LEVEL_UP = 3;
/** level ups in one refill, or between two actions. */
export const LEVEL_UPS_IN_A_CHAIN = 10;
/** UNS-18.3. */
export const MADNESS_DAMAGE = 2;
/** UNS-19.3, A-18. */
export const REPETITIONS_BEFORE_REMOVAL = 4;
/** UNS-13.4. */
export const DANGER_REMOVE_PRICE = 1;
/** UNS-13.3. */
export const SKIPPED_BORDER = { normal: 'green', hard: 'yellow', expert: 'red' } as const;
/** damage above the remaining health is lost. */
export const OVERKILL_IS_LOST = true;
/** both players may use a space that removes a card, each for a credit. */
export const REMOVE_SPACE_FOR_EACH = true;
/** 7.8: with two players every second level up of the pair tells the story. */
export const LEVEL_UPS_PER_STORY = [1, 1, 2] as const;
/** UNS-21.2 to 21.6. */
export const SCORE_BASE = { normal: 100, hard: 200, expert: 300 } as const;
export const SCORE_PER_TURN = 10;
export const ACHIEVEMENT_POINTS = 10;
export const UNSTOPPABLE_POINTS = 50;
export const UNSTOPPABLE_LEVELS = 2;
export const REST_CREDITS = 15;
export const COALITION_CARDS = 2;
