import type { Habits } from '@starhold/kernel';

/** What need not be asked: abilities and effects that only give, and the end of a turn. */
export const habits: Habits = {
  quiet: ['none', 'end', 'stop', 'stay', 'pass', 'skip'],
  gains: ['used', 'effect', 'gained', 'tactics', 'data', 'remnants', 'rank', 'influence'],
  effects: ['effects', 'occ', 'gate'],
  // A raid that leaves nothing over needs no order.
  orders: ['occ', 'gate', 'raid'],
  ends: ['close'],
};
