import { game, type View } from '@starhold/rone';
import type { SeatSetup } from '../session/types.ts';
import { firstDeal, savedAfter, savedAt, savedWith } from './position.ts';
import { GATE_HELD } from './roneStories.ts';

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

const duel = (moment: string, me: Record<string, unknown> = {}, answers: readonly string[] = []) =>
  savedWith({ moment, round: 5, options: { mode: 'duel' }, p: [{ ...BUSY, ...me }, OTHER] }, DUEL, game, answers);

export const FOUR: SeatSetup[] = [
  { name: 'Ada' },
  { name: 'Konstantin', bot: 'rules' },
  { name: 'Bo', bot: 'rules' },
  { name: 'Maximiliane', bot: 'rules' },
];

/** Their cards are others than those of the first two. */
const MATE = {
  ...OTHER,
  base: ['L1', 'TE01', 'TE03'],
  exhausted: ['TE01'],
  deck: ['ST09'],
  discard: [],
  scrapyard: [],
};
const LAST = { ...MATE, base: ['L5', 'TE08', 'TE09'], exhausted: ['TE09'], ground: ['RC06'], damage: ['r3', 'm2'] };

const team = () =>
  savedWith(
    {
      moment: 'main',
      round: 5,
      options: { mode: 'team' },
      p: [{ ...BUSY, damage: ['r2', 'm4', 'd1'] }, OTHER, MATE, LAST],
    },
    FOUR,
    game,
  );

/** Three cards deployed upon each other, every zone at work, protocols and actions begun. */
const INVASION = {
  part: 1,
  marker: 6,
  deck: ['IS01', 'IS02', 'IS03', 'IS04'],
  zones: { blue: 'IC22', red: 'IC22', black: 'IC19', green: 'IC19', yellow: 'IC03' },
  stored: { blue: 3, red: 1, black: 2, green: 3, yellow: 2 },
  deployed: ['IC01', 'IC05', { card: 'IC07', armourHit: 1 }],
  protocols: ['PR01', 'PR02', 'PR05'],
  exhausted: ['PR02'],
  research: 3,
  discard: ['IS05'],
};

const coop = (me: Record<string, unknown>, invasion: Record<string, unknown> = {}) =>
  savedWith(
    {
      moment: 'main',
      round: 6,
      options: { mode: 'coop', difficulty: 'normal', scenario: 'campaign', players: 4 },
      p: [{ ...BUSY, ...me }, OTHER, MATE, LAST],
      invasion: { ...INVASION, ...invasion },
    },
    FOUR,
    game,
  );

/** Twelve cards: four rows of them on a phone. */
const MANY = { hand: [...BUSY.hand, 'RC09', 'RC10', 'RC12', 'RC16', 'RC20'], played: ['ST08'] };

/** Dice to be used, given away and rolled again, cards and an ability that go together, one of each for nothing. */
const CROWDED = {
  base: ['L7', 'TE04'],
  exhausted: [],
  deck: ['ST01'],
  hand: ['ST03', 'ST06', 'ST08', 'ST11'],
  played: [],
  discard: [],
  scrapyard: [],
  ground: ['RC07', 'RC28'],
  stored: 'urrkgyww',
  pool: '',
  dice: ['rnn', 'ynn', 'knn', 'nnn'],
};

const upgrade = () =>
  savedAt<View>(
    firstDeal<View>({
      game,
      seats: DUEL,
      options: { mode: 'duel' },
      until: (_has, view, { at, ask }) => ask.seat === 0 && at === 'upgrade' && view.round >= 3,
    }),
  );

const draft = () =>
  savedAt<View>(
    firstDeal<View>({
      game,
      seats: DUEL,
      options: { mode: 'duel' },
      until: (_has, view, { at, ask }) => ask.seat === 0 && at === 'draft' && view.round >= 2,
    }),
  );

/** Scenario 1 is over, scenario 2 has not begun. */
const between = () =>
  savedAfter<View>(GATE_HELD, DUEL, game, (_has, view, { at }) => view.invasion?.marker === 0 || at === 'leader');

/** One gold, what declines, and "always". */
const always = () =>
  savedAt<View>({
    game,
    seats: DUEL,
    seed: '07'.repeat(16),
    until: (_has, { round }, { at, ask }) => ask.seat === 0 && at === 'branch' && round >= 2,
  });

export const RONE_FULL = [
  { game: 'rone', name: 'main actions with seven cards in hand and all slots full', saved: () => duel('main') },
  { game: 'rone', name: 'drawing on', saved: () => duel('draw', { dice: [], played: [], pool: '' }) },
  { game: 'rone', name: 'spare parts to be spent', saved: () => duel('parts', { hand: [], parts: 5 }) },
  { game: 'rone', name: 'damage of every kind laid ready', saved: () => duel('main', { damage: ['r12', 'm4', 'd3'] }) },
  { game: 'rone', name: 'a team fight', saved: team },
  { game: 'rone', name: 'four against the Invasion', saved: () => coop({}) },
  { game: 'rone', name: 'four against the Invasion, twelve cards in hand', saved: () => coop(MANY) },
  {
    game: 'rone',
    name: 'four against the Invasion, its card laid open',
    saved: () => coop({}, { part: 2, marker: 7 }),
  },
  { game: 'rone', name: 'the workbench', saved: upgrade },
  { game: 'rone', name: 'a draft of three', saved: draft },
  { game: 'rone', name: 'an answer that can be given always', saved: always },
  { game: 'rone', name: 'between two scenarios', saved: between },
  { game: 'rone', name: 'everything that can stand beside the question', saved: () => duel('main', CROWDED) },
  { game: 'rone', name: 'the same, and the way back', saved: () => duel('main', CROWDED, ['die:d1']) },
  {
    game: 'rone',
    name: 'a reshuffle and its price',
    saved: () => duel('draw', { deck: [], dice: [], played: [], pool: '' }),
  },
] as const;

/** One more card, and then the deck is empty. */
export const LAST_CARD = () => duel('draw', { deck: ['ST01'], dice: [], played: [], pool: '' });

/** Several cards and an ability that can be played together: one of them asks where its screws go, one shows three cards. */
export const TOGETHER = () =>
  savedWith(
    {
      moment: 'main',
      round: 5,
      options: { mode: 'duel' },
      p: [
        {
          ...BUSY,
          base: ['L6', 'TE12'],
          exhausted: [],
          hand: ['ST01', 'ST07', 'ST09', 'ST12'],
          played: [],
          pool: 'gkr',
          ground: ['RC03', 'RC18'],
          dice: ['used', 'used', 'yyn', 'used'],
        },
        OTHER,
      ],
    },
    DUEL,
    game,
  );

/** A card that two sets of resources can pay for; with an empty pool dice can. */
export const PAYING = (pool = 'yrk') =>
  savedWith(
    {
      moment: 'main',
      round: 5,
      options: { mode: 'duel' },
      p: [{ base: ['L6'], hand: ['ST09', 'ST02'], pool, dice: ['rrn', 'used', 'yyn', 'unn'] }, { base: ['L3'] }],
    },
    DUEL,
    game,
  );
