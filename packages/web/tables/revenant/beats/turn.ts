import type { SeenEvent } from '@starhold/kernel';
import { eventOf } from '@starhold/revenant';
import { type Stroke, TABLE } from '../../../desk/reel/score.ts';
import type { Target } from '../../../desk/target.ts';
import { houseIn, pearlKey } from '../model/fleet.ts';
import {
  atHome,
  brought,
  chimeOf,
  chip,
  counted,
  each,
  goods,
  lastIn,
  type Parts,
  rim,
  seated,
  sectorOf,
  signed,
  sourceOf,
  spent,
  voidborn,
  who,
} from './strokes.ts';

/** Where the Houses and the own frigate are on a small table. */
const HOUSES_TAB: Target = 'tab:houses';
const FRIGATE_TAB: Target = 'tab:ship';

const isFirstOf = ({ n, pub }: { n: number; pub: { ship: string } }, events: readonly SeenEvent[]): boolean =>
  !events.map(eventOf).some((other) => other.type === 'moved' && other.n < n && other.pub.ship === pub.ship);

/** What somebody does in his turn: sent crew, effects, moves, attacks, corruption, goods. */
export const TURN: Parts = {
  // 1: a figure goes to a ship, its House hears of it
  sent: ({ pub, seat }) => ({
    kind: 'card',
    lead: [
      { on: atHome(seat, pub.figure), how: 'fly', to: pub.ship, ms: 420, arc: true, sound: 'clink' },
      { on: chip(seat), how: 'bolt', to: pub.ship, ms: 420, together: true },
    ],
    follow: [
      { on: pub.ship, how: 'glow', ms: 220, sound: 'bell', pitch: chimeOf(houseIn(pub.ship)) },
      { on: seated(seat, pub.figure), how: 'count', ms: 220, together: true },
    ],
  }),
  emergency: ({ pub, seat }) => ({
    kind: 'card',
    lead: [{ on: atHome(seat, pub.figure), how: 'fly', to: 'emergency', ms: 300 }],
    follow: [{ on: who(seat), how: 'glow', ms: 240, sound: 'heat' }],
  }),
  influence: ({ pub }, { ship }) => ({
    kind: 'gain',
    lead: (ship === '' ? [] : [pub.house, HOUSES_TAB]).map((to) => {
      return { on: ship, how: 'fly', to, ms: 300, text: signed(pub.n), together: true };
    }),
    follow: [pub.house, HOUSES_TAB].flatMap((on): Stroke[] => [
      { on, how: 'glow', ms: 260, together: true },
      { on, how: 'count', ms: 260, sound: 'clink', pitch: chimeOf(pub.house), together: true },
    ]),
  }),
  // What it brings leaves the House, so the House lights first.
  reward: ({ pub }) => ({
    kind: 'gain',
    lead: [pub.house, HOUSES_TAB].map((on, i): Stroke => {
      return { on, how: 'glow', ms: 300, together: true, ...(i === 0 && { sound: 'upgrade' }) };
    }),
  }),
  effect: ({ pub }) => ({
    kind: 'card',
    follow: [{ on: /^[A-Z]{3}$/.test(pub.of) ? `ark${pub.of}` : pub.of, how: 'glow', ms: 240, sound: 'clink' }],
  }),
  // 2: pearls on a string at the hull; what was used fills its own
  used: ({ pub, seat }, before) => {
    const { ship, heard } = before;
    const at = heard.findLastIndex(({ ability, used }) => ability === pub.ability && !used);
    const there = at < 0 ? ship || who(seat) : pearlKey(at);
    const source = sourceOf(pub.ability, seat, before);
    return {
      kind: 'card',
      lead: [
        { on: source, how: 'glow', ms: 300 },
        { on: source, how: 'fly', to: there, ms: 300, text: '●', together: true, sound: 'clink' },
      ],
      follow: [
        { on: ship === '' ? who(seat) : ship, how: 'glow', ms: 260 },
        { on: there, how: 'count', ms: 260, together: true },
      ],
    };
  },
  bonus: ({ seat }) => ({ kind: 'card', follow: [{ on: who(seat), how: 'glow', ms: 200 }] }),
  // 3: sails
  moved: (event, _before, { events }) => ({
    kind: 'move',
    // Several steps in one beat are one way.
    follow: isFirstOf(event, events)
      ? [{ on: event.pub.ship, how: 'slide', path: true, room: true, ms: 400, sound: 'cool' }]
      : [],
  }),
  landed: ({ pub }) => ({
    kind: 'move',
    follow: [
      { on: pub.ship, how: 'slide', ms: 280 },
      { on: pub.planet, how: 'glow', ms: 220, together: true, sound: 'slam' },
    ],
  }),
  deployed: ({ pub }) => ({
    kind: 'build',
    follow: [
      { on: pub.ship, how: 'burst', room: true, ms: 320, sound: 'upgrade' },
      { on: `power.${pub.ship.slice(-3)}`, how: 'count', ms: 200, text: '+1', together: true },
    ],
  }),
  // 4: a beam, and Voidborn ships fold inward
  attacked: ({ pub }, before) => ({
    kind: 'attack',
    lead: [{ on: pub.ship, how: 'bolt', to: lastIn(before, pub.sector), ms: 220, sound: 'shot' }],
  }),
  destroyed: ({ pub }) => ({
    kind: 'hit',
    follow: [
      { on: voidborn(pub.sector, pub.now), how: 'break', inward: true, ms: 340, sound: 'hit' },
      { on: voidborn(pub.sector, pub.now), how: 'burst', ms: 340, text: '−1', together: true },
    ],
  }),
  shield: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `shields.${pub.sector}`, how: 'burst', room: true, ms: 240, sound: 'cool' }],
  }),
  repaired: ({ pub }) => ({ kind: 'gain', follow: each(pub.ships, 'glow', 240) }),
  isolated: ({ pub }) => ({ kind: 'gain', follow: [{ on: pub.from, how: 'glow', ms: 260, sound: 'cool' }] }),
  // 5: the Void creeps
  corrupted: ({ pub, seat }, { me, ship }) => {
    const section: Target = seat === me ? `section${pub.section}` : who(seat);
    // Where the frigate lies behind its tab, the tab says which section it is.
    const tab = seat === me ? [FRIGATE_TAB] : [];
    const creeps: Stroke[] = [section, ...tab, `corruption:p${seat}`].map((to) => {
      return { on: ship, how: 'bolt', to, ms: 340, foe: true, together: true };
    });
    return {
      kind: seat === me ? 'ownLoss' : 'hit',
      // Where nobody was sent (a failure), it is there at once.
      lead: ship === '' ? [] : creeps,
      follow: [
        { on: section, how: 'burst', ms: 360, sound: 'heat', foe: true },
        ...tab.map((on): Stroke => {
          return { on, how: 'burst', ms: 360, text: String(pub.section), foe: true, together: true };
        }),
        ...(seat === me
          ? [
              { on: `corruption:p${seat}`, how: 'count' as const, ms: 360, text: '+1', together: true as const },
              // What is stored there freezes.
              { on: section, how: 'drain' as const, ms: 420 },
            ]
          : []),
      ],
    };
  },
  shipCorrupted: ({ pub }, before) => ({
    kind: 'hit',
    lead: [{ on: rim(sectorOf(before, pub.ship)), how: 'bolt', to: pub.ship, ms: 200, foe: true }],
    follow: [{ on: pub.ship, how: 'burst', ms: 320, sound: 'heat', foe: true }],
  }),
  // 6: goods
  gained: ({ pub, seat, cause }, before) => ({
    kind: 'gain',
    lead: brought(pub.got, cause, seat, before),
    follow: goods(pub.got, '+', seat, before).map((stroke, i) => (i === 0 ? { ...stroke, sound: 'clink' } : stroke)),
  }),
  paid: ({ pub, seat }, before) => ({
    kind: 'gain',
    lead: spent(pub.paid, seat, before),
    follow: [
      ...(pub.paid === '' ? [] : goods(pub.paid, '−', seat, before)),
      ...(pub.remnants > 0
        ? counted('remnants')({ seat, pub: { n: -pub.remnants } }, before).follow.map(
            (stroke): Stroke => ({ ...stroke, together: true }),
          )
        : []),
    ].map((stroke, i) => (i === 0 ? { ...stroke, sound: 'clink' } : stroke)),
  }),
  dropped: ({ pub, seat }, before) => ({ kind: 'ownLoss', follow: goods(pub.lost, '−', seat, before) }),
  drew: () => ({ kind: 'draw', follow: [{ on: TABLE, how: 'hush', ms: 220, sound: 'flip' }] }),
  discarded: () => ({ kind: 'move', follow: [{ on: TABLE, how: 'hush', ms: 160 }] }),
  row: () => ({ kind: 'draw', follow: [{ on: TABLE, how: 'hush', ms: 260, sound: 'flip' }] }),
  hiddenKept: ({ seat }) => ({ kind: 'gain', follow: [{ on: who(seat), how: 'count', ms: 180, text: '+1' }] }),
  tactics: counted('tactics'),
  data: counted('data'),
  remnants: counted('remnants'),
  rank: counted('rank'),
  played: ({ pub, seat }) => ({
    kind: 'card',
    follow: [
      { on: pub.card, how: 'fly', to: who(seat), ms: 300, sound: 'slam' },
      { on: who(seat), how: 'glow', ms: 160, together: true },
    ],
  }),
  covered: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `${pub.card}.${pub.effect}`, how: 'glow', ms: 280, sound: 'ratchet' }],
  }),
  charged: ({ pub }) => ({ kind: 'build', follow: [{ on: pub.card, how: 'glow', ms: 320, sound: 'upgrade' }] }),
};
