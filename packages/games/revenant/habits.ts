import type { Habits } from '@starhold/kernel';

/** What need not be asked: abilities and effects that only give, the one place for a shield, and the end of a turn. */
export const habits: Habits = {
  quiet: ['none', 'end', 'stop', 'stay', 'pass', 'skip'],
  gains: ['used', 'effect', 'gained', 'tactics', 'data', 'remnants', 'rank', 'influence', 'isolated'],
  effects: ['effects', 'occ', 'gate', 'isolate'],
  // A raid that leaves nothing over needs no order.
  orders: ['occ', 'gate', 'raid'],
  ends: ['close'],
  aims: ['shield', 'destroy'],
};
