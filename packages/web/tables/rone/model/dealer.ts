import type { View } from '@starhold/rone';
import { packOf } from '@starhold/rone/content';
import type { Target } from '../../../desk/target.ts';
import { keyed } from './keyed.ts';

/** The row of what was played. */
export const PLAYED = 'played';

const PACKET = { melee: 'm', ranged: 'r', destruction: 'd' } as const;
export type Dealt = keyof typeof PACKET;

/** The own card that deals so much: of equal values they come as the cards lie, after what no card deals. */
export function dealtBy(view: View, damage: Dealt, n: number): Target {
  const { played = [], damage: left = [] } = view.players[view.me] ?? {};
  const { cards, cardIndex } = packOf(view);
  const dealers = keyed(played).filter(({ id }) => cards[cardIndex.get(id) ?? -1]?.combat[damage] === n);
  const at = dealers.length - left.filter((packet) => packet === PACKET[damage] + n).length;
  return dealers[at] ? `${PLAYED}:${dealers[at].key}` : PLAYED;
}
