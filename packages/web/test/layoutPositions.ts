import type { BosView } from '@starhold/bossin-space';
import type { Saved } from '@starhold/kernel';
import { type UnsView, game as unstoppable } from '@starhold/unstoppable';
import { firstDeal, savedAt, savedWith } from './position.ts';
import { REVENANT_TABLES } from './revenantPositions.ts';
import { RONE_FULL } from './ronePositions.ts';

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

/** As full as it gets: six threats and the one on deck, five allies, seven cards in hand, and three things being resolved. */
export const CROWDED_UNSTOPPABLE = {
  moment: 'action',
  turn: 8,
  danger: 7,
  options: { difficulty: 'hard', boss: 'harbinger' },
  bossDamage: 5,
  market: [
    'overcharged-coil',
    'guided-munitions',
    'heavy-weapon-harness',
    'ledger-of-favours',
    'whispered-lesson',
    'envoys-badge',
  ],
  upgradeDeck: ['whetstone', 'trip-charge'],
  coreDecks: [
    ['barkhide-sentinel', 'signal-cadet'],
    ['aid-from-the-resistance', 'rising-sap'],
    ['magistrate-of-two-seals', 'emergency-session'],
    ['gatewatch-commander', 'liquidation'],
    ['broker-of-broken-things', 'blood-oath'],
    ['flea-market-at-worlds-end', 'coronation-night'],
  ],
  me: {
    health: 7,
    armour: 3,
    ap: 2,
    credits: 5,
    level: 4,
    draft: 5,
    battlefield: [
      { threat: 'back-room-surgeon', damage: 1, as: 'surgeon' },
      { threat: 'deadwood-stalker', damage: 1, top: 'whetstone' },
      { threat: 'comms-hacker' },
      { threat: 'scrapper-biker' },
      { threat: 'surveillance-swarm', damage: 1 },
      { threat: 'rogue-loader', damage: 2 },
      { threat: 'pit-trainer', top: 'static-net' },
    ],
    deck: [{ threat: 'viren-stag' }, 'strike', 'strike', 'strike', 'strike'],
    hand: [
      { core: 'strike', top: 'overcharged-coil', as: 's1' },
      { core: 'viren-strategy', bottom: 'field-dressing' },
      'royal-armourer',
      { core: 'medical-nanobots', top: 'guided-munitions' },
      { core: 'concerted-barrage', top: 'adrenal-injector', bottom: 'ledger-of-favours' },
      { core: 'wrecking-ball', bottom: 'annotated-manual' },
      { core: 'five-metres-under', as: 'five' },
    ],
    play: [
      { core: 'scrap-hunter', top: 'twin-holsters' },
      { core: 'guard-unit', bottom: 'folding-buckler' },
      'root-listener',
      { core: 'gadwick-goldenhand', exhausted: true },
      { core: 'silver-page', exhausted: true },
    ],
    discard: ['strike', 'handful-of-credits', 'strike'],
  },
};

/** The same with a kill: its reward is asked for, and two effects wait below. */
export const crowdedUnstoppable = (): Saved =>
  savedWith(CROWDED_UNSTOPPABLE, [{ name: 'Ada' }], unstoppable, ['play:five', 'do:0', 'hit:surgeon']);

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
    name: 'six threats, five allies, seven cards, three things at work',
    saved: crowdedUnstoppable,
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
  ...RONE_FULL,
  ...REVENANT_TABLES,
];
