import type { Habits } from '@starhold/kernel';

/** What need not be asked: passives in any order, what fits into its slots, wild resources that can be kept. */
export const habits: Habits = {
  quiet: ['end', 'skip', 'none', 'pass'],
  gains: ['gained', 'gotResources', 'aimed'],
  effects: ['branch', 'occ', 'gate'],
  orders: ['occ', 'gate', 'strike'],
  piles: ['scrap', 'tidy', 'graduate', 'putAway'],
  ends: ['main'],
  stores: ['store'],
  keeps: { share: ['part', 'reroll', 'screw', 'u', 'r', 'k', 'g', 'y', 'w'] },
  pays: { pay: 'w' },
};
