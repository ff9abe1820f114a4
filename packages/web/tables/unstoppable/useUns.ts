import type { PlayerView, UnsView } from '@starhold/unstoppable';
import { type Pack, packOf } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { type Desk, useDesk } from '../../desk/context.ts';
import { PARTS_TEXT, type PartsText } from './texts/parts.ts';
import { UNS_TEXT, type UnsText } from './texts/table.ts';

/** The desk with a view of Unstoppable on it, the words of this table, and the cards that are played with. */
export interface Uns extends Desk<UnsView> {
  /** What the parts of the table say. */
  parts: PartsText;
  /** What else is said at this table. */
  w: UnsText;
  pack: Pack;
  /** Whose side lies in front. */
  player: PlayerView;
  /** The name of a card, boss or character by its id. */
  nameOf: (id: string) => string;
}

export const useUns = (): Uns => unsOf(useDesk<UnsView>());

export function unsOf(desk: Desk<UnsView>): Uns {
  const { view, seat, lang } = desk;
  const nameOf = (id: string): string => nameFor(view, id, lang);
  const player = view.players[seat];
  return { ...desk, parts: PARTS_TEXT[lang], w: UNS_TEXT[lang], pack: packOf(view), player, nameOf };
}
