import type { Beat, ForEachEvent, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/revenant';
import { type Fall, lastBlow } from '../../desk/reel/lastBlow.ts';
import { type BeatKind, type Chapter, type Score, type Stroke, TABLE } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';

/**
 * What the beats of Revenant look and sound like: glass and light. Ships keep their names from sector to sector, so moves go by
 * themselves; here is what is sent, hit, torn open, corrupted and told.
 */

interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}
type Parts = Partial<ForEachEvent<Events, [before: View], Part>>;

const who = (seat: number): Target => `player:p${seat}`;
const rim = (sector: string): Target => `rim.${sector}`;
const RIMS: readonly Target[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => rim(`s${n}`));
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One stroke for each thing, all at once. */
const each = (on: readonly Target[], how: Stroke['how'], ms: number): Stroke[] =>
  on.map((one, i) => ({ on: one, how, ms, ...(i === 0 ? {} : { together: true as const }) }));

/** A number of one's own is counted where it stands, that of others at their place. */
const counted =
  (what: string) =>
  ({ seat, pub }: { seat: number; pub: { n: number } }, { me }: View) => ({
    kind: 'gain' as const,
    follow: [{ on: seat === me ? `${what}:p${seat}` : who(seat), how: 'count' as const, ms: 180, text: signed(pub.n) }],
  });

/** Resources that come or go, kind by kind. */
function goods(letters: string, sign: '+' | '−', seat: number, { me }: View): Stroke[] {
  if (seat !== me || letters === '')
    return [{ on: who(seat), how: 'count', ms: 180, text: `${sign}${letters.length}` }];
  return [...new Set(letters)].map((letter, i) => ({
    on: letter,
    how: 'count',
    ms: 180,
    text: `${sign}${letters.split(letter).length - 1}`,
    ...(i === 0 ? {} : { together: true as const }),
  }));
}

/** The envoy or the Rival takes a ship; where none is free only the card is turned. */
function called({ pub }: { pub: { house: string; ship: string } }): Part {
  return { kind: 'flip', follow: [{ on: pub.ship || pub.house, how: 'burst', ms: 320, sound: 'riffle' }] };
}

const PARTS: Parts = {
  // 1: a figure goes to a ship, its House hears of it
  sent: ({ pub, seat }) => ({
    kind: 'card',
    lead: [{ on: who(seat), how: 'bolt', to: pub.ship, ms: 260, sound: 'clink' }],
    follow: [{ on: pub.ship, how: 'glow', ms: 220 }],
  }),
  emergency: ({ seat }) => ({ kind: 'card', follow: [{ on: who(seat), how: 'glow', ms: 240, sound: 'heat' }] }),
  influence: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: pub.house, how: 'count', ms: 200, text: signed(pub.n), sound: 'clink' }],
  }),
  reward: ({ pub, seat }) => ({
    kind: 'gain',
    follow: [{ on: pub.house, how: 'bolt', to: who(seat), ms: 240, sound: 'upgrade' }],
  }),
  // 2: pearls on a string
  effect: ({ pub }) => ({
    kind: 'card',
    follow: [{ on: /^[A-Z]{3}$/.test(pub.of) ? `ark${pub.of}` : pub.of, how: 'glow', ms: 240, sound: 'clink' }],
  }),
  used: ({ pub, seat }) => {
    const [of = ''] = pub.ability.split(/[./]/);
    // What stands on the own board has no place of its own.
    return { kind: 'card', follow: [{ on: /^\d/.test(of) ? who(seat) : of, how: 'glow', ms: 220, sound: 'clink' }] };
  },
  bonus: ({ seat }) => ({ kind: 'card', follow: [{ on: who(seat), how: 'glow', ms: 200 }] }),
  // 3: sails
  moved: ({ pub }) => ({ kind: 'move', follow: [{ on: pub.ship, how: 'slide', ms: 300, sound: 'cool' }] }),
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
      { on: pub.ship, how: 'burst', ms: 320, sound: 'upgrade' },
      { on: `power.${pub.ship.slice(-3)}`, how: 'count', ms: 200, text: '+1', together: true },
    ],
  }),
  // 4: a beam, and Voidborn ships fold inward
  attacked: ({ pub }) => ({
    kind: 'attack',
    lead: [{ on: pub.ship, how: 'bolt', to: rim(pub.sector), ms: 200, sound: 'shot' }],
  }),
  destroyed: ({ pub }) => ({
    kind: 'hit',
    follow: [{ on: rim(pub.sector), how: 'burst', ms: 240, text: '−1', sound: 'hit' }],
  }),
  shield: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `shields.${pub.sector}`, how: 'burst', ms: 240, sound: 'cool' }],
  }),
  repaired: ({ pub }) => ({ kind: 'gain', follow: each(pub.ships, 'glow', 240) }),
  isolated: ({ pub }) => ({ kind: 'gain', follow: [{ on: pub.from, how: 'glow', ms: 260, sound: 'cool' }] }),
  // 5: the Void creeps
  corrupted: ({ pub, seat }, { me }) => ({
    kind: seat === me ? 'ownLoss' : 'hit',
    follow:
      seat === me
        ? [
            { on: `section${pub.section}`, how: 'burst', ms: 320, sound: 'heat' },
            { on: `corruption:p${seat}`, how: 'count', ms: 320, text: '+1', together: true },
          ]
        : [{ on: who(seat), how: 'burst', ms: 320, sound: 'heat' }],
  }),
  shipCorrupted: ({ pub }) => ({ kind: 'hit', follow: [{ on: pub.ship, how: 'burst', ms: 300, sound: 'heat' }] }),
  // 6: goods
  gained: ({ pub, seat }, before) => ({
    kind: 'gain',
    follow: goods(pub.got, '+', seat, before).map((stroke, i) => (i === 0 ? { ...stroke, sound: 'clink' } : stroke)),
  }),
  paid: ({ pub, seat }, before) => ({
    kind: 'gain',
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
  // 7: everybody returns
  mustered: (_event, before) => ({
    kind: 'phase',
    lead: returning(before),
    follow: [{ on: TABLE, how: 'glow', ms: 300, sound: 'march' }],
  }),
  phase: () => ({ kind: 'phase', follow: [{ on: TABLE, how: 'banner', ms: 420, sound: 'phase' }] }),
  turn: ({ seat }) => ({ kind: 'phase', follow: [{ on: who(seat), how: 'glow', ms: 220, sound: 'tick' }] }),
  council: called,
  order: called,
  // 8: the raid, sector by sector
  raid: ({ pub, seat }) => ({
    kind: pub.damage > 0 ? 'raid' : 'absorbed',
    lead: [
      // Which sector it is, and how much comes of it: the rim lights as long as the toll is heard.
      { on: rim(pub.sector), how: 'lunge', ms: 260, sound: 'bell' },
      { on: rim(pub.sector), how: 'glow', ms: 420, text: pub.damage > 0 ? `−${pub.damage}` : '0', together: true },
      ...(pub.shields > 0
        ? [
            {
              on: `shields.${pub.sector}`,
              how: 'burst' as const,
              ms: 220,
              text: `−${pub.shields}`,
              sound: 'cool' as const,
            },
          ]
        : []),
      ...(pub.damage > 0 ? [{ on: `frigate${seat}`, how: 'glow' as const, ms: 180, together: true as const }] : []),
    ],
  }),
  hit: ({ pub }, before) => ({
    kind: 'hit',
    lead: [{ on: rim(sectorOf(before, pub.ship)), how: 'bolt', to: pub.ship, ms: 160, foe: true }],
    follow: [{ on: pub.ship, how: 'burst', ms: 240, text: '−1', sound: 'hit' }],
  }),
  shipLost: ({ pub }) => ({
    kind: 'defeat',
    follow: [
      { on: pub.ship, how: 'break', ms: 420, sound: 'defeat' },
      { on: `power.${pub.ship.slice(-3)}`, how: 'count', ms: 220, text: '−1', together: true },
    ],
  }),
  hullHit: ({ pub }, before) => ({
    kind: pub.now > before.hull ? 'hit' : 'plain',
    follow: pub.now > before.hull ? [{ on: 'hull', how: 'burst', ms: 280, text: '−1', sound: 'shipHit' }] : [],
  }),
  shieldsGone: ({ pub }) => ({
    kind: 'absorbed',
    lead: [{ on: `shields.${pub.sector}`, how: 'glow', ms: 160 }],
  }),
  // 9: a failure
  failure: ({ pub }) => ({
    kind: 'ownLoss',
    lead: [{ on: 'hull', how: 'burst', ms: 420, sound: 'lineBroken' }],
    follow: [
      { on: TABLE, how: 'banner', ms: 700 },
      { on: pub.card, how: 'lunge', ms: 320, together: true },
      { on: pub.card, how: 'glow', ms: 600, together: true },
    ],
  }),
  failureEffect: ({ pub }) => ({
    kind: pub.covered ? 'absorbed' : 'hit',
    follow: [{ on: `${pub.card}.${pub.effect}`, how: 'glow', ms: 380, sound: pub.covered ? 'cool' : 'heat' }],
  }),
  // 10: a rift
  rolled: ({ pub }) => ({
    kind: 'rift',
    lead: [{ on: rim(pub.sector), how: 'lunge', ms: 260 }],
    follow: [
      { on: rim(pub.sector), how: 'glow', ms: 340, text: `${pub.left} ${pub.large} ${pub.right}`, sound: 'rattle' },
    ],
  }),
  arrived: ({ pub }) => ({
    kind: 'rift',
    follow: [{ on: rim(pub.sector), how: 'count', ms: 160, text: `+${pub.n}`, sound: 'beat' }],
  }),
  // 11: the jump: everything around is drawn into one point, and what lies around the fleet then comes out of it
  cleared: () => ({
    kind: 'jump',
    lead: [
      ...each(RIMS, 'bolt', 600).map((stroke): Stroke => ({ ...stroke, to: 'hull' })),
      { on: 'hull', how: 'burst', ms: 700, sound: 'upgrade', together: true },
    ],
    follow: [{ on: TABLE, how: 'glow', ms: 300 }],
  }),
  voidborn: () => ({
    kind: 'jump',
    follow: each(RIMS, 'slide', 900).map((stroke): Stroke => ({ ...stroke, to: 'hull' })),
  }),
  rifts: ({ pub }) => ({ kind: 'jump', follow: each(pub.sectors.map(rim), 'glow', 300) }),
  planets: ({ pub }) => ({
    kind: 'jump',
    follow: each(pub.cards, 'burst', 400).map(
      (stroke, i): Stroke => (i === 0 ? { ...stroke, sound: 'clink' } : stroke),
    ),
  }),
  // 12: scoring
  scored: ({ pub, seat }) => ({
    kind: 'scoreLine',
    follow: [{ on: who(seat), how: 'count', ms: 350, text: String(pub.total), sound: 'bell' }],
  }),
  over: ({ pub }, before) => ({ kind: 'lastBlow', fall: { won: before.me < 0 || pub.winner === before.me } }),
};

/** Everybody's figures leave their ships at once, each for its own admiral. */
function returning({ ships }: View): Stroke[] {
  const home = ships.flatMap(({ id, crew }): Stroke[] => {
    const owner = /^(p\d+)\./.exec(crew)?.[1];
    return owner === undefined ? [] : [{ on: id, how: 'bolt', to: `player:${owner}`, ms: 500 }];
  });
  return home.map((stroke, i) => (i === 0 ? stroke : { ...stroke, together: true }));
}

const sectorOf = (view: View, ship: string): string => view.ships.find(({ id }) => id === ship)?.sector ?? '';

/** Which of several things in one beat gives it its name: the rarer and graver one. */
const GRAVITY: readonly BeatKind[] = [
  'lastBlow',
  'jump',
  'ownLoss',
  'defeat',
  'raid',
  'rift',
  'attack',
  'hit',
  'absorbed',
  'build',
];

const SKIRMISH = 3;
const SCORING = 6;

/** Raid and final scoring have a time of their own. */
function chapterOf({ phase }: View): { chapter: Chapter } | undefined {
  if (phase === SKIRMISH) return { chapter: 'raid' };
  return phase === SCORING ? { chapter: 'scoring' } : undefined;
}

export function score(beat: Beat<View>, before: View): Score {
  const parts = beat.events.flatMap((event) => partOf(event, before) ?? []);
  const kind = GRAVITY.find((wanted) => parts.some((part) => part.kind === wanted)) ?? parts[0]?.kind ?? 'plain';
  const lead = parts.flatMap((part) => part.lead ?? []);
  const follow = parts.flatMap((part) => part.follow ?? []);
  const fall = parts.find((part) => part.fall)?.fall;
  // Scores are read one by one before anybody knows who leads: they are what this game ends with.
  if (fall) return lastBlow({ lead: follow, follow: [] }, fall);
  return {
    kind,
    lead,
    follow,
    ...chapterOf(beat.view),
  };
}

function partOf(told: SeenEvent, before: View): Part | undefined {
  const event = eventOf(told);
  if (!Object.hasOwn(PARTS, event.type)) return undefined;
  // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
  const shown = PARTS[event.type as keyof Events] as ((event: unknown, before: View) => Part) | undefined;
  return shown?.(event, before);
}
