import type { Asked, Decision, NoFields } from '@starhold/kernel';
import type { Gain } from './content/index.ts';
import type { Reach } from './rules/targets.ts';
import type { Via } from './state.ts';

/** What each frame asks about, in public words: prompts, the policy, guides and tables read it and guess nothing. */
export interface Abouts {
  /** Deck, then card, then the order of the others below the deck. */
  select: { step: 'deck' | 'keep' | 'under' };
  upkeep: NoFields;
  action: NoFields;
  fit: { upgrade: string };
  resolve: { core: string; via: Via };
  /** The list of operations and the place in it that asks. */
  branch: { list: string; op: number };
  /** `n` is what will be dealt, with everything that makes it more or less. */
  hit: { n: number; to: Reach };
  /** Whose battlefield; then, where the order matters, which threat comes next. */
  sweep: { n: number; step: 'field' | 'next' };
  reward: { list: string };
  check: NoFields;
  threat: NoFields;
  dismiss: NoFields;
  handDown: { n: number; upTo: 0 | 1 };
  remove: { price: number };
  refresh: NoFields;
  again: NoFields;
  takeBack: NoFields;
  whom: { what: Gain; n: number };
  market: NoFields;
  story: { card: number };
  share: { n: number };
  offer: { what: 'remove' | 'ally'; n: number };
  playOn: NoFields;
}

export type UnsDecision = Asked<Abouts>;

/** A decision of this game: what its frames ask is typed above, and nothing else asks. */
export function asked(decision: Decision): UnsDecision {
  return decision as UnsDecision;
}
