import { isBossDef, packOf } from '../content/index.ts';
import { NONE, type UnsState } from '../state.ts';
import { threatOf } from './cards.ts';

/** UNS-10.5 step 3: lists of the rewards for a threat, its own and those of its upgrades. */
export function rewardsOf(s: UnsState, card: number): string[] {
  const { upgrades, lists } = packOf(s);
  const def = threatOf(s, card);
  const found = isBossDef(def) ? [] : [`threat:${def.id}`];
  for (const u of [s.cards.top[card], s.cards.bottom[card]])
    if (u !== NONE) found.push(`upgrade:${upgrades[u].id}/reward`);
  return found.filter((list) => lists.at(list).length > 0);
}
