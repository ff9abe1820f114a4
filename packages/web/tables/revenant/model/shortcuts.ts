import type { Decision } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import type { Desk } from '../../../desk/context.ts';
import type { Shortcut } from '../../../desk/front.ts';
import { isSmall } from '../../../desk/size.ts';
import type { Dropped } from '../../../desk/turn/drop.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { STAY } from './dragging.ts';

interface Quick extends Dropped {
  id: 'attackStay';
}

/** What one press says of several answers. An attack after which the ship goes nowhere: neither strafing nor the manoeuvre is asked for. */
export function quickAt({ at, ask }: Decision): readonly Quick[] {
  if (at !== 'sortie' || ask.kind !== 'one' || !ask.options.includes('attack')) return [];
  return [{ id: 'attackStay', pick: 'attack', then: [], goal: STAY }];
}

export function shortcuts({ turn, lang, size }: Desk<View>): readonly Shortcut[] {
  if (!turn.decision || isSmall(size)) return [];
  const { prompt } = MAP_TEXT[lang];
  return quickAt(turn.decision).map((quick) => ({ ...quick, label: prompt[quick.id], how: 'hand' }));
}
