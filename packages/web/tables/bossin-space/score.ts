import type { BosView } from '@starhold/bossin-space';
import type { Events } from '@starhold/bossin-space/events';
import { columnIn } from '@starhold/bossin-space/refs';
import { type ForEachEvent, readEvent, refOf, type SeenEvent, verbOf } from '@starhold/kernel';
import { bringParts } from '../../desk/reel/bringParts.ts';
import { lastBlow } from '../../desk/reel/lastBlow.ts';
import { type BeatKind, type Score, type Stroke, TABLE } from '../../desk/reel/score.ts';
import {
  atOnce,
  attackerOf,
  charge,
  count,
  cubes,
  entering,
  glow,
  lit,
  once,
  type Part,
  SHIP,
  shot,
  signs,
  slid,
  summed,
  thing,
  turnedCards,
} from './strokes.ts';

/** Semitones over the climb of a run (`Runs`), so that the ticks of a reveal are root, third, fifth and octave. */
const CHORD: readonly number[] = [0, 3, 5, 9];

/** What the events of Bossin' Space look and sound like: phosphor, bolts, square bursts. By the names of the things. */

const PARTS: Partial<ForEachEvent<Events, [before: BosView | undefined], Part>> = {
  revealed: ({ pub }, before) => ({
    kind: 'flip',
    // One's own come out of the hand, the others' turn over where they lay.
    follow: pub.cards.map((kind, i) => {
      const nth = pub.cards.slice(0, i).filter((other) => other === kind).length;
      const isOwn = (before?.hand.filter((held) => held === kind).length ?? 0) > nth;
      return {
        on: `slot:${i + 1}`,
        ...(isOwn ? { how: 'slide', to: `hand:${kind}:${nth}` } : { how: 'turn' }),
        ms: 260,
        late: 80 * i,
        together: true,
        sound: 'tick',
        pitch: CHORD[i] ?? 0,
      } as const;
    }),
  }),
  arranged: () => ({ kind: 'card', follow: [{ on: 'slot:1', how: 'slide', ms: 180 }] }),
  dangersLaid: ({ pub }) => ({
    kind: 'flip',
    follow: pub.dangers.map((_, i) => ({ on: `danger:${i + 1}`, how: 'turn', ms: 260, together: true })),
  }),
  commandResolves: ({ pub }) => ({
    kind: 'card',
    lead: [{ on: `slot:${pub.slot}`, how: 'lunge', ms: 180, sound: 'tick' }],
  }),
  commandFlipped: ({ pub }) => ({
    kind: 'flip',
    follow: [{ on: `slot:${pub.slot}`, how: 'turn', ms: 260, sound: 'flip' }],
  }),
  commandSkipped: ({ pub }) => ({ kind: 'flip', follow: [{ on: `slot:${pub.slot}`, how: 'break', ms: 260 }] }),
  dangerResolves: ({ pub }, before) => {
    const lights = lit(pub, before);
    const ms = lights.length > 0 ? 180 : 300;
    return { kind: 'attack', lead: [{ on: `danger:${pub.slot}`, how: 'lunge', ms, sound: 'warn' }, ...lights] };
  },
  bossCardResolves: ({ pub }) => ({
    kind: 'boss',
    lead: [
      { on: `bossCard:${pub.slot}`, how: 'lunge', ms: 300 },
      { on: 'boss', how: 'glow', ms: 300, together: true },
    ],
  }),
  dangerSkipped: () => ({ kind: 'absorbed', follow: [glow(TABLE, 320)] }),
  bossEmp: () => ({ kind: 'boss', follow: [glow(TABLE, 320)] }),
  shipMoved: ({ pub }) => {
    const { kind, follow = [] } = slid(SHIP, pub.from, pub.to);
    return { kind, follow: follow.map((stroke) => ({ ...stroke, ms: stroke.ms + 80, flown: true })) };
  },
  // Against the edge of the board and back; in the middle somebody chose to stay.
  shipStays: ({ pub }, before) => {
    const edge = pub.column === 1 ? -1 : pub.column === before?.columns.length ? 1 : undefined;
    const how: Stroke = { on: SHIP, how: 'lunge', ms: 180 };
    return { kind: 'move', follow: [edge ? { ...how, ms: 300, edge, sound: 'absorb' } : how] };
  },
  enemyMoved: ({ pub }) => slid(thing(pub.uid), pub.from, pub.to),
  bossMoved: ({ pub }) => slid('boss', pub.from, pub.to),
  swapped: ({ pub }) => ({
    kind: 'move',
    follow: [
      { on: thing(pub.uid), how: 'slide', ms: 340 },
      { on: thing(pub.withUid), how: 'slide', ms: 340, together: true },
    ],
  }),
  enemyEntered: ({ pub }, before) => entering(pub, `sky:${pub.column}`, before),
  summoned: ({ pub, cause }, before) => entering(pub, cause, before),
  enemyHit: ({ pub, cause }) => {
    const on = thing(pub.uid);
    return {
      kind: 'hit',
      lead: [...shot(cause, on), { on, how: 'burst', text: '−1', ms: 220, sound: 'hit' }],
      follow: [count(on)],
    };
  },
  absorbed: ({ pub, cause }) => {
    const on = thing(pub.uid);
    return { kind: 'absorbed', lead: [...shot(cause, on), { on, how: 'glow', ms: 160, sound: 'absorb' }] };
  },
  missed: ({ pub, cause }) => ({
    kind: 'absorbed',
    // Past where somebody could stand: that column is empty.
    lead: [
      ...shot(cause, `sky:${pub.column}`).map((bolt): Stroke => ({ ...bolt, far: true, ms: 220 })),
      { ...glow(`sky:${pub.column}`, 100), faint: true, sound: 'clink' },
    ],
  }),
  bossHit: ({ pub, cause }) => ({
    kind: 'hit',
    lead: [...shot(cause, 'boss'), { on: 'boss', how: 'burst', text: '−1', ms: 220, sound: 'hit' }],
    follow: [{ on: 'boss-health', how: 'cell', cells: [pub.left + 1, pub.left], ms: 180 }],
  }),
  bossHealed: () => ({ kind: 'boss', follow: [glow('boss'), count('boss-health')] }),
  defeated: ({ pub, cause }) => ({
    kind: 'defeat',
    // A bomb fells without hitting first.
    lead: shot(cause, thing(pub.uid)),
    follow: [{ on: thing(pub.uid), how: 'break', ms: 320, sound: 'defeat' }, ...cubes(thing(pub.uid), pub.xp)],
  }),
  discarded: ({ pub }) => ({ kind: 'defeat', follow: [{ on: thing(pub.uid), how: 'break', ms: 320 }] }),
  lineBroken: ({ pub, cause }, before) => ({
    kind: 'ownLoss',
    lead: [
      // Straight down, over the line: it snaps, and the whole width of the table sees it.
      { ...charge(pub, cause, before), to: `column:${pub.column}`, far: true, ms: 360 },
      { on: 'line', how: 'snap', ms: 420, sound: 'lineBroken' },
    ],
  }),
  activated: ({ pub }, before) => ({
    kind: 'attack',
    lead: [
      { ...glow(thing(pub.uid), 240), sound: 'warn' },
      { on: thing(pub.uid), how: 'count', ms: 240, together: true },
      ...signs(pub.uid, pub.enemy, before),
    ],
  }),
  shipHit: ({ pub, cause }, before) => {
    const by = attackerOf(cause, before);
    return {
      kind: 'ownLoss',
      lead: [
        ...(by === undefined ? [] : [{ on: by, how: 'bolt', to: SHIP, ms: 200, sound: 'shot', foe: true } as const]),
        { on: SHIP, how: 'burst', text: '−1', ms: 260, sound: 'shipHit' },
      ],
      // One heart after the other.
      follow: [{ on: 'life', how: 'cell', cells: [pub.now + 1, pub.now], ms: 180 }, count('life', '−1')],
    };
  },
  shipHealed: () => ({ kind: 'gain', follow: [{ ...glow(SHIP), sound: 'heal' }, count('life', '+1')] }),
  heat: ({ pub }, before) => {
    const text = `+${pub.by}`;
    // One more and the ship explodes: that is not just a number.
    const isHot = pub.now >= (before?.heatMax ?? 5) - 1;
    const alarm: Stroke[] = [
      { on: 'heat', how: 'burst', text, ms: 420, sound: 'alarm' },
      { on: SHIP, how: 'glow', ms: 420, together: true },
    ];
    return { kind: 'gain', follow: isHot ? alarm : [{ ...count('heat', text), sound: 'heat' }] };
  },
  cooled: ({ pub }) => ({ kind: 'gain', follow: [{ ...count('heat', `−${pub.by}`), sound: 'cool' }] }),
  // The cubes that came have been counted on their way.
  xp: () => ({ kind: 'gain', follow: [{ ...count('xp'), sound: 'tick' }] }),
  drew: () => ({ kind: 'draw', follow: [{ on: TABLE, how: 'hush', ms: 220 }] }),
  xpLost: ({ pub }) => ({ kind: 'gain', follow: [count('xp', `−${pub.by}`)] }),
  upgraded: ({ pub }, before) => ({
    kind: 'levelUp',
    // The cube lifts off the track; the board of upgrades comes forward, the cube goes into its hole, and then the cards turn.
    // On a small screen the board lies behind its tab, and the cube goes there.
    lead: [
      { on: 'xp', how: 'count', text: '◆', ms: 240 },
      { on: 'xp', how: 'fly', to: 'tab:ship', text: '◆', ms: 240, together: true },
    ],
    follow: [
      { on: 'upgrades', how: 'forward', to: 'xp', text: '◆', notch: pub.path, ms: 960, sound: 'upgrade' },
      { ...glow('tab:ship', 480), together: true },
      { on: TABLE, how: 'banner', ms: 600, together: true },
      ...turnedCards(pub.path, before ?? { hand: [] }),
    ],
  }),
  bossEntered: ({ pub }) => ({
    kind: 'rare',
    // Named first, on a dark stage; then it lands over its column, and its strength is counted out.
    lead: [
      { on: TABLE, how: 'dim', ms: 900, sound: 'bell' },
      { on: TABLE, how: 'banner', ms: 900, together: true },
    ],
    follow: [
      { on: 'boss', how: 'slide', ms: 320, sound: 'land' },
      { on: 'boss-health', how: 'cell', cells: [0, pub.hp], ms: 700, sound: 'beat' },
      { on: 'boss', how: 'glow', ms: 400, together: true },
    ],
  }),
  // What it is worth turns with it: the numbers are those of the side that is seen.
  bossFlipped: () => ({
    kind: 'boss',
    follow: [
      { on: 'boss', how: 'turn', ms: 400, sound: 'bell' },
      { on: 'boss-health', how: 'turn', ms: 400, together: true },
      { on: 'boss-next', how: 'turn', ms: 400, together: true },
    ],
  }),
  // Everybody has left it by then.
  rowClosed: ({ pub }, before) => ({
    kind: 'boss',
    room: (before?.columns.flat() ?? []).map(({ uid }) => ({ on: thing(uid), how: 'slide', ms: 220 })),
    enter: [{ on: `row:${pub.row}`, how: 'slide', ms: 220, sound: 'land' }],
    follow: [glow(`row:${pub.row}`, 300)],
  }),
  round: () => ({ kind: 'phase', follow: [{ on: TABLE, how: 'banner', ms: 420, sound: 'phase' }] }),
  signal: ({ pub }) => {
    const ref = refOf(pub.id);
    return { kind: 'plain', follow: [glow(/^c\d$/.test(ref) ? `column:${columnIn(ref)}` : `enemy:${ref}`, 300)] };
  },
  gameOver: ({ pub }) => ({
    kind: 'lastBlow',
    fall: { on: pub.over === 'win' ? 'boss' : SHIP, won: pub.over === 'win' },
  }),
};

/** What must not be cut short names a beat before what merely goes with it. */
const WEIGHT: readonly BeatKind[] = [
  'lastBlow',
  'rare',
  'levelUp',
  'ownLoss',
  'defeat',
  'boss',
  'hit',
  'absorbed',
  'attack',
];

/** What dangers, enemies and the boss do, and what leads to the next round, has a time of its own. */
const THEIRS: readonly string[] = ['danger', 'enemy', 'boss'];
const BETWEEN: readonly string[] = ['drew', 'round', 'dangersReshuffled', 'commandsReshuffled', 'dangersLaid'];

/** `before` is the view on the screen when the beat begins. */
export function score(beat: { events: readonly Pick<SeenEvent, 'type' | 'pub' | 'cause'>[] }, before?: BosView): Score {
  bringParts();
  // Of who breaks the line nothing else is told: it is not there any more. Who comes and moves on at once comes to where it is.
  const uidsOf = (...types: string[]): number[] =>
    beat.events.flatMap(({ type, pub }) => (types.includes(type) ? Number(pub.uid) : []));
  const [gone, come] = [uidsOf('lineBroken'), uidsOf('enemyEntered', 'summoned')];
  const events = beat.events.filter(({ type, pub }) => {
    const isSame = (uid: number): boolean => uid === pub.uid;
    return type === 'lineBroken' || !(gone.some(isSame) || (type === 'enemyMoved' && come.some(isSame)));
  });
  const parts = events.flatMap((event) => readEvent(PARTS, event, before) ?? []);
  const rank = ({ kind }: Part): number => (WEIGHT.includes(kind) ? WEIGHT.indexOf(kind) : WEIGHT.length);
  const [first] = parts.toSorted((a, b) => rank(a) - rank(b));
  const lead = once(parts.flatMap((part) => part.lead ?? []));
  const isLeft = ({ on }: Stroke): boolean => !gone.map(thing).includes(on);
  const followOf = (some: readonly Part[]): Stroke[] => summed(some.flatMap((part) => part.follow ?? []));
  const isLoss = ({ kind }: Part): boolean => kind === 'ownLoss';
  // Hearts fall when the hull is hit, not when everybody stands where he belongs.
  const follow = [
    ...followOf(parts.filter(isLoss)),
    ...atOnce(parts.flatMap((part) => part.room ?? []).filter(isLeft)),
    ...atOnce(parts.flatMap((part) => part.enter ?? [])),
    ...followOf(parts.filter((part) => !isLoss(part))),
  ];
  const fall = parts.find((part) => part.fall)?.fall;
  if (fall) return lastBlow({ lead, follow }, fall);
  const isTheirs = beat.events.some(({ cause, type }) => THEIRS.includes(verbOf(cause)) || BETWEEN.includes(type));
  return { kind: first?.kind ?? 'plain', lead, follow, ...(isTheirs ? { chapter: 'enemies' } : {}) };
}
