import { countPicks, type Decision, listPicks, type Picked } from '@starhold/kernel';

/** More buttons than this are no quicker than counting. */
const MOST = 20;

/** Whole answers to "so many in all", each for one press: cards to draw, resources gained or given up. */
export function wholes({ at, ask }: Decision): Picked[] {
  if (at !== 'draw' && at !== 'gains' && at !== 'drop') return [];
  // Fewer than may be is counted out.
  const full = ask.kind === 'amounts' ? { ...ask, min: ask.max } : ask;
  return countPicks(full) <= MOST ? listPicks(full, MOST).reverse() : [];
}
