import type { View } from '@starhold/rone';
import type { Stroke } from '../../desk/reel/score.ts';
import { TABLE } from '../../desk/reel/score.ts';
import { STATS } from './invasion/model.ts';
import { deployedAt, stepOf, sumOf, topOf, zoneOf } from './invasion/places.ts';
import { type Dealt, dealtBy } from './model/dealer.ts';
import type { Parts } from './score.ts';
import { each } from './scoreDamage.ts';

/** What the Invasion's beats look like: it marches, lands, stamps and fires. */

const STEP_MS = 160;
export const INVASION_PARTS: Parts = {
  invasionRound: () => ({
    kind: 'phase',
    follow: [
      { on: TABLE, how: 'banner', of: 'invasionRound', ms: 420, sound: 'march' },
      { on: 'round-marker', how: 'glow', ms: 320, together: true },
    ],
  }),
  invasionResearch: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: 'scenario', how: 'count', ms: 160, text: pub.by < 0 ? `−${-pub.by}` : `+${pub.by}`, sound: 'tick' }],
  }),
  // The stack is swept off, all of it.
  putAway: (_event, { invasion }) => ({
    kind: 'move',
    lead: each(invasion?.stack.map((_, at) => deployedAt(at)) ?? [], 'lunge', 260, { far: true, sound: 'back' }),
  }),
  returnedCard: () => ({ kind: 'move', follow: [{ on: TABLE, how: 'hush', ms: 200 }] }),
  // Each of the seven lights on the rail as it begins.
  invasionStep: ({ pub }) => ({
    kind: 'phase',
    follow: [{ on: stepOf(pub.step), how: 'glow', ms: STEP_MS, sound: 'tick' }],
  }),
  eventEnded: () => ({ kind: 'boss', follow: [{ on: 'scenario', how: 'burst', ms: 420, sound: 'lineBroken' }] }),
  revealed: ({ pub }) => ({ kind: 'flip', follow: [{ on: `arriving:${pub.card}`, how: 'turn', ms: 260 }] }),
  // It lands, and what the stack adds up to rises.
  deployed: (_event, before, after) => ({
    kind: 'attack',
    follow: [{ on: topOf(before, 1), how: 'burst', ms: 260, sound: 'slam' }, ...risen(before, after)],
  }),
  invasionStored: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: zoneOf(pub.colour), how: 'count', ms: 160, text: `+${pub.n}`, sound: 'clink' }],
  }),
  zoneFilled: ({ pub }) => ({ kind: 'card', follow: [{ on: zoneOf(pub.colour), how: 'turn', ms: 240 }] }),
  // It swells and stays until what it does is done; then another card turns up there.
  zoneTrained: ({ pub }) => ({
    kind: 'attack',
    follow: [{ on: zoneOf(pub.colour), how: 'burst', ms: 320, sound: 'slam' }],
  }),
  protocolActivated: ({ pub }) => ({
    kind: 'boss',
    follow: [{ on: `protocol:${pub.protocol}`, how: 'burst', ms: 300, sound: 'slam' }],
  }),
  protocolRun: ({ pub }) => ({
    kind: 'attack',
    follow: [
      { on: TABLE, how: 'banner', ms: 420 },
      { on: `protocol:${pub.protocol}`, how: 'turn', ms: 300, sound: 'slam', together: true },
    ],
  }),
  protocolsRefreshed: () => ({ kind: 'gain', follow: [{ on: 'scenario', how: 'glow', ms: 200 }] }),
  fortified: (_event, before) => ({
    kind: 'gain',
    follow: [{ on: topOf(before), how: 'glow', ms: 260, sound: 'heat' }],
  }),
  struck: ({ pub, seat }, before) => {
    const on = seat === before.me ? dealtBy(before, pub.damage as Dealt, pub.n) : `player:p${seat}`;
    return {
      kind: 'hit',
      lead: [
        pub.damage === 'ranged'
          ? { on, how: 'bolt', to: topOf(before), ms: 180, sound: 'shot' }
          : { on, how: 'lunge', to: topOf(before), ms: 200, sound: 'slam' },
        { on: topOf(before), how: 'burst', ms: 220, text: `−${pub.n}`, sound: 'hit' },
      ],
      follow: [{ on: topOf(before), how: 'count', ms: 200 }],
    };
  },
  besieged: ({ pub, seat }) => ({
    kind: 'boss',
    lead: [
      { on: `player:p${seat}`, how: 'bolt', to: 'scenario', ms: 200, sound: 'shot' },
      { on: 'scenario', how: 'burst', ms: 260, text: `−${pub.n}`, sound: 'hit' },
    ],
  }),
  defeatedCard: (_event, before) => ({
    kind: 'defeat',
    follow: [{ on: topOf(before), how: 'break', ms: 320, sound: 'defeat' }],
  }),
  setAside: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: `action:${pub.action}`, how: 'count', ms: 160, text: `+${pub.n}`, sound: 'clink' }],
  }),
  additional: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `action:${pub.action}`, how: 'burst', ms: 260, sound: 'upgrade' }],
  }),
  sabotaged: ({ pub }) => ({ kind: 'hit', follow: [{ on: zoneOf(pub.colour), how: 'break', ms: 240, sound: 'hit' }] }),
  locked: ({ pub }) => ({
    kind: 'ownLoss',
    follow: [{ on: `die:d${pub.die}`, how: 'glow', ms: 260, sound: 'ratchet' }],
  }),
  // One volley at everybody: what is ranged comes with it, melee after it.
  onslaught: ({ pub }, before) => ({
    kind: 'attack',
    lead: [
      { on: TABLE, how: 'banner', of: 'onslaught', ms: 700 },
      ...(pub.ranged > 0
        ? volley(before, 'bolt', 'shot')
        : [{ on: topOf(before), how: 'lunge' as const, ms: 260, sound: 'slam' as const }]),
    ],
    follow: [],
  }),
  scenario: () => ({ kind: 'boss', follow: [{ on: 'scenario', how: 'burst', ms: 500, sound: 'march' }] }),
  scenarioEnded: ({ pub }) => ({
    kind: 'levelUp',
    follow: [
      { on: TABLE, how: 'glow', ms: 900, sound: pub.why === 'victory' || pub.why === 'exhausted' ? 'win' : 'loss' },
    ],
  }),
};

/** The sums of the stack that have grown, each by how much. */
function risen({ invasion: was }: View, { invasion: is }: View): Stroke[] {
  const grown = STATS.filter((stat) => (is?.top[stat] ?? 0) > (was?.top[stat] ?? 0));
  // One by one: they stand so close that two would be written over each other.
  return grown.map((stat) => ({
    on: sumOf(stat),
    how: 'count',
    ms: 160,
    text: `+${(is?.top[stat] ?? 0) - (was?.top[stat] ?? 0)}`,
    sound: 'tick',
  }));
}

function volley(view: View, how: Stroke['how'], sound: NonNullable<Stroke['sound']>): Stroke[] {
  return view.players.map((_, i) => ({
    on: topOf(view),
    how,
    to: `health:p${i}`,
    ms: 220,
    foe: true,
    ...(i === 0 ? { sound } : { together: true as const }),
  }));
}
