import type { View } from '@starhold/revenant';
import { type Pack, packOf } from '@starhold/revenant/content';
import { type Desk, useDesk } from '../../../desk/context.ts';
import { signOf } from '../model/fleet.ts';
import { MAP_TEXT, type MapText } from '../texts/map.ts';

export interface MapDesk extends Desk<View> {
  m: MapText;
  pack: Pack;
  /** One sign for each player. */
  sign: (player: number) => string;
}

/** What the parts of the map and the tracks read. */
export function useMap(): MapDesk {
  const desk = useDesk<View>();
  return {
    ...desk,
    m: MAP_TEXT[desk.lang],
    pack: packOf(desk.view),
    sign: (player) => signOf(desk.names, player),
  };
}
