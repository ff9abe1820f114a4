import type { Saved } from '@starhold/kernel';
import { game, type View } from '@starhold/revenant';
import type { SeatSetup } from '../session/types.ts';
import type { Full } from './layoutPositions.ts';
import { savedAfter, savedAt, savedWith } from './position.ts';

/** A full table of Revenant, in the words of cases: more than most deals lead to. */

export const THREE: SeatSetup[] = [
  { name: 'Ada' },
  { name: 'Konstantin', bot: 'rules' },
  { name: 'Maximiliane', bot: 'rules' },
];

const ADA = {
  side: '1A',
  board: 'FB2',
  rank: 2,
  tactics: 7,
  influence: { BEL: 1, DUN: 3, FEN: 5, SHI: 2, YAR: 1 },
  hidden: ['FEN', 'FEN', 'SHI', 'YAR'],
  hand: ['C06', 'C18', 'C24', 'F02', 'F10', 'O03', 'O12', 'O25'],
  stored: 'mmmeesn',
  corrupted: [3],
  frozen: { 3: 's' },
  remnants: 2,
  data: 1,
  cadet1: ['C01', 'C02'],
  cadet2: ['C08'],
  frigates: ['F01', 'F05'],
  commands: ['O01'],
  personal: 'G1',
  fleet: 'H2',
};
const KONSTANTIN = {
  side: '2B',
  board: 'FB1',
  rank: 1,
  tactics: 5,
  influence: { BEL: 5, NOV: 2, ZEN: 3 },
  hidden: ['BEL', 'NOV', 'ZEN'],
  hand: ['C10', 'F20', 'O20'],
  stored: 'mesn',
  corrupted: [2, 5],
  frozen: { 2: 'mm' },
  cadet1: ['C03'],
  frigates: ['F07', 'F08', 'F09'],
  personal: 'G2',
  fleet: 'H1',
};
const MAXIMILIANE = {
  side: '3A',
  board: 'FB3',
  tactics: 5,
  influence: { DUN: 2, FEN: 2, YAR: 4 },
  hidden: ['YAR', 'YAR', 'DUN', 'FEN', 'ZEN'],
  hand: ['C11', 'F21'],
  stored: 'ssn',
  remnants: 1,
  personal: 'G3',
  fleet: 'H3',
};

/** Every House flies; sector 7 is full, rifts are open, the Revenant is about to fail. */
const FULL = {
  options: { players: 3 },
  cycle: 3,
  round: 2,
  seat: 0,
  order: [0, 1, 2],
  p: [ADA, KONSTANTIN, MAXIMILIANE],
  ships: {
    arkBEL: 's3',
    arkDUN: 's4',
    arkFEN: 's7',
    arkNOV: 's3',
    arkSHI: 's1',
    arkYAR: 's7',
    arkZEN: 's6',
    fighterBEL: 's1',
    fighterDUN: 's2',
    fighterFEN: 's6',
    fighterNOV: 's7',
    fighterSHI: 's5',
    fighterYAR: 's8',
    dropshipBEL: 's5',
    dropshipFEN: 's3',
    dropshipNOV: 's4',
    dropshipSHI: 's7',
    dropshipYAR: 's7',
    dropshipZEN: 's8',
    shuttleFEN: 's7',
    shuttleNOV: 's5',
    frigate0: 's6',
    frigate1: 's8',
    frigate2: 's3',
  },
  damage: { arkBEL: 2, arkFEN: 1, arkZEN: 1, fighterNOV: 1 },
  corrupted: ['arkBEL', 'arkZEN', 'dropshipYAR'],
  crew: { fighterBEL: '1.cadet1', reinforce: '2.captain', arkYAR: '0.captain' },
  voidborn: { s1: 3, s2: 6, s3: 2, s4: 4, s5: 1, s6: 2, s7: 3, s8: 1 },
  shields: { s1: 1, s4: 2, s7: 1 },
  rifts: ['s1', 's4', 's6'],
  planets: { s3: 'P01', s5: 'P02', s8: 'P03' },
  data: ['s3', 's8'],
  hull: 3,
  upper: 'X1',
  lower: 'X2',
  upperCover: 1,
  row: ['S31-3', 'S32-3', 'S34-3'],
};

export const REVENANT_FULL = (): Saved => savedWith(FULL, THREE, game);

/** Played on by the game's own policy until the first seat is asked this. */
const asked = (given: Record<string, unknown>, at: string, seats = THREE): Saved =>
  savedAfter<View>(given, seats, game, (_has, _view, decision) => decision.at === at && decision.ask.seat === 0);

/** A fighter with moves to make, some of the sectors in range full. */
export const REVENANT_MOVING = (): Saved => savedWith(FULL, THREE, game, ['send:cadet2>fighterFEN', 'manoeuvre']);

/** The raid has come to a sector that the first seat decides. */
export const REVENANT_RAID = (): Saved =>
  asked({ ...FULL, moment: 'skirmish', voidborn: { ...FULL.voidborn, s6: 5, s7: 5 } }, 'raid');

/** Corruption comes to a full frigate: what lies where is arranged first. */
export const REVENANT_CORRUPTED = (): Saved => asked({ ...FULL, corrupted: FULL.corrupted }, 'corrupt');

const FOUR: SeatSetup[] = [...THREE, { name: 'Xaver', bot: 'rules' }];
const XAVER = {
  side: '4B',
  board: 'FB4',
  rank: 3,
  tactics: 5,
  influence: { NOV: 4, SHI: 5 },
  hidden: ['SHI', 'NOV'],
  hand: ['C12', 'F22', 'O21', 'O22'],
  stored: 'mmee',
  personal: 'G4',
  fleet: 'H4',
};

/** The last cycle of four: colonies in place of the scanner, all ships on the board. */
export const REVENANT_LAST = (): Saved =>
  savedWith(
    {
      ...FULL,
      options: { players: 4 },
      cycle: 4,
      round: 1,
      order: [0, 1, 2, 3],
      p: [ADA, KONSTANTIN, MAXIMILIANE, XAVER],
      ships: {
        ...FULL.ships,
        fighterZEN: 's2',
        dropshipDUN: 's2',
        shuttleBEL: 's1',
        shuttleDUN: 's4',
        shuttleSHI: 's5',
        frigate3: 's2',
      },
      row: ['K1', 'K2', 'K3', 'K4'],
    },
    FOUR,
    game,
  );

/** The beginning: boards to choose from. */
export const REVENANT_SETUP = (): Saved =>
  savedAt<View>({ game, seats: THREE, seed: '0a'.repeat(16), until: (_has, _view, { ask }) => ask.seat === 0 });

/** Played to its end. */
export const REVENANT_OVER = (): Saved => savedAt<View>({ game, seats: THREE, seed: '0b'.repeat(16) });

/** Tables to be measured. */
export const REVENANT_TABLES: readonly Full[] = [
  { name: 'every House flies, a sector is full, a hand of eight', saved: REVENANT_FULL },
  { name: 'a fighter moves', saved: REVENANT_MOVING },
  { name: 'the raid has come to a full sector', saved: REVENANT_RAID },
  { name: 'corruption for a section, and what lies in it', saved: REVENANT_CORRUPTED },
  { name: 'four players in the last cycle, colonies', saved: REVENANT_LAST },
  { name: 'boards to choose from', saved: REVENANT_SETUP },
].map((table) => ({ game: 'revenant', ...table }));
