import type { View } from '@starhold/revenant';
import type { Desk } from '../../../desk/context.ts';
import type { Shortcut } from '../../../desk/front.ts';
import { isSmall } from '../../../desk/size.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { STAY } from './dragging.ts';

/** An attack after which the ship goes nowhere: neither strafing nor the manoeuvre is asked for. */
export function shortcuts({ turn, lang, size }: Desk<View>): readonly Shortcut[] {
  if (turn.at !== 'sortie' || !turn.ids.includes('attack') || isSmall(size)) return [];
  return [{ id: STAY, label: MAP_TEXT[lang].prompt.attackStay, pick: 'attack', how: 'hand', goal: STAY }];
}
