import type { Beat, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type ForSomeEvents, type UnsView } from '@starhold/unstoppable';
import type { Gain } from '@starhold/unstoppable/content';
import { type Fall, lastBlow } from '../../../desk/reel/lastBlow.ts';
import { type BeatKind, type Score, type Stroke, TABLE } from '../../../desk/reel/score.ts';

/**
 * What the beats of Unstoppable look like. Cards keep their handle from place to place, so drawing, playing and refilling
 * move by themselves; here is what is struck, counted, turned over and told.
 */

interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}

const HIT_MS = 220;
const PIPS_MS = 280;

const me = (seat: number): string => `player:${seat}`;

/** Where a number of a player stands. */
const numberOf = (what: Gain, seat: number): string => `${what === 'credit' ? 'credits' : what}:${seat}`;

/** So much of a number is struck off where it stands. */
const off = (what: Gain, seat: number, n: number, sound?: Stroke['sound']): Stroke[] =>
  n > 0
    ? [
        {
          on: numberOf(what, seat),
          how: 'burst',
          ms: 260,
          text: `−${n}`,
          together: true,
          seat,
          ...(sound ? { sound } : {}),
        },
      ]
    : [];

const isInHand = (view: UnsView, seat: number, ref: string): boolean =>
  view.players[seat]?.hand.some((card) => card.ref === ref) ?? false;

/** The card that strikes, from the cause of a beat (`core:strike`): it lies in hand or in play of whoever acts. */
function striker(view: UnsView, seat: number, cause: string): string | undefined {
  const core = cause.startsWith('core:') ? cause.slice('core:'.length) : undefined;
  const player = view.players[seat];
  if (core === undefined || !player) return undefined;
  return [...player.play, ...player.hand].find((card) => card.core === core)?.ref;
}

/** A hand's breadth of time in which what changed its place goes there by itself. */
const rest = (ms: number, sound?: Stroke['sound']): Stroke => ({
  on: TABLE,
  how: 'hush',
  ms,
  ...(sound === undefined ? {} : { sound }),
});

/** Threats whose attack is another now, with by how much. */
function stronger({ players }: UnsView, before: UnsView): Stroke[] {
  const was = new Map(before.players.flatMap(threatsOf).map(({ ref, attack }) => [ref, attack]));
  return players.flatMap(threatsOf).flatMap(({ ref, attack }) => {
    const more = attack - (was.get(ref) ?? attack);
    return more > 0 ? [{ on: ref, how: 'count', ms: 280, text: `+${more}`, together: true }] : [];
  });
}

const threatsOf = ({ field, onDeck }: UnsView['players'][number]) => [...field, ...(onDeck ? [onDeck] : [])];

/** Is there anything in a phase to be announced? A phase in which nothing happens takes no time. */
function isWorthNaming(phase: string, { players }: UnsView): boolean {
  return phase === 'threat' ? players.some(({ field }) => field.length > 0) : phase === 'upkeep';
}

const BY_EVENT: ForSomeEvents<[beat: Beat<UnsView>, before: UnsView], Part> = {
  phase: ({ pub }, _beat, before) => ({
    kind: 'phase',
    follow: isWorthNaming(pub.phase, before) ? [{ on: TABLE, how: 'banner', ms: 420, sound: 'phase' }] : [],
  }),
  // They come up from their deck.
  looked: ({ pub, seat }, { view }) => ({
    kind: 'draw',
    follow: [
      rest(300, 'flip'),
      ...(view.looking[seat] ?? []).map(
        (core, i): Stroke => ({
          on: `core-${core}`,
          how: 'slide',
          to: `deck:${pub.level}`,
          ms: 260 + 40 * i,
          together: true,
        }),
      ),
    ],
  }),
  // From among those that were looked at, or from its deck; the others go under it.
  drafted: ({ pub, seat }, _beat, before) => {
    const looking = before.looking[seat] ?? [];
    return {
      kind: 'card',
      follow: [
        {
          on: pub.ref,
          how: 'slide',
          to: looking.includes(pub.core) ? `core-${pub.core}` : `deck:${pub.level}`,
          ms: 260,
          sound: 'land',
        },
        ...looking.flatMap((core): Stroke[] =>
          core === pub.core
            ? []
            : [{ on: `core-${core}`, how: 'fly', to: `deck:${pub.level}`, ms: 260, together: true }],
        ),
        { on: pub.ref, how: 'glow', ms: 200 },
      ],
    };
  },
  // Swept off together.
  discarded: ({ pub, seat }) => ({
    kind: 'move',
    follow: [{ on: pub.ref, how: 'fly', to: `pile:${seat}`, ms: 280, together: true }],
  }),
  putAway: () => ({ kind: 'move', follow: [rest(180)] }),
  removed: ({ pub }) => ({ kind: 'defeat', follow: [{ on: pub.ref, how: 'break', ms: 260 }] }),
  returned: () => ({ kind: 'move', follow: [rest(180)] }),
  trained: ({ seat }) => ({ kind: 'gain', follow: [{ on: me(seat), how: 'glow', ms: 180 }] }),
  offered: () => ({ kind: 'move', follow: [rest(160)] }),
  repeated: ({ pub }) => ({ kind: 'card', follow: [{ on: pub.ref, how: 'glow', ms: 200, sound: 'tick' }] }),
  lost: ({ pub, seat }) => ({
    kind: 'gain',
    follow: [{ on: numberOf(pub.what, seat), how: 'count', ms: 180, text: `−${pub.n}` }],
  }),
  // Tactics sweep off, armour is gone.
  cleanedUp: ({ seat }) => ({
    kind: 'move',
    follow: [rest(280, 'flip'), { on: me(seat), how: 'glow', ms: 200, together: true }],
  }),
  played: ({ pub, seat }) => ({
    kind: 'card',
    follow: [
      { on: pub.ref, how: 'fly', ms: 240, sound: 'land' },
      ...(pub.cost > 0
        ? [{ on: numberOf('ap', seat), how: 'count', ms: 240, text: `−${pub.cost}`, together: true } as const]
        : []),
    ],
  }),
  exhausted: ({ pub }) => ({ kind: 'card', follow: [{ on: pub.ref, how: 'turn', ms: 180, sound: 'ratchet' }] }),
  // The strike leaves on the old position, so that it lands on the card that is hit and not on its neighbour.
  damaged: ({ pub, seat, cause }, _beat, before) => {
    const from = striker(before, seat, cause);
    return {
      kind: 'hit',
      lead: [
        ...(from === undefined
          ? []
          : ([
              { on: from, how: 'lunge', to: pub.ref, ms: 140 },
              { on: from, how: 'bolt', to: pub.ref, ms: 140, sound: 'shot', together: true },
            ] as const)),
        { on: pub.ref, how: 'burst', ms: HIT_MS, sound: 'hit' },
      ],
      follow: [{ on: pub.ref, how: 'count', ms: PIPS_MS, text: `−${pub.n}` }],
    };
  },
  // It turns to its core side and flies to its place in the hand; the neighbours close the gap last.
  defeated: ({ pub, seat }, { view }) => ({
    kind: 'defeat',
    follow: [
      { on: pub.ref, how: 'turn', ms: 320, sound: 'defeat' },
      { on: pub.ref, how: 'fly', ms: 340, ...(isInHand(view, seat, pub.ref) ? {} : { to: me(seat) }) },
    ],
  }),
  revealed: ({ pub }) => ({ kind: 'flip', follow: [{ on: pub.ref, how: 'turn', ms: 260, sound: 'flip' }] }),
  activated: ({ pub }) => ({ kind: 'move', follow: [{ on: pub.ref, how: 'slide', ms: 240 }] }),
  madness: ({ pub }) => ({ kind: 'hit', follow: [{ on: pub.ref, how: 'glow', ms: 300 }] }),
  gained: ({ pub, seat }) => ({
    kind: 'gain',
    follow: [{ on: numberOf(pub.what, seat), how: 'count', ms: 180, text: `+${pub.n}`, sound: 'tick' }],
  }),
  // All at once, with what comes with it.
  refreshed: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: pub.ref, how: 'turn', ms: 220, sound: 'cool', together: true }],
  }),
  bought: ({ pub }) => ({
    kind: 'build',
    follow: [
      // The card is its old self until the upgrade is there.
      { on: `upgrade-${pub.upgrade}`, how: 'fly', to: pub.ref, text: '', ms: 320, sound: 'upgrade' },
      { on: pub.ref, how: 'glow', ms: 240 },
    ],
  }),
  hurt: ({ pub, seat }) => ({
    kind: pub.lost > 0 ? 'ownLoss' : 'absorbed',
    lead: [
      ...(pub.by === ''
        ? []
        : ([
            { on: pub.by, how: 'lunge', ms: 200, to: me(seat) },
            { on: pub.by, how: 'bolt', to: me(seat), ms: 140, sound: 'shot', foe: true },
          ] as const)),
    ],
    // What was foreseen runs down by what has come of it.
    follow: [
      ...off('armour', seat, pub.stopped),
      ...off('health', seat, pub.lost, 'shipHit'),
      { on: `forecast:${seat}`, how: 'count', ms: 260, text: `−${pub.n}`, together: true },
    ],
  }),
  danger: ({ pub }, { view }, before) => ({
    kind: 'phase',
    follow: [
      // Over a space that does not count it jumps.
      pub.space - before.danger.at > 1
        ? { on: 'danger-marker', how: 'slide', ms: 360, arc: true }
        : { on: 'danger-marker', how: 'slide', ms: 220 },
      { on: 'danger-marker', how: 'glow', ms: 280, sound: pub.level >= 3 ? 'beat' : 'warn' },
      { on: 'danger-marker', how: 'count', ms: 280, text: String(pub.level), together: true },
      ...stronger(view, before),
    ],
  }),
  levelUp: ({ seat, pub }) => ({
    kind: 'levelUp',
    follow: [
      { on: TABLE, how: 'banner', ms: 1200, sound: 'upgrade' },
      { on: me(seat), how: 'count', ms: 1200, text: `↑${pub.level}`, together: true },
      { on: TABLE, how: 'flare', ms: 1200, together: true },
    ],
  }),
  bossCard: ({ seat }) => ({
    kind: 'boss',
    follow: [
      { on: 'boss', how: 'glow', ms: 300, sound: 'warn' },
      { on: 'boss', how: 'fly', to: `pile:${seat}`, text: '+1', ms: 340 },
    ],
  }),
  bossDamage: ({ pub }) => ({
    kind: 'boss',
    follow: [{ on: 'boss', how: 'burst', ms: 400, text: `+${pub.n}`, sound: 'bell' }],
  }),
  over: ({ pub, seat }) => ({
    kind: 'lastBlow',
    fall: {
      on: pub.outcome === 'win' ? 'boss' : pub.end === 'danger' ? 'danger-marker' : me(seat),
      won: pub.outcome === 'win',
    },
  }),
};

/** Which of several things in one beat gives it its name: the rarer and graver one. */
const GRAVITY: readonly BeatKind[] = ['lastBlow', 'levelUp', 'ownLoss', 'defeat', 'boss', 'hit', 'absorbed', 'build'];

/** From the threats' attack to the new turn: one stretch with a time of its own. */
const ENEMY_TURN: ReadonlySet<string> = new Set([
  'phase',
  'hurt',
  'madness',
  'cleanedUp',
  'activated',
  'revealed',
  'danger',
  'discarded',
  'refreshed',
]);

export function score(beat: Beat<UnsView>, before: UnsView): Score {
  const parts = beat.events.flatMap((event) => partOf(event, beat, before) ?? []);
  const kind = GRAVITY.find((wanted) => parts.some((part) => part.kind === wanted)) ?? parts[0]?.kind ?? 'plain';
  const lead = parts.flatMap((part) => part.lead ?? []);
  const follow = parts.flatMap((part) => part.follow ?? []);
  const fall = parts.find((part) => part.fall)?.fall;
  if (fall) return lastBlow({ lead, follow }, fall);
  const isEnemies = beat.events.some(({ type }) => ENEMY_TURN.has(type));
  return {
    kind,
    lead,
    follow,
    ...(isEnemies && before.phase !== 'action' ? { chapter: 'enemies' as const } : {}),
  };
}

function partOf(told: SeenEvent, beat: Beat<UnsView>, before: UnsView): Part | undefined {
  const event = eventOf(told);
  // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
  const shown = BY_EVENT[event.type as keyof Events] as
    | ((event: unknown, beat: Beat<UnsView>, before: UnsView) => Part)
    | undefined;
  return shown?.(event, beat, before);
}
