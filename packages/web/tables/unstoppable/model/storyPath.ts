import type { SeenEvent } from '@starhold/kernel';
import { eventOf, type UnsView } from '@starhold/unstoppable';
import { BASE_PACK } from '@starhold/unstoppable/content';

/** Duomo's Menace as a path: which cards were read, what was chosen on each, and what may still come. */

export interface Told {
  card: number;
  option: string;
}

/** Choices of the story in the order they were made, read from the log. */
export function toldIn(events: readonly SeenEvent[]): Told[] {
  return events.map(eventOf).flatMap((event) => (event.type === 'told' ? [event.pub] : []));
}

export type Stage = 'next' | 'now' | 'chosen';

/** Whether the choice of the current card is still to come, being made, or made and coming true. */
export function stageOf(view: Pick<UnsView, 'work' | 'boss'>, told: readonly Told[]): Stage {
  if (!view.work.some((w) => w.what === 'story')) return 'next';
  return told.at(-1)?.card === view.boss.story ? 'chosen' : 'now';
}

/** Rules file 7.8: the chapters, each a row of the map. */
export const CHAPTERS: readonly (readonly number[])[] = [
  [0],
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 11, 12],
  [13, 14, 15, 16, 17],
  [18, 19, 20, 21, 22],
];

export function chapterOf(card: number): number {
  return Math.max(
    0,
    CHAPTERS.findIndex((row) => row.includes(card)),
  );
}

/** Where the options of a card lead, each number once; setbacks of a finale too. */
export function nextOf(card: number): number[] {
  const def = BASE_PACK.story.find((c) => c.id === card);
  return [...new Set(def?.options.flatMap((o) => (o.next === undefined ? [] : [o.next])) ?? [])];
}

/** Everything that can still be read from here on, this card not counted unless a setback leads back to it. */
export function reachableFrom(card: number): Set<number> {
  const found = new Set<number>();
  const visit = (id: number): void => {
    for (const next of nextOf(id)) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(card);
  return found;
}

export type Place = 'read' | 'now' | 'ahead' | 'missed';

/** What a card of the map is now. */
export function placeOf(card: number, current: number | null, told: readonly Told[]): Place {
  if (card === current) return 'now';
  if (told.some((t) => t.card === card)) return 'read';
  return current !== null && reachableFrom(current).has(card) ? 'ahead' : 'missed';
}
