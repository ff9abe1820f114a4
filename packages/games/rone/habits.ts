import { type Decision, type Habits, type Picked, refOf, verbOf } from '@starhold/kernel';
import { asked } from './abouts.ts';
import { type Op, packOf } from './content/index.ts';
import { sharedByNeed } from './rules/invasion/needs.ts';
import type { View } from './view.ts';

/**
 * What need not be asked: passives in any order, what fits into its slots, wild resources that can be kept, what may be done for
 * nothing.
 */
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
  uses: { branch: whatCostsNothing },
  spares: { draw: noReshuffle },
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

/** Of a `may`: gains, and cards of the scrapyard that come back to the deck. */
function whatCostsNothing(view: View, decision: Decision): Picked | undefined {
  const d = asked(decision);
  if (d.at !== 'branch') return undefined;
  const { list, op } = d.ask.about;
  const may = packOf(view).lists.at(list)[op];
  return may?.op === 'may' && may.do.every(isForNothing) ? 'do' : undefined;
}

const isForNothing = (op: Op): boolean =>
  (op.op === 'gain' && op.who === undefined) || (op.op === 'recycle' && op.from === 'scrapyard');

/** Who draws because a card says so mostly leaves it where the deck is empty; phase 2 asks. */
function noReshuffle(_view: View, decision: Decision): Picked | undefined {
  const d = asked(decision);
  return d.at === 'draw' && d.ask.about.left >= 0 && d.ask.about.deck === 0 ? 'end' : undefined;
}
