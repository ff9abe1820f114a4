import { game } from '@starhold/rone';
import type { SeatSetup } from '../session/types.ts';
import { savedWith } from './position.ts';

/** Full tables of RONE, in the words of cases: more than most deals lead to. */

export const DUEL: SeatSetup[] = [{ name: 'Ada' }, { name: 'Konstantin', bot: 'rules' }];

const BUSY = {
  armour: 11,
  health: 8,
  base: ['L6', 'TE15', 'TE02'],
  exhausted: ['TE02'],
  deck: ['ST01', 'ST02', 'ST03', 'ST04', 'RC04'],
  hand: ['ST09', 'ST11', 'RC07', 'RC21', 'RC23', 'RC29', 'ST05'],
  played: ['ST08', 'RC11', 'ST06', 'RC14'],
  discard: ['ST07', 'ST10', 'RC15', 'RC40'],
  scrapyard: ['ST12', 'RC08', 'RC41', 'RC01'],
  ground: [{ card: 'RC03', screws: 3 }, { card: 'RC18', screws: 3 }, 'RC13', { card: 'RC32', screws: 2 }],
  stored: 'rrrkkkuuugggyyywwww',
  pool: 'rrky',
  dice: ['rrn', 'used', 'yyn', 'unn'],
  rerolls: 3,
  research: 2,
};

const OTHER = {
  armour: 9,
  health: 12,
  base: ['L3', 'TE05', 'TE07'],
  exhausted: ['TE05'],
  deck: ['ST01', 'ST02', 'ST03'],
  discard: ['ST04', 'ST05'],
  scrapyard: ['ST06'],
  ground: ['RC05', 'RC02'],
  stored: 'rkgw',
  dice: ['knn', 'rkn', 'nnn', 'gnn'],
};

const duel = (moment: string, me: Record<string, unknown> = {}) =>
  savedWith({ moment, round: 5, options: { mode: 'duel' }, p: [{ ...BUSY, ...me }, OTHER] }, DUEL, game);

export const RONE_FULL = [
  { game: 'rone', name: 'main actions with seven cards in hand and all slots full', saved: () => duel('main') },
  { game: 'rone', name: 'drawing on', saved: () => duel('draw', { dice: [], played: [], pool: '' }) },
  { game: 'rone', name: 'spare parts to be spent', saved: () => duel('parts', { hand: [], parts: 5 }) },
] as const;

/** A card that two sets of resources can pay for. */
export const PAYING = () =>
  savedWith(
    {
      moment: 'main',
      round: 5,
      options: { mode: 'duel' },
      p: [{ base: ['L6'], hand: ['ST09', 'ST02'], pool: 'yrk', dice: ['rrn', 'used', 'yyn', 'unn'] }, { base: ['L3'] }],
    },
    DUEL,
    game,
  );
