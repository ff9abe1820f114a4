import type { Beat } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { type Stroke, TABLE } from '../../../desk/reel/score.ts';
import type { Target } from '../../../desk/target.ts';
import { crewAt, seatKey } from '../model/fleet.ts';
import { CALL, cubeOn, orderToken } from '../model/targets.ts';
import {
  arrivals,
  chimeOf,
  drawnIn,
  each,
  houseLines,
  isFirst,
  lastIn,
  named,
  type Part,
  type Parts,
  RIMS,
  rankLines,
  returning,
  riftOf,
  rim,
  sourceLines,
  strikerOf,
  toll,
  unmarked,
  voidborn,
  voidbornOn,
  who,
} from './strokes.ts';

/** What happens to everybody: muster, council, raid, failures, rifts, jump, scoring. */

/** The card is turned, its House calls, and out of it a figure comes that sits down in the ship; where none is free nobody does. */
function called(
  { type, pub }: { type: string; pub: { house: string; ship: string } },
  _before: View,
  { view }: Beat<View>,
): Part {
  const crew = crewAt(view, pub.ship);
  return {
    kind: 'flip',
    lead: [
      { on: CALL, how: 'turn', ms: 420, sound: 'flip' },
      { on: TABLE, how: 'banner', of: type, ms: 700, together: true },
      { on: pub.house, how: 'glow', ms: 700, sound: 'bell', pitch: chimeOf(pub.house), together: true },
    ],
    follow:
      crew === ''
        ? [{ on: pub.house, how: 'glow', ms: 420, sound: 'clink' }]
        : [
            { on: seatKey(crew, pub.ship), how: 'slide', to: CALL, far: true, ms: 480 },
            { on: CALL, how: 'break', inward: true, ms: 480, together: true },
            { on: pub.ship, how: 'glow', ms: 360, sound: 'clink' },
            { on: seatKey(crew, pub.ship), how: 'count', ms: 300, together: true },
          ],
  };
}

const SHIELDED_MS = 260;

const planetsIn = ({ sectors }: View, ids: readonly string[]): Target[] =>
  sectors.flatMap(({ id, planet }) => (ids.includes(id) && planet !== '' ? planet : []));

export const PHASES: Parts = {
  // 7: everybody returns
  mustered: (_event, before) => ({
    kind: 'phase',
    lead: returning(before),
    follow: [{ on: TABLE, how: 'glow', ms: 300, sound: 'march' }],
  }),
  // Who goes when is known then: they swap places, and are counted out.
  turnOrder: ({ pub }) => ({
    kind: 'phase',
    follow: [
      ...each(pub.order.map(who), 'slide', 500),
      ...pub.order.map((player, i): Stroke => {
        return { on: orderToken(player), how: 'count', ms: 180, text: String(i + 1), sound: 'tick' };
      }),
    ],
  }),
  // First it is said what comes; with it everybody returns, or it stands already.
  phase: (_event, _before, { events }) => {
    const said: Stroke = { on: TABLE, how: 'banner', ms: 420, sound: 'phase' };
    return events.length > 1 ? { kind: 'phase', lead: [said] } : { kind: 'phase', follow: [said] };
  },
  turn: ({ seat }) => ({ kind: 'phase', follow: [{ on: who(seat), how: 'glow', ms: 220, sound: 'tick' }] }),
  council: called,
  order: called,
  // 8: the raid, sector by sector
  raid: ({ pub, seat }) => {
    // What shields hold is not in the toll: they ring off before it is said.
    const late = pub.shields > 0 ? SHIELDED_MS : 0;
    return {
      kind: pub.damage > 0 ? 'raid' : 'absorbed',
      lead: [
        // Which sector it is, and how much comes of it: its Voidborn ships light as long as the toll is heard.
        unmarked({ on: rim(pub.sector), how: 'lunge', ms: 260, sound: 'bell' }),
        ...Array.from({ length: pub.voidborn }, (_, i): Stroke => {
          return { on: voidborn(pub.sector, i), how: 'glow', ms: 420, together: true };
        }),
        ...(late > 0
          ? [
              {
                on: `shields.${pub.sector}`,
                how: 'burst' as const,
                ms: 240,
                late: late / 2,
                text: `−${pub.shields}`,
                sound: 'cool' as const,
                together: true as const,
              },
            ]
          : []),
        {
          on: toll(pub.sector),
          how: 'glow',
          ms: 420,
          late,
          text: pub.damage > 0 ? `−${pub.damage}` : '0',
          together: true,
        },
        ...(pub.damage > 0
          ? [{ on: `frigate${seat}`, how: 'glow' as const, ms: 180, late: late + 180, together: true as const }]
          : []),
      ],
    };
  },
  hit: ({ pub, cause }, before) => ({
    kind: 'hit',
    lead: [{ on: strikerOf(cause, before, pub.ship), how: 'bolt', to: pub.ship, ms: 180, foe: true }],
    follow: [{ on: pub.ship, how: 'burst', ms: 240, text: '−1', sound: 'hit' }],
  }),
  shipLost: ({ pub, cause }, before) => ({
    kind: 'defeat',
    lead: [{ on: strikerOf(cause, before, pub.ship), how: 'bolt', to: pub.ship, ms: 180, foe: true }],
    follow: [
      { on: pub.ship, how: 'break', ms: 420, sound: 'defeat' },
      ...(['turn', 'count'] as const).map((how): Stroke => {
        return { on: `power.${pub.ship.slice(-3)}`, how, ms: 320, text: '−1', together: true };
      }),
    ],
  }),
  // What is left over runs to the Revenant; after a failure the hits fall off.
  hullHit: ({ pub }, before) =>
    pub.now > before.hull
      ? {
          kind: 'hit',
          lead: [{ on: lastIn(before, pub.sector), how: 'bolt', to: 'hull', ms: 220, foe: true }],
          follow: [{ on: 'hull', how: 'burst', ms: 280, text: '−1', sound: 'shipHit' }],
        }
      : { kind: 'build', follow: [{ on: 'hull', how: 'break', ms: 420, sound: 'cool' }] },
  shieldsGone: ({ pub }) => ({
    kind: 'absorbed',
    lead: [{ on: `shields.${pub.sector}`, how: 'glow', ms: 160 }],
  }),
  // 9: a failure
  failure: ({ pub }) => ({
    kind: 'ownLoss',
    lead: [
      { on: 'hull', how: 'lunge', ms: 420, sound: 'lineBroken' },
      { on: 'hull', how: 'burst', ms: 420, together: true },
    ],
    follow: [
      { on: TABLE, how: 'banner', to: 'hull', ms: 1000 },
      { on: 'hull', how: 'break', ms: 600, together: true },
      { on: pub.card, how: 'lunge', ms: 500, together: true },
      { on: pub.card, how: 'glow', ms: 1000, together: true },
    ],
  }),
  failureEffect: ({ pub }) => ({
    kind: 'ownLoss',
    lead: [
      { on: TABLE, how: 'banner', to: 'hull', ms: 700, of: 'failureEffect', sound: pub.covered ? 'cool' : 'heat' },
      { on: `${pub.card}.${pub.effect}`, how: 'glow', ms: 700, together: true },
      ...(pub.covered
        ? []
        : [
            {
              on: `${pub.card}.${pub.effect}`,
              how: 'burst' as const,
              ms: 500,
              foe: true as const,
              together: true as const,
            },
          ]),
    ],
  }),
  // 10: a rift
  rolled: ({ pub }) => ({
    kind: 'rift',
    lead: [
      unmarked({ on: rim(pub.sector), how: 'burst', ms: 320, foe: true, sound: 'heat' }),
      {
        on: toll(pub.sector),
        how: 'roll',
        ms: 900,
        text: `◂${pub.left} ${pub.large} ${pub.right}▸`,
        sound: 'rattle',
        foe: true,
        together: true,
      },
    ],
  }),
  arrived: ({ pub }, _before, { events }) => ({ kind: 'rift', follow: arrivals(pub, riftOf(events)) }),
  // A cube drops on each of them.
  dataPlaced: ({ pub }, _before, { view }) => ({
    kind: 'gain',
    follow: planetsIn(view, pub.sectors).flatMap((planet, i): Stroke[] => [
      { on: cubeOn(planet), how: 'slide', ms: 320, sound: 'clink', ...(i > 0 && { together: true }) },
      { on: planet, how: 'glow', ms: 320, together: true },
    ]),
  }),
  // 11: the jump: everything around is drawn into one point, and what lies around the fleet then comes out of it
  cleared: (_event, before) => ({
    kind: 'jump',
    lead: [
      ...drawnIn(RIMS).map(unmarked),
      ...drawnIn(before.sectors.flatMap(({ planet }) => (planet === '' ? [] : [planet]))),
      ...named(voidbornOn(before)),
      { on: 'hull', how: 'burst', ms: 700, sound: 'upgrade', together: true },
    ],
    follow: [{ on: TABLE, how: 'glow', ms: 300 }],
  }),
  voidborn: (_event, _before, { view }) => ({
    kind: 'jump',
    follow: [
      ...each(RIMS, 'slide', 900).map((stroke): Stroke => unmarked({ ...stroke, to: 'hull' })),
      ...named(voidbornOn(view)),
    ],
  }),
  rifts: ({ pub }) => ({ kind: 'jump', follow: each(pub.sectors.map(rim), 'glow', 300) }),
  // They come as ships make room for them; one bell closes it.
  planets: ({ pub }, _before, { view }) => ({
    kind: 'jump',
    follow: [
      ...each(planetsIn(view, pub.sectors), 'slide', 300).map((stroke): Stroke => ({ ...stroke, room: true })),
      { on: TABLE, how: 'hush', ms: 300, sound: 'bell' },
    ],
  }),
  // 12: scoring: row by row for all players together, then who has how much, the winner last
  shown: (event, before, beat) => ({ kind: 'scoreLine', follow: isFirst(event, beat) ? houseLines(before, beat) : [] }),
  scored: (event, _before, beat) => ({ kind: 'scoreLine', follow: isFirst(event, beat) ? sourceLines(beat) : [] }),
  over: ({ pub }, before) => ({
    kind: 'lastBlow',
    follow: rankLines(before),
    fall: { won: before.me < 0 || pub.winner === before.me },
  }),
};
