import type { GivenWords } from './stage.ts';

/** The table on which cards are shown: everything they may ask for is there. */

export type PlayerWords = NonNullable<GivenWords['me']>;

export const BOARD: GivenWords = {
  ships: {
    arkDUN: 's1',
    arkBEL: 's4',
    arkFEN: 's3',
    arkNOV: 's3',
    arkYAR: 's7',
    arkZEN: 's7',
    arkSHI: 's6',
    fighterBEL: 's2',
    dropshipDUN: 's2',
    dropshipYAR: 's5',
    shuttleNOV: 's8',
    frigate0: 's1',
    frigate1: 's5',
  },
  damage: { arkDUN: 2, arkBEL: 1 },
  corrupted: ['arkZEN'],
  crew: { arkBEL: '1.cadet1', dropshipYAR: '1.cadet2' },
  voidborn: { s1: 3, s2: 2, s3: 1, s8: 2 },
  rifts: ['s1'],
  planets: { s2: 'P01', s5: 'P02' },
  landed: { s5: 'dropshipYAR' },
  hull: 2,
};
/** Enough of everything. */
export const ME: PlayerWords = {
  side: '2B',
  rank: 0,
  tactics: 4,
  stored: 'mmeessnn',
  hidden: ['BEL'],
  hand: ['O12', 'O08', 'O18'],
  corrupted: [5],
};

export const table = (me: PlayerWords = {}, more: GivenWords = {}): GivenWords => ({
  ...BOARD,
  ...more,
  ships: { ...BOARD.ships, ...more.ships },
  p: [{ ...ME, ...me }, {}],
});
