import type { Beat, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/revenant';
import { lastBlow } from '../../../desk/reel/lastBlow.ts';
import type { BeatKind, Chapter, Score } from '../../../desk/reel/score.ts';
import { PHASES } from './phases.ts';
import type { Part, Parts } from './strokes.ts';
import { TURN } from './turn.ts';

/**
 * What the beats of Revenant look and sound like: glass and light. Ships keep their names from sector to sector, so moves go by
 * themselves; here is what is sent, hit, torn open, corrupted and told.
 */

const PARTS: Parts = { ...TURN, ...PHASES };

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
const RIFT = 4;
const SCORING = 6;

/** Whose card is turned acts with it: the envoy, or the whole turn of the Rival. */
const CALLS: ReadonlySet<string> = new Set(['council', 'order']);

/** Raid, rifts, final scoring and whoever is called have a time of their own. */
function chapterOf({ events, view: { phase } }: Beat<View>): { chapter: Chapter } | undefined {
  if (events.some(({ type }) => CALLS.has(type))) return { chapter: 'enemies' };
  if (phase === SKIRMISH) return { chapter: 'raid' };
  if (phase === RIFT) return { chapter: 'invasion' };
  return phase === SCORING ? { chapter: 'scoring' } : undefined;
}

export function score(beat: Beat<View>, before: View): Score {
  const parts = beat.events.flatMap((event) => partOf(event, before, beat) ?? []);
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
    ...chapterOf(beat),
  };
}

function partOf(told: SeenEvent, before: View, beat: Beat<View>): Part | undefined {
  const event = eventOf(told);
  if (!Object.hasOwn(PARTS, event.type)) return undefined;
  // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
  const shown = PARTS[event.type as keyof Events] as
    | ((event: unknown, before: View, beat: Beat<View>) => Part)
    | undefined;
  return shown?.(event, before, beat);
}
