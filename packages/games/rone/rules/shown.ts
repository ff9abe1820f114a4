import type { Scalar } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { framesOf, type State } from '../state.ts';
import { priceOf } from './modifiers.ts';

/** Numbers on the screen beside an option: what a spare-part action costs. Whoever clicked on another price is told. */
export function shownWith(s: State, verb: string, ref: string): Scalar[] {
  if (verb !== 'spend') return [];
  const action = packOf(s).parts.findIndex(({ id }) => id === ref);
  const asking = framesOf(s).findLast((f) => f.k === 'parts');
  return action < 0 || !asking ? [] : [priceOf(s, asking.seat, action)];
}
