import { coreIn, type Modifier, type Pack, upgradeIn } from '@starhold/unstoppable/content';
import type { SleeveView } from './sleeves.ts';

/** What a card in play changes for its owner: its own passives and those of its upgrades. */
export function passivesOf(pack: Pack, card: SleeveView): readonly Modifier[] {
  const upgrades = [card.top, card.bottom].flatMap((id) => upgradeIn(pack, id)?.core.passives ?? []);
  return [...(coreIn(pack, card.core)?.passives ?? []), ...upgrades];
}
