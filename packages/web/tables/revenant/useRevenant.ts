import type { PlayerView, View } from '@starhold/revenant';
import { type Pack, packOf } from '@starhold/revenant/content';
import { type Desk, useDesk } from '../../desk/context.ts';
import { REVENANT_TEXT, type RevenantText } from './texts/table.ts';

export interface Revenant extends Desk<View> {
  w: RevenantText;
  pack: Pack;
  /** Whose side lies in front. */
  own: PlayerView;
}

/** What every part of this table reads. */
export function useRevenant(): Revenant {
  const desk = useDesk<View>();
  return {
    ...desk,
    w: REVENANT_TEXT[desk.lang],
    pack: packOf(desk.view),
    own: desk.view.players[Math.max(0, desk.seat)],
  };
}
