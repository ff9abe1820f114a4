import { type Decision, type Habits, type Picked, refOf, verbOf } from '@starhold/kernel';
import { sharedByNeed } from './rules/invasion/needs.ts';
import type { View } from './view.ts';

/** What need not be asked: passives in any order, what fits into its slots, wild resources that can be kept. */
export const habits: Habits = {
  quiet: ['end', 'skip', 'none', 'pass'],
  gains: ['gained', 'gotResources', 'aimed'],
  effects: ['branch', 'occ', 'gate'],
  orders: ['occ', 'gate', 'strike'],
  sequences: ['occ', 'gate'],
  piles: ['scrap', 'tidy', 'graduate', 'putAway'],
  ends: ['main'],
  stores: ['store'],
  keeps: { share: ['part', 'reroll', 'screw', 'u', 'r', 'k', 'g', 'y', 'w'] },
  shares: { share: byNeed },
  pays: { pay: 'w' },
};

/** Armour and health; whoever names no bin puts nothing into it. */
function byNeed({ players }: View, { ask }: Decision): Picked | undefined {
  const what = ask.about?.what;
  if (ask.kind !== 'amounts' || (what !== 'armour' && what !== 'health')) return undefined;
  const seats = ask.bins.filter(({ id }) => verbOf(id) === 'to').map(({ id }) => Number(refOf(id).slice(1)));
  const action = ask.bins.find(({ id }) => verbOf(id) === 'pay')?.id;
  return sharedByNeed(players, seats, ask.seat, what, ask.max, action);
}
