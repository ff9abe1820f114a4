import type { Beat, ForEachEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/rone';
import type { Fall } from '../../desk/reel/lastBlow.ts';
import type { BeatKind, Score, ScoreOf, Stroke } from '../../desk/reel/score.ts';
import { TABLE } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';

/**
 * What the beats of RONE look and sound like: weight, dust, metal. Cards keep their names from place to place, so drawing
 * and discarding move by themselves; what is rolled, paid, screwed, ground down and told stands beside this.
 */

export interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}
export type Parts = Partial<ForEachEvent<Events, [before: View, after: View], Part>>;

export const who = (seat: number): Target => `player:p${seat}`;

/** A moment in which what changed its place goes there by itself. */
export const rest = (ms: number): Stroke => ({ on: TABLE, how: 'hush', ms });

/** While leaders are chosen. */
export const OPENING: Parts = {
  looked: () => ({ kind: 'draw', follow: [{ ...rest(240), sound: 'flip' }] }),
  discarded: () => ({ kind: 'move', follow: [rest(220)] }),
  kept: () => ({ kind: 'move', follow: [rest(160)] }),
  recruited: ({ seat }) => ({ kind: 'card', follow: [{ on: who(seat), how: 'glow', ms: 200, sound: 'slam' }] }),
  turn: ({ seat }) => ({ kind: 'phase', follow: [{ on: who(seat), how: 'glow', ms: 240, sound: 'phase' }] }),
};

/** What a turn looks like comes when leaders are chosen: the table opens without it. */
export const TURN: { score: ScoreOf<View> | null } = { score: null };

export function score(beat: Beat<View>, before: View): Score {
  if (TURN.score) return TURN.score(beat, before);
  const parts = beat.events.map(eventOf).flatMap((event) => partIn(OPENING, event, before, beat.view) ?? []);
  const [{ kind }] = [...parts, { kind: 'plain' as const }];
  return { kind, lead: [], follow: parts.flatMap(({ follow = [] }) => follow) };
}

export function partIn(parts: Parts, event: { type: string }, before: View, after: View): Part | undefined {
  if (!Object.hasOwn(parts, event.type)) return undefined;
  // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
  const shown = parts[event.type as keyof Events] as ((event: unknown, before: View, after: View) => Part) | undefined;
  return shown?.(event, before, after);
}
