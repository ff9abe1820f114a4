import type { KernelEvents, NoFields } from '@starhold/kernel';

/** Everything the rules tell, by name. `now` is what a number is afterwards. */
export interface Events extends KernelEvents {
  round: { pub: { round: number; of: number } };
  reshuffled: { pub: { count: number } };
  /** Cards from the deck to the hand: everybody sees how many, the owner sees which. */
  drew: { pub: { count: number }; priv: { finds: string[] } };
  /** New cards in the row. */
  drifted: { pub: { finds: string[] } };
  played: { pub: { find: string } };
  hauled: { pub: { find: string; paid: string[] } };
  passed: { pub: NoFields };
  coins: { pub: { by: number; now: number } };
  flare: { pub: { finds: string[] } };
  relit: { pub: NoFields };
  /** One score for each seat. */
  ended: { pub: { scores: number[] } };
}
