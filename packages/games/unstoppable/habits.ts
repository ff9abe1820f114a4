import type { Habits } from '@starhold/kernel';

/** What need not be asked: effects that only give, what can be done in any order, the end of one's actions. */
export const habits: Habits = {
  quiet: ['skip', 'none', 'end', 'stop'],
  gains: ['gained', 'trained'],
  effects: ['resolve', 'reward'],
  orders: ['upkeep'],
  bags: { reps: 2 },
  piles: ['select'],
  ends: ['action'],
};
