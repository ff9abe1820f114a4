import type { BosView } from '@starhold/bossin-space';
import type { Events } from '@starhold/bossin-space/events';
import { BOSS_UID, columnIn, refOfThing } from '@starhold/bossin-space/refs';
import { type ForEachEvent, readEvent, refOf, type SeenEvent, verbOf } from '@starhold/kernel';
import { type Fall, lastBlow } from '../../desk/reel/lastBlow.ts';
import { type BeatKind, type Score, type Stroke, TABLE } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { columnsOf, dangerDef } from './model/cards.ts';

/** What the events of Bossin' Space look and sound like: phosphor, bolts, square bursts. By the names of the things. */

/** The strokes of one event; `lead` belongs to the old position. */
interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** What makes room, and what then comes: each of all events together, before anything else follows. */
  room?: Stroke[];
  enter?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}

const thing = (uid: number): Target => (uid === BOSS_UID ? 'boss' : `enemy:${refOfThing(uid)}`);
const SHIP = 'ship';

/** An own weapon leaves the ship before it hits; a danger or an enemy does not. */
function shot(cause: string, to: Target): Stroke[] {
  if (verbOf(cause) !== 'command') return [];
  return [{ on: SHIP, how: 'bolt', to, ms: 160, sound: 'shot' }];
}

/** Who fired at the ship: the activated enemy, the boss, or the strongest of the ship's column (BOS-11.3). */
function attackerOf(cause: string, before: BosView | undefined): Target | undefined {
  if (verbOf(cause) === 'enemy') return cause;
  if (verbOf(cause) !== 'danger') return before?.boss?.entered ? 'boss' : undefined;
  return before && strongestOf(before, before.ship);
}

function strongestOf({ columns }: BosView, column: number): Target | undefined {
  const [strongest] = (columns[column - 1] ?? []).toReversed().sort((a, b) => b.attack - a.attack);
  return strongest && thing(strongest.uid);
}

/** The columns that a danger card attacks light up above the board and below it. */
function lit(danger: string, before: BosView | undefined): Stroke[] {
  const def = before && dangerDef(before, danger);
  const { cols = [] } = def?.kind === 'attack' ? columnsOf(def) : {};
  const lights = cols.flatMap((n): Stroke[] => [
    { on: `sky:${n}`, how: 'glow', ms: 300, together: true },
    { on: `column:${n}`, how: 'glow', ms: 300, together: true },
  ]);
  return [...lights, ...(before ? cols.filter((n) => n !== before.ship).flatMap((n) => past(before, n)) : [])];
}

/** Who stands in a column makes room first; then somebody comes, from the edge of the board or from whoever called. */
const entering = (
  { uid, column }: { uid: number; column: number },
  from: Target,
  before: BosView | undefined,
): Part => ({
  kind: 'draw',
  room: (before?.columns[column - 1] ?? []).map((enemy) => ({ on: thing(enemy.uid), how: 'slide', ms: 220 })),
  enter: [{ on: thing(uid), how: 'slide', to: from, ms: 260, sound: 'land' }],
});

/** Where the ship is not, a column fires into nothing; an empty one does not fire. */
function past(before: BosView, column: number): Stroke[] {
  const by = strongestOf(before, column);
  return by === undefined ? [] : [{ on: by, how: 'bolt', to: `column:${column}`, ms: 160, sound: 'shot', foe: true }];
}

const glow = (on: Target, ms = 180): Stroke => ({ on, how: 'glow', ms });
const count = (on: Target, text?: string): Stroke => ({
  on,
  how: 'count',
  ms: 180,
  together: true,
  ...(text === undefined ? {} : { text }),
});
const slid = (on: Target, from: number, to: number): Part => ({
  kind: 'move',
  follow: [{ on, how: 'slide', ms: Math.min(520, 280 + 60 * (Math.abs(to - from) - 1)), sound: 'cool' }],
});

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
        ms: 260 + 80 * i,
        together: true,
        sound: 'flip',
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
  dangerResolves: ({ pub }, before) => ({
    kind: 'attack',
    lead: [{ on: `danger:${pub.slot}`, how: 'lunge', ms: 300, sound: 'warn' }, ...lit(pub.danger, before)],
  }),
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
    lead: [...shot(cause, `sky:${pub.column}`), glow(`sky:${pub.column}`, 160)],
  }),
  bossHit: ({ cause }) => ({
    kind: 'hit',
    lead: [...shot(cause, 'boss'), { on: 'boss', how: 'burst', text: '−1', ms: 220, sound: 'hit' }],
    follow: [count('boss-health')],
  }),
  bossHealed: () => ({ kind: 'boss', follow: [glow('boss'), count('boss-health')] }),
  defeated: ({ pub, cause }) => ({
    kind: 'defeat',
    // A bomb fells without hitting first.
    lead: shot(cause, thing(pub.uid)),
    follow: [
      { on: thing(pub.uid), how: 'break', ms: 320, sound: 'defeat' },
      { on: thing(pub.uid), how: 'fly', to: 'xp', text: `+${pub.xp}`, ms: 340 },
    ],
  }),
  discarded: ({ pub }) => ({ kind: 'defeat', follow: [{ on: thing(pub.uid), how: 'break', ms: 320 }] }),
  lineBroken: ({ pub }) => ({
    kind: 'ownLoss',
    lead: [
      // Straight down, over the line.
      { on: thing(pub.uid), how: 'lunge', to: `column:${pub.column}`, far: true, ms: 360, sound: 'lineBroken' },
      { on: 'line', how: 'glow', ms: 300 },
    ],
  }),
  activated: ({ pub }) => ({
    kind: 'attack',
    lead: [
      { ...glow(thing(pub.uid), 300), sound: 'warn' },
      { on: thing(pub.uid), how: 'count', ms: 300, together: true },
    ],
  }),
  shipHit: ({ cause }, before) => {
    const by = attackerOf(cause, before);
    return {
      kind: 'ownLoss',
      lead: [
        ...(by === undefined ? [] : [{ on: by, how: 'bolt', to: SHIP, ms: 200, sound: 'shot', foe: true } as const]),
        { on: SHIP, how: 'burst', text: '−1', ms: 260, sound: 'shipHit' },
      ],
      follow: [count('life', '−1')],
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
  xp: () => ({ kind: 'gain', follow: [{ ...count('xp'), sound: 'tick' }] }),
  drew: () => ({ kind: 'draw', follow: [{ on: TABLE, how: 'hush', ms: 220 }] }),
  xpLost: ({ pub }) => ({ kind: 'gain', follow: [count('xp', `−${pub.by}`)] }),
  upgraded: ({ pub }) => ({
    kind: 'levelUp',
    lead: [{ on: 'xp', how: 'glow', ms: 300 }],
    follow: [
      // The cube goes from the track to its hole.
      { on: 'xp', how: 'fly', to: `path:${pub.path}`, text: '◆', ms: 340 },
      { on: TABLE, how: 'banner', ms: 900, sound: 'upgrade' },
      { on: `path:${pub.path}`, how: 'turn', ms: 400, together: true },
      { on: `path:${pub.path}`, how: 'glow', ms: 900, together: true },
    ],
  }),
  bossEntered: () => ({
    kind: 'rare',
    // Named first; then it lands over its column.
    lead: [{ on: TABLE, how: 'banner', ms: 900, sound: 'bell' }],
    follow: [
      { on: 'boss', how: 'slide', ms: 320, sound: 'land' },
      { on: 'boss', how: 'glow', ms: 400 },
    ],
  }),
  bossFlipped: () => ({ kind: 'boss', follow: [{ on: 'boss', how: 'turn', ms: 400, sound: 'bell' }] }),
  rowClosed: () => ({ kind: 'boss', follow: [glow(TABLE, 300)] }),
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

/** One shot at the ship and one at each enemy, however many points it costs; who breaks the line does not shoot. */
function once(lead: readonly Stroke[]): Stroke[] {
  const isAlike = (one: Stroke, other: Stroke): boolean =>
    one.to === other.to || (one.to === SHIP && other.far === true);
  return lead.filter(
    (stroke, i) =>
      stroke.how !== 'bolt' || lead.findIndex((other) => other.to !== undefined && isAlike(stroke, other)) === i,
  );
}

/** What several points cost is one number. */
function summed(follow: readonly Stroke[]): Stroke[] {
  const isLost = ({ on, text }: Stroke): boolean => on === 'life' && text === '−1';
  const n = follow.filter(isLost).length;
  const first = follow.findIndex(isLost);
  return follow
    .filter((stroke, i) => !isLost(stroke) || i === first)
    .map((stroke) => (isLost(stroke) ? { ...stroke, text: `−${n}` } : stroke));
}

const atOnce = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.map((stroke, i) => (i === 0 ? stroke : { ...stroke, together: true }));

/** `before` is the view on the screen when the beat begins. */
export function score(beat: { events: readonly Pick<SeenEvent, 'type' | 'pub' | 'cause'>[] }, before?: BosView): Score {
  const parts = beat.events.flatMap((event) => readEvent(PARTS, event, before) ?? []);
  const rank = ({ kind }: Part): number => (WEIGHT.includes(kind) ? WEIGHT.indexOf(kind) : WEIGHT.length);
  const [first] = parts.toSorted((a, b) => rank(a) - rank(b));
  const lead = once(parts.flatMap((part) => part.lead ?? []));
  const follow = [
    ...atOnce(parts.flatMap((part) => part.room ?? [])),
    ...atOnce(parts.flatMap((part) => part.enter ?? [])),
    ...summed(parts.flatMap((part) => part.follow ?? [])),
  ];
  const fall = parts.find((part) => part.fall)?.fall;
  return fall ? lastBlow({ lead, follow }, fall) : { kind: first?.kind ?? 'plain', lead, follow };
}
