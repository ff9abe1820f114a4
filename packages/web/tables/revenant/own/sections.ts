import type { PlayerView } from '@starhold/revenant';
import type { Bonus, FrigateDef, Pack } from '@starhold/revenant/content';
import { lettersOf } from '../faces/card.ts';

/** A section of a frigate board as it is drawn. */
export interface SectionState {
  /** 1 to 5, left to right. */
  n: number;
  bonus: Bonus;
  room: number;
  corrupted: boolean;
  /** Never corrupted. */
  safe: boolean;
  /** Letters of what lies in it. */
  holds: string;
}

export function boardOf(pack: Pack, player: PlayerView): FrigateDef | undefined {
  return pack.frigates[pack.frigateIndex.get(player.board) ?? -1];
}

/**
 * Resources may be moved among clean sections at any time, so the rules know only how many there are: they are laid out
 * from the left. What no clean section has room for is told apart.
 */
export function sectionsOf(pack: Pack, player: PlayerView): { sections: SectionState[]; over: string } {
  const board = boardOf(pack, player);
  let left = lettersOf(player.stored);
  const sections = (board?.sections ?? []).map((bonus, i): SectionState => {
    const { corrupted = false, frozen = '' } = player.sections[i] ?? {};
    const room = board?.storage[i] ?? 0;
    const holds = corrupted ? frozen : left.slice(0, room);
    if (!corrupted) left = left.slice(room);
    return { n: i + 1, bonus, room, corrupted, safe: i === 0, holds };
  });
  return { sections, over: left };
}

export const corruptionOf = ({ sections }: PlayerView): number => sections.filter(({ corrupted }) => corrupted).length;
export const totalOf = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
export const handOf = ({ hand }: PlayerView): number => hand.cadet + hand.frigate + hand.command;
