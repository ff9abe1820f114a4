import type { Beat, ForEachEvent, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/rone';
import { type Fall, lastBlow } from '../../desk/reel/lastBlow.ts';
import type { BeatKind, Score, Stroke } from '../../desk/reel/score.ts';
import { TABLE } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { INVASION } from './invasion/places.ts';

/**
 * What the beats of RONE look and sound like: weight, dust, metal. Cards keep their names from place to place, so drawing
 * and discarding move by themselves; here is what is rolled, paid, screwed, ground down and told.
 */

export interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}
export type Parts = Partial<ForEachEvent<Events, [before: View], Part>>;

export const who = (seat: number): Target => `player:p${seat}`;

/** One stroke for each thing, all at once. */
export const each = (on: readonly Target[], how: Stroke['how'], ms: number, more: Partial<Stroke> = {}): Stroke[] =>
  on
    .map((one, i) => ({ on: one, how, ms, ...more, ...(i === 0 ? {} : { together: true as const, sound: undefined }) }))
    .map(tidy);

/** A stroke says only what it has. */
function tidy({ sound, ...stroke }: Omit<Stroke, 'sound'> & { sound?: Stroke['sound'] | undefined }): Stroke {
  return sound === undefined ? stroke : { ...stroke, sound };
}

/** A moment in which what changed its place goes there by itself. */
export const rest = (ms: number): Stroke => ({ on: TABLE, how: 'hush', ms });

/** What a turn looks like, and at whose place each part of it is seen, comes when leaders are chosen: the table opens without it. */
export const TURN: {
  parts: Parts;
  volleyed(events: readonly SeenEvent[], partOf: (event: SeenEvent) => Part | undefined): Part[];
  elsewhere(part: Part, seat: number): Part;
  atTabs(strokes: Stroke[]): Stroke[];
} = {
  parts: {},
  volleyed: (events, partOf) => events.flatMap((event) => partOf(event) ?? []),
  elsewhere: (part) => part,
  atTabs: (strokes) => strokes,
};

const OWN: Parts = {
  looked: () => ({ kind: 'draw', follow: [{ ...rest(240), sound: 'flip' }] }),
  discarded: () => ({ kind: 'move', follow: [rest(220)] }),
  kept: () => ({ kind: 'move', follow: [rest(160)] }),
  recruited: ({ seat }) => ({ kind: 'card', follow: [{ on: who(seat), how: 'glow', ms: 200, sound: 'slam' }] }),
  turn: ({ seat }) => ({ kind: 'phase', follow: [{ on: who(seat), how: 'glow', ms: 240, sound: 'phase' }] }),
};

/** Which of several things in one beat gives it its name: the rarer and graver one. */
const GRAVITY: readonly BeatKind[] = [
  'lastBlow',
  'rare',
  'ownLoss',
  'defeat',
  'levelUp',
  'boss',
  'attack',
  'hit',
  'dice',
  'absorbed',
  'build',
];

export function score(beat: Beat<View>, before: View): Score {
  const parts = TURN.volleyed(beat.events, (event) => partOf(event, before));
  const kind = GRAVITY.find((wanted) => parts.some((part) => part.kind === wanted)) ?? parts[0]?.kind ?? 'plain';
  // Also what it does to whoever plays: a loss in the middle of it gives it no more time.
  const isInvasion = beat.view.invasion && beat.view.phase === 0;
  const lead = TURN.atTabs(parts.flatMap((part) => part.lead ?? []));
  const follow = TURN.atTabs(parts.flatMap((part) => part.follow ?? []));
  const fall = parts.find((part) => part.fall)?.fall;
  if (fall) return lastBlow({ lead, follow }, fall);
  return {
    kind,
    lead,
    follow,
    ...(isInvasion ? { chapter: 'invasion' as const } : {}),
  };
}

function partOf(told: SeenEvent, before: View): Part | undefined {
  const event = eventOf(told);
  const known = [OWN, TURN.parts, INVASION.parts].find((parts) => Object.hasOwn(parts, event.type));
  if (!known) return undefined;
  // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
  const shown = known[event.type as keyof Events] as ((event: unknown, before: View) => Part) | undefined;
  const part = shown?.(event, before);
  const isOther = before.me >= 0 && event.seat >= 0 && event.seat !== before.me;
  return part && isOther && event.type !== 'hurt' ? TURN.elsewhere(part, event.seat) : part;
}
