import type { Habits } from '@starhold/kernel';

/** What need not be asked: abilities and effects that only give, and the end of a turn. */
export const habits: Habits = {
  quiet: ['none', 'end', 'stop', 'stay', 'pass', 'skip'],
  gains: ['used', 'effect', 'gained', 'tactics', 'data', 'remnants', 'rank', 'influence'],
  effects: ['effects', 'occ', 'gate'],
  orders: ['occ', 'gate'],
  ends: ['close'],
};
