import { type Decision, type Picked, type SeenEvent, Table } from '@starhold/kernel';
import {
  type Given,
  gauges,
  type Options,
  position,
  rules,
  type UnsFrame,
  type UnsState,
  type UnsView,
} from '@starhold/unstoppable';
import type { RoundValues } from '../../../session/types.ts';

/** Positions for the gallery, set up in the words of the test cases and played on by a few answers. */

export interface Exhibit {
  view: UnsView;
  decision: Decision | undefined;
  events: SeenEvent[];
}

function shown(given: Given, answers: readonly Picked[] = []): Exhibit {
  const { state, options, names } = position(given);
  const table = new Table<UnsState, UnsFrame, UnsView, Options>(rules, options as Options, 'ab'.repeat(16), {
    state: state as unknown as UnsState,
  });
  const named = (id: string): string => id.replace(/:(.*)$/, (_, name: string) => `:${names[name] ?? name}`);
  for (const pick of answers) {
    const [seat = 0] = table.waitingFor;
    const [decision] = table.seen(seat).decisions;
    const outcome = table.answer({
      decision: decision?.id ?? '',
      seat,
      pick: typeof pick === 'string' ? named(pick) : pick,
    });
    if (!outcome.ok) throw new Error(`the gallery cannot answer ${String(pick)}`);
  }
  const [seat = 0] = table.waitingFor;
  const { view, decisions } = table.seen(seat);
  return { view, decision: decisions[0], events: table.events(seat) };
}

const MARKET = [
  'overcharged-coil',
  'sightline-visor',
  'twin-holsters',
  'second-hand-medkit',
  'living-bark',
  'coin-belt',
];
const DECKS: string[][] = [
  ['medical-nanobots', 'gadwick-goldenhand', 'pounce', 'silver-page', 'wrecking-ball'],
  ['mercenaries', 'guard-unit', 'swarm-tactics', 'relief-corridor'],
  ['viren-cohesion', 'scrap-hunter', 'tutor-of-the-house'],
  ['masquerade', 'stampede', 'liquidation'],
  ['accord-of-four', 'fire-sale', 'blood-oath', 'hive-tithe'],
  ['admiral-worley', 'queen-of-the-heap'],
];

const HARBINGER: Given = {
  moment: 'action',
  options: { difficulty: 'hard' },
  turn: 8,
  danger: 8,
  bossDamage: 5,
  bossDeck: [
    'order-acolyte',
    'order-archivist',
    'order-acolyte',
    'order-archivist',
    'order-acolyte',
    'order-archivist',
  ],
  market: MARKET,
  upgradeDeck: ['lucky-washer', 'static-net', 'rail-slug', 'padded-vest'],
  coreDecks: DECKS,
  threatDeck: ['loan-shark', 'rot-bear', 'bog-leech'],
  me: {
    health: 7,
    armour: 3,
    ap: 4,
    credits: 5,
    level: 4,
    draft: 5,
    hand: [
      { core: 'five-metres-under', as: 'five' },
      { core: 'strike', top: 'overcharged-coil' },
      { core: 'viren-strategy', bottom: 'patchwork-plating' },
      { core: 'scrap-hunter', top: 'forward-spotter', bottom: 'coin-belt' },
      'royal-armourer',
    ],
    play: ['guard-unit', { core: 'gadwick-goldenhand', exhausted: true }, 'viren-cohesion'],
    battlefield: [
      { threat: 'order-acolyte', damage: 1 },
      { threat: 'deadwood-stalker', top: 'whetstone', damage: 2 },
      { threat: 'back-room-surgeon', core: 'medical-nanobots', damage: 1, as: 'surgeon' },
      'scrapper-biker',
    ],
    deck: [{ threat: 'viren-stag', core: 'pounce' }, 'strike', 'strike', 'handful-of-credits', 'mercenaries'],
    discard: [
      'strike',
      'birthright',
      'retainer-mirelle',
      { core: 'wall-of-thorns', top: 'rail-slug' },
      'strike',
      'strike',
    ],
  },
};

/** Level 4, turn 8; nothing is interrupted. */
export const quiet = (): Exhibit => shown(HARBINGER);

/** The same, in the reward of a threat that the first of two damage symbols defeated. */
export function interrupted(): Exhibit {
  const { me } = HARBINGER;
  // Without Taunt in the way.
  const field = me?.battlefield?.slice(1) ?? [];
  return shown({ ...HARBINGER, me: { ...me, battlefield: field } }, ['play:five', 'do:0', 'hit:surgeon']);
}

/** Two players, the story of Duomo, chapter 4; the partner is in danger. */
export const duo = (): Exhibit =>
  shown({
    moment: 'action',
    options: { boss: 'duomo', character1: 'julida', character2: 'zephyr' },
    turn: 11,
    danger: 13,
    story: 15,
    levelUps: 7,
    market: MARKET,
    coreDecks: DECKS,
    upgradeDeck: ['lucky-washer'],
    p: [
      {
        health: 8,
        armour: 1,
        ap: 3,
        credits: 9,
        level: 5,
        hand: ['stampede', 'one-voice', { core: 'stand-and-strike-back', top: 'trip-charge' }],
        play: ['keeper-of-the-silver-gate', { core: 'antlered-huntmaster', bottom: 'folding-buckler' }],
        battlefield: ['rust-ogre', { threat: 'furnace-berserker', damage: 1 }, 'howling-bloom'],
        deck: ['claim-jumper', 'strike', 'pounce'],
        discard: ['strike', 'living-barricade'],
      },
      {
        health: 4,
        armour: 0,
        ap: 2,
        credits: 3,
        level: 4,
        draft: 6,
        hand: ['flurry', 'fire-sale'],
        play: ['static-the-cat'],
        battlefield: ['chainwright', { threat: 'needle-wasp', bottom: 'seeker-vine', damage: 2 }, 'elder-burrower'],
        deck: ['giant-mirecap', 'strike', 'strike', 'strike'],
        discard: ['rooftop-dash'],
      },
    ],
  });

/** Expert, the last turn before Maximum Danger, battlefield empty. */
export const last = (): Exhibit =>
  shown({
    moment: 'action',
    options: { boss: 'triumvirate', difficulty: 'expert', character1: 'plex' },
    turn: 11,
    danger: 13,
    bossDamage: 4,
    market: ['whetstone', null, 'siege-barrel', 'lucky-washer', null, 'padded-vest'],
    coreDecks: DECKS,
    me: {
      health: 3,
      ap: 6,
      credits: 14,
      level: 7,
      draft: 6,
      hand: ['judgement-from-orbit', 'hostile-takeover'],
      deck: [],
      discard: ['strike'],
    },
  });

/** Numbers of a game over its turns, as a session tells them. */
export function courseTo(view: UnsView): RoundValues[] {
  const end = gauges(view);
  const turns = 13;
  return Array.from({ length: turns + 1 }, (_, round) => {
    const share = round / turns;
    const values: Record<string, number> = {};
    for (const [gauge, value] of Object.entries(end)) values[gauge] = Math.round(value * share);
    values.health = Math.max(0, 10 - Math.round(share * (10 - (end.health ?? 0))) - (round % 3));
    values.credits = 2 + ((round * 5) % 7);
    values.level = 1 + Math.floor(share * 4.4);
    values.danger = Math.floor(share * 4.2);
    values.attack = 3 + ((round * 3) % 6);
    values.threats = 3 + (round % 2);
    return { round, values };
  });
}
