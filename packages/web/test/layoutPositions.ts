import type { BosView } from '@starhold/bossin-space';
import type { Saved } from '@starhold/kernel';
import { type UnsView, game as unstoppable } from '@starhold/unstoppable';
import { firstDeal, savedAt } from './position.ts';

/** Positions in which a table is full, for measuring it: each met by the game's own policy, at the same deal every time. */

const CREW = [{ name: 'Ada' }, { name: 'Zed', bot: 'rules' }, { name: 'Konstantin', bot: 'rules' }];
const enemies = (view: BosView): number => view.columns.flat().length;

export interface Full {
  game: string;
  name: string;
  saved: () => Saved;
}

export const FULL: readonly Full[] = [
  {
    game: 'bossin-space',
    name: 'a shot at a full board with the boss on it',
    saved: () =>
      savedAt(
        firstDeal({
          seats: CREW,
          options: { difficulty: 'normal', boss: 'null-cantor' },
          until: (has, view, { ask }) =>
            has('fire') && view.boss?.entered === true && enemies(view) >= 3 && ask.seat === 0,
        }),
      ),
  },
  {
    game: 'bossin-space',
    name: 'six cards to choose from',
    saved: () =>
      savedAt(
        firstDeal({
          seats: [{ name: 'Ada' }],
          options: { difficulty: 'hard' },
          until: (has, view) => has('commit') && view.round >= 3 && enemies(view) >= 6,
        }),
      ),
  },
  {
    game: 'unstoppable',
    name: 'five threats, allies and a full hand',
    saved: () =>
      savedAt<UnsView>(
        firstDeal<UnsView>({
          game: unstoppable,
          seats: [{ name: 'Ada' }],
          until: (_has, { players: [me] }, { at }) =>
            at === 'action' && me.field.length >= 4 && me.hand.length >= 4 && me.play.length >= 1,
        }),
      ),
  },
  {
    game: 'unstoppable',
    name: 'a target is asked for',
    saved: () =>
      savedAt<UnsView>(
        firstDeal<UnsView>({
          game: unstoppable,
          seats: [{ name: 'Ada' }],
          until: (_has, { turn, players: [me] }, { at }) => at === 'hit' && turn >= 4 && me.field.length >= 3,
        }),
      ),
  },
];
