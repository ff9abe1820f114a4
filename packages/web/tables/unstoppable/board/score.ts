import type { Beat, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type ForSomeEvents, type UnsView } from '@starhold/unstoppable';
import { bringParts } from '../../../desk/reel/bringParts.ts';
import { type Fall, lastBlow } from '../../../desk/reel/lastBlow.ts';
import { type BeatKind, type Score, type Stroke, TABLE } from '../../../desk/reel/score.ts';
import type { Target } from '../../../desk/target.ts';
import { spacesOf } from './dangerTrack.ts';
import {
  attackOf,
  cardOf,
  filled,
  isBeaten,
  isInHand,
  marched,
  me,
  nthOf,
  numberOf,
  off,
  oneByOne,
  rage,
  rest,
  signed,
  signOf,
  steppedForward,
  striker,
  stronger,
} from './strokes.ts';

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

/** What lies behind a tab of a small table is told at the tab; a desk has none, and leaves it out. */
const CORES: Target = 'tab:cores';
const MARKET: Target = 'tab:market';

const HIT_MS = 220;
const PIPS_MS = 280;

/** Is there anything in a phase to be announced? A phase in which nothing happens takes no time. */
function isWorthNaming(phase: string, { players }: UnsView): boolean {
  return phase === 'threat' ? players.some(({ field }) => field.length > 0) : phase === 'upkeep';
}

const BY_EVENT: ForSomeEvents<[beat: Beat<UnsView>, before: UnsView], Part> = {
  phase: ({ pub }, _beat, before) => ({
    kind: 'phase',
    follow: isWorthNaming(pub.phase, before)
      ? [
          { on: TABLE, how: 'banner', ms: 420, sound: 'phase' },
          ...(pub.phase === 'threat' ? steppedForward(before) : []),
        ]
      : [],
  }),
  // They come up from their deck.
  looked: ({ pub, seat }, { view }) => ({
    kind: 'draw',
    follow: [
      rest(300, 'flip'),
      { on: CORES, how: 'glow', ms: 300, together: true },
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
          room: true,
          sound: 'land',
        },
        ...looking.flatMap((core): Stroke[] =>
          core === pub.core
            ? []
            : [`deck:${pub.level}`, CORES].map((to) => ({
                on: `core-${core}`,
                how: 'fly',
                to,
                ms: 260,
                together: true,
                unmarked: true,
              })),
        ),
        // Its sleeve: a threat nobody has read.
        { on: pub.ref, how: 'sheathe', ms: 300, sound: 'absorb' },
      ],
    };
  },
  // Swept off together; for a level up they only make room.
  discarded: ({ pub, seat, cause }, _beat, before) => ({
    kind: 'move',
    lead: rage(before, seat, pub.ref),
    follow: [{ on: pub.ref, how: 'fly', to: `pile:${seat}`, ms: cause === 'levelUp' ? 220 : 280, together: true }],
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
  exhausted: ({ pub }) => ({ kind: 'card', follow: [{ on: pub.ref, how: 'tilt', ms: 260, sound: 'ratchet' }] }),
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
      follow: [
        { on: pub.ref, how: 'count', ms: PIPS_MS, text: `−${pub.n}`, large: true },
        ...(isBeaten(before, pub.ref, pub.damage)
          ? [{ on: pub.ref, how: 'crack', ms: PIPS_MS, together: true } as const]
          : []),
        ...filled(pub),
      ],
    };
  },
  // It turns to its core side and flies to its place in the hand, which makes room; the neighbours close the gap last.
  defeated: ({ pub, seat }, { view }) => ({
    kind: 'defeat',
    follow: [
      { on: pub.ref, how: 'turn', ms: 320, sound: 'defeat' },
      { on: pub.ref, how: 'fly', ms: 340, ...(isInHand(view, seat, pub.ref) ? { room: true } : { to: me(seat) }) },
    ],
  }),
  revealed: ({ pub }, { events }) => {
    const isNew = events.some(({ type }) => type === 'shuffled');
    return { kind: 'flip', follow: [{ on: pub.ref, how: 'turn', ms: isNew ? 160 : 260, sound: 'flip' }] };
  },
  activated: ({ pub }) => ({ kind: 'move', follow: [{ on: pub.ref, how: 'slide', ms: 240 }] }),
  madness: ({ pub }) => ({ kind: 'hit', follow: [{ on: pub.ref, how: 'glow', ms: 300 }] }),
  gained: (event, { view }, before) => {
    const { pub, seat } = event;
    const on = numberOf(pub.what, seat);
    const told: Stroke = { on, how: 'count', ms: 180, text: `+${pub.n}` };
    // What a card in play brings comes from it, so that one sees which of its effects it is.
    const sign = signOf(event, view, before);
    const lead = sign ? [{ ...sign, to: on, text: `+${pub.n}`, ms: 240 }] : [];
    if (pub.what !== 'ap' || pub.n < 2) return { kind: 'gain', lead, follow: [{ ...told, sound: 'tick' }] };
    // One hexagon after the other.
    const lit = oneByOne(on, [pub.now - pub.n, pub.now], 'tick', 270);
    return { kind: 'gain', lead, follow: [...lit, { ...told, together: true }] };
  },
  // All at once, with what comes with it.
  refreshed: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: pub.ref, how: 'upright', ms: 220, sound: 'cool', together: true }],
  }),
  // The tile becomes a strip and goes in behind its notch; then what it changed is told.
  bought: ({ pub, seat }, { view }, before) => {
    const [card, was] = [view, before].map((one) => cardOf(one, seat, pub.ref));
    const more = card && was ? card.cost - was.cost : 0;
    return {
      kind: 'build',
      follow: [
        {
          on: `upgrade-${pub.upgrade}`,
          how: 'inset',
          to: pub.ref,
          text: '',
          notch: card?.top === pub.upgrade ? 'top' : 'bottom',
          ms: 520,
          sound: 'upgrade',
        },
        // Without motion a mere strip would lie on the card's name.
        { on: MARKET, how: 'fly', to: pub.ref, text: '▬', ms: 520, together: true, unmarked: true },
        more === 0
          ? { on: pub.ref, how: 'glow', ms: 240 }
          : { on: pub.ref, how: 'count', ms: 280, text: signed(more), sound: 'tick' },
      ],
    };
  },
  hurt: ({ pub, seat }) => ({
    kind: pub.lost > 0 ? 'ownLoss' : 'absorbed',
    lead: pub.by === '' ? [] : attackOf(pub.by, me(seat)),
    // What was foreseen runs down by what has come of it; armour gives way first, then health.
    follow: [
      ...off('armour', seat, pub.stopped, pub.armour, pub.lost > 0 ? 180 : 240),
      ...off('health', seat, pub.lost, pub.health, 240),
      { on: `forecast:${seat}`, how: 'count', ms: 240, together: true },
    ],
  }),
  // When it has arrived, what it changes is another number.
  danger: ({ pub }, { view }, before) => ({
    kind: 'phase',
    lead: [marched(before, pub.space)],
    follow: [
      { on: 'danger-marker', how: 'glow', ms: 280, sound: pub.level >= 3 ? 'beat' : 'warn' },
      { on: 'danger-marker', how: 'count', ms: 280, text: String(pub.level), together: true },
      ...stronger(view, before),
    ],
  }),
  // The table is dark, the token climbs, one line. What was played goes to the pile next, and the pile becomes the deck, whose
  // first card turns up: all of it together in 1.2 s, however many questions lie between.
  levelUp: ({ seat }) => ({
    kind: 'levelUp',
    follow: [
      { on: TABLE, how: 'dim', ms: 520, sound: 'upgrade' },
      { on: TABLE, how: 'banner', ms: 520, together: true },
      { on: `token-${seat}-level`, how: 'slide', ms: 320, far: true, together: true },
      { on: `token-${seat}-level`, how: 'glow', ms: 200, late: 320, together: true },
      { on: CORES, how: 'glow', ms: 400, together: true },
    ],
  }),
  shuffled: ({ seat }, { view }) => ({
    kind: 'draw',
    follow: [
      { on: `pile:${seat}`, how: 'shuffle', to: view.players[seat]?.onDeck?.ref ?? me(seat), ms: 300, sound: 'riffle' },
      { on: TABLE, how: 'dim', ms: 300, together: true },
    ],
  }),
  // All that is seen of it is whose it is; it goes to the pile of whoever is burdened with it. Several come close together.
  bossCard: ({ pub, seat }, { events }) => {
    const nth = nthOf(events, 'bossCard', pub);
    const more = nth > 0 ? { late: 200 * nth, together: true as const } : {};
    return {
      kind: 'boss',
      lead: [{ on: 'boss', how: 'deal', to: `pile:${seat}`, text: '◉', ms: 640, sound: 'warn', ...more }],
      follow: [{ on: `pile:${seat}`, how: 'count', text: '+1', ms: 200, together: true }],
    };
  },
  bossDamage: ({ pub }) => ({
    kind: 'boss',
    lead: [{ on: 'boss', how: 'burst', ms: 220, sound: 'hit' }],
    follow: [
      { on: 'boss', how: 'count', ms: 260, text: `+${pub.n}`, large: true },
      ...oneByOne('boss-damage', [pub.now - pub.n, pub.now], 'bell', 560),
    ],
  }),
  over: ({ pub, seat }, _beat, before) => ({
    kind: 'lastBlow',
    lead: pub.outcome === 'win' || pub.end !== 'danger' ? [] : [marched(before, spacesOf(before).length)],
    fall:
      pub.outcome === 'win'
        ? { on: 'boss', near: true, won: true }
        : pub.end === 'danger'
          ? { on: 'danger-marker', near: true, won: false }
          : { on: me(seat), won: false },
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
  'gained',
]);

/** What the effect of a card in play does, with its sign; a gain has its own. */
const LIT: ReadonlySet<string> = new Set([
  'damaged',
  'trained',
  'removed',
  'refreshed',
  'returned',
  'repeated',
  'offered',
]);

export function score(beat: Beat<UnsView>, before: UnsView): Score {
  bringParts();
  const parts = beat.events.flatMap((event) => partOf(event, beat, before) ?? []);
  const kind = GRAVITY.find((wanted) => parts.some((part) => part.kind === wanted)) ?? parts[0]?.kind ?? 'plain';
  const [first] = beat.events;
  const sign = LIT.has(first?.type ?? '') ? signOf(first, beat.view, before) : undefined;
  const lead = [...(sign ? [sign] : []), ...parts.flatMap((part) => part.lead ?? [])];
  const follow = parts.flatMap((part) => part.follow ?? []);
  const fall = parts.find((part) => part.fall)?.fall;
  if (fall) return lastBlow({ lead, follow }, fall);
  // With the name of the phase it begins. In their own phases nothing but a level up has another time: also what comes of a
  // threat that is turned up (it would begin a second stretch with a time of its own).
  const isTheirs = kind !== 'levelUp' && (before.phase === 'threat' || before.phase === 'cleanup');
  const isEnemies = beat.events.some(
    ({ type }) => isTheirs || (ENEMY_TURN.has(type) && (before.phase !== 'action' || type === 'phase')),
  );
  return {
    kind,
    lead,
    follow,
    ...(isEnemies ? { chapter: 'enemies' as const } : {}),
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
