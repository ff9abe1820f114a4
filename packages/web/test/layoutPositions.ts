import type { BosView } from '@starhold/bossin-space';
import type { Saved } from '@starhold/kernel';
import { type UnsView, game as unstoppable } from '@starhold/unstoppable';
import { firstDeal, savedAt, savedWith } from './position.ts';

/** Positions in which a table is full, for measuring it: each met by the game's own policy, at the same deal every time. */

const CREW = [{ name: 'Ada' }, { name: 'Zed', bot: 'rules' }, { name: 'Konstantin', bot: 'rules' }];
const enemies = (view: BosView): number => view.columns.flat().length;

/** Boss, eleven enemies with the longest names, and whatever a question needs: more than any deal leads to. */
const CROWDED = {
  round: 11,
  c1: ['E01', 'E11', 'E20'],
  c2: ['E05', 'E13', 'E07'],
  c3: ['E02', 'E16', 'E09'],
  c4: ['E18', 'E06'],
  boss: { column: 4 },
  heat: 3,
  xp: 7,
};

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
    name: 'six cards to choose from, boss and eleven enemies',
    saved: () =>
      savedWith(
        {
          ...CROWDED,
          moment: 'selection',
          options: { players: 1, difficulty: 'hard' },
          hands: [['shot', 'rocket', 'laser', 'moveLeft', 'moveRight', 'tractor']],
          intact: 2,
        },
        [{ name: 'Ada' }],
      ),
  },
  {
    game: 'bossin-space',
    name: 'a command and an ability, boss and eleven enemies',
    saved: () =>
      savedWith(
        {
          ...CROWDED,
          moment: 'execution',
          options: { players: 3, difficulty: 'hard' },
          commands: ['shot', 'rocket', 'laser', 'tractor'],
          dangers: ['D01', 'D02', 'D03', 'D04'],
        },
        CREW,
      ),
  },
  {
    game: 'bossin-space',
    name: 'an order to be made',
    saved: () =>
      savedAt(
        firstDeal({
          seats: [{ name: 'Ada' }],
          options: { difficulty: 'normal' },
          until: (has, view) => has('slot') && view.round >= 3,
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
