import type { PlayerView, View } from '@starhold/rone';
import { type Pack, packOf } from '@starhold/rone/content';
import { type Desk, useDesk } from '../../desk/context.ts';
import { RONE_TEXT, type RoneText } from './text/table.ts';

export interface Rone extends Desk<View> {
  w: RoneText;
  pack: Pack;
  /** Whose side lies in front. */
  own: PlayerView;
}

/** What every part of this table reads. */
export function useRone(): Rone {
  const desk = useDesk<View>();
  return { ...desk, w: RONE_TEXT[desk.lang], pack: packOf(desk.view), own: desk.view.players[desk.seat] };
}
