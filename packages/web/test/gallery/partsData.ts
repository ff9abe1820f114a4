import type { Result } from '@starhold/kernel';
import type { BoardSpot, Marked, StorageSlot } from '../../kit/types.ts';

/** What the samples of boards, dice and storage say. The gallery is for developers and in English. */
export const SAID = {
  ring: 'Board: ring',
  ringLabel: 'Sample map of eight sectors',
  grid: 'Board: grid with links',
  gridLabel: 'Sample grid of nine stations',
  dice: 'Dice in space',
  roll: 'Roll',
  storage: 'Storage',
  storageLabel: 'Sample storage',
  storageSmall: 'Sample storage, small',
  amounts: 'Amounts',
  amountsLabel: 'Spread four damage',
  ranking: 'Ranking',
  decisions: 'Open decisions and asides',
  pressed: 'Pressed',
  none: 'nothing yet',
  workbench: 'One face exchanged',
  invasion: 'The Invasion',
  teams: 'Teams',
  drawn: 'Draw',
  alone: 'Scores',
} as const;

/** Every mark once; samples deal them out. */
export const MARKS: Readonly<
  Record<'plain' | 'legal' | 'chosen' | 'ordered' | 'locked' | 'hinted' | 'pointed', Marked>
> = {
  plain: { mark: 'plain' },
  legal: { mark: 'legal', result: 'costs 1' },
  chosen: { mark: 'chosen', result: 'costs 2' },
  ordered: { mark: 'chosen', order: 1 },
  locked: { mark: 'locked', reason: 'full, four of four' },
  hinted: { mark: 'legal', hinted: true },
  pointed: { mark: 'plain', pointed: ['Ilse', 'Korr'] },
};

export const NAMES = ['Ilse', 'Korr', 'Mara', 'Odo'] as const;
export const COLOURS = ['#4dc3ff', '#fff0d0', '#b6f03c', '#ff9a6b'] as const;

const sector = (n: number, marked: Marked, badge?: string): BoardSpot => ({
  target: `sector:${n}`,
  name: `Sector ${n}`,
  label: String(n),
  marked,
  ...(badge === undefined ? {} : { badge }),
});

export const SECTORS: readonly BoardSpot[] = [
  sector(1, MARKS.legal, '1'),
  sector(2, MARKS.chosen, '2'),
  sector(3, MARKS.plain),
  sector(4, MARKS.locked),
  sector(5, MARKS.hinted, '1'),
  sector(6, MARKS.pointed),
  sector(7, MARKS.ordered),
  sector(8, MARKS.plain),
  ...['A', 'B', 'C', 'D'].map((letter, i) => ({
    target: `inner:${letter}`,
    name: `Inner ring ${letter}`,
    label: letter,
    tone: '#2b2412',
    marked: i === 0 ? MARKS.legal : MARKS.plain,
  })),
  { target: 'centre', name: 'The middle', tone: '#241a4a', marked: MARKS.plain },
];

/** Sector, shape, colour, mark: one crowd in sector 8. */
export const SHIPS: readonly (readonly [on: number, kind: 'ark' | 'fighter' | 'drop', mark: keyof typeof MARKS])[] = [
  [1, 'ark', 'plain'],
  [1, 'fighter', 'legal'],
  [2, 'fighter', 'chosen'],
  [3, 'ark', 'legal'],
  [3, 'drop', 'hinted'],
  [4, 'drop', 'locked'],
  [5, 'fighter', 'pointed'],
  [6, 'ark', 'plain'],
  [6, 'fighter', 'ordered'],
  [8, 'ark', 'plain'],
  [8, 'fighter', 'legal'],
  [8, 'drop', 'plain'],
  [8, 'fighter', 'plain'],
  [8, 'drop', 'plain'],
];

export const SHIP_NAMES = { ark: 'Ark', fighter: 'Fighter', drop: 'Dropship' } as const;

export const SCREWS = {
  red: { letter: 'R', color: '#ff5d52', name: 'Red screw' },
  black: { letter: 'K', color: '#a9b0c4', name: 'Black screw' },
  blue: { letter: 'B', color: '#4a9dff', name: 'Blue screw' },
  green: { letter: 'G', color: '#45d17c', name: 'Green screw' },
  yellow: { letter: 'Y', color: '#f7cb45', name: 'Yellow screw' },
} as const;
export type Screw = keyof typeof SCREWS;

export const SLOTS: readonly (Pick<StorageSlot, 'target' | 'name' | 'takes' | 'room' | 'marked'> & {
  held: readonly Screw[];
  effect: string;
})[] = [
  { target: 'slot:red', name: 'Red slot', takes: ['red'], room: 3, held: ['red', 'red'], effect: '2 → 1 ranged' },
  { target: 'slot:blue', name: 'Blue slot', takes: ['blue'], room: 3, held: ['blue'], effect: '2 → 2 armour' },
  {
    target: 'slot:green',
    name: 'Green slot',
    takes: ['green'],
    room: 3,
    held: [],
    effect: '2 → 1 health',
    marked: { mark: 'locked', reason: 'needs two green' },
  },
  {
    target: 'slot:wild',
    name: 'Wild slot',
    takes: 'any',
    room: 2,
    held: ['yellow'],
    effect: '2 → 2 re-rolls',
    marked: { mark: 'legal', result: 'two re-rolls', hinted: true },
  },
];

export const POOL: readonly Screw[] = ['red', 'red', 'blue', 'green', 'yellow', 'black'];

export const FACES: readonly (readonly Screw[])[] = [['red', 'red'], ['blue'], [], ['black'], ['green'], ['yellow']];

export const BINS = [
  { target: 'bin:ilse', name: 'Ilse', note: 'armour 3, health 6', min: 0, max: 3, marked: MARKS.plain },
  { target: 'bin:korr', name: 'Korr', note: 'armour 0, health 2', min: 1, max: 2, marked: MARKS.hinted },
  { target: 'bin:mara', name: 'Mara', note: 'armour 7, health 9', min: 0, max: 4, marked: MARKS.pointed },
  {
    target: 'bin:odo',
    name: 'Odo',
    note: 'has left the table',
    min: 0,
    max: 4,
    marked: { mark: 'locked', reason: 'out of the game' },
  },
] as const;

export const RESULTS: Readonly<Record<'alone' | 'drawn' | 'teams', Result>> = {
  alone: {
    reason: 'points',
    sides: [
      { seats: [2], place: 3, score: 31, parts: { houses: 20, data: 11 } },
      { seats: [0], place: 1, score: 45, parts: { houses: 28, data: 12, rank: 5 } },
      { seats: [1], place: 2, score: 38, parts: { houses: 30, data: 8 } },
    ],
  },
  drawn: {
    reason: 'both',
    sides: [
      { seats: [0], place: 1, score: 12 },
      { seats: [1], place: 1, score: 12 },
      { seats: [2], place: 3, score: 7 },
    ],
  },
  teams: {
    reason: 'held',
    sides: [
      { seats: [], place: 2 },
      { seats: [0, 1], place: 1 },
    ],
  },
};

export const PART_NAMES: Readonly<Record<string, string>> = { houses: 'Houses', data: 'Data', rank: 'Rank' };
export const TEAM_NAME = 'The defenders';

export const DECISIONS = [
  { id: 'trigger', title: 'Question 1', text: 'Which effect resolves first?' },
  { id: 'discard', title: 'Question 2', text: 'Choose a card to discard.' },
  { id: 'aside', title: 'At any time', text: 'Spend a pair of screws.' },
] as const;
