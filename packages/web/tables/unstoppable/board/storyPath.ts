import type { SeenEvent } from '@starhold/kernel';
import { eventOf, type UnsView } from '@starhold/unstoppable';
import { type Pack, storyIn } from '@starhold/unstoppable/content';

/** Duomo's Menace as a path: which cards were read, what was chosen on each, and what may still come. */

export interface StoryChoice {
  card: number;
  option: string;
}

/** Choices of the story in the order they were made, read from the log. */
export function toldIn(events: readonly SeenEvent[]): StoryChoice[] {
  return events.map(eventOf).flatMap((event) => (event.type === 'told' ? [event.pub] : []));
}

export type Stage = 'next' | 'now' | 'chosen';

/** Whether the choice of the current card is still to come, being made, or made and coming true. */
export function stageOf(view: Pick<UnsView, 'work' | 'boss'>, told: readonly StoryChoice[]): Stage {
  if (!view.work.some((w) => w.what === 'story')) return 'next';
  return told.at(-1)?.card === view.boss.story ? 'chosen' : 'now';
}

const known = new WeakMap<Pack, readonly (readonly number[])[]>();

/** Rules file 7.8: the chapters, each a row of the map: how many choices lead to a card at least. */
export function chaptersOf(pack: Pack): readonly (readonly number[])[] {
  let rows = known.get(pack);
  if (!rows) {
    rows = layersFrom(pack, 0);
    known.set(pack, rows);
  }
  return rows;
}

function layersFrom(pack: Pack, first: number): number[][] {
  const rows: number[][] = [];
  const met = new Set([first]);
  for (let row = [first]; row.length > 0; ) {
    rows.push(row);
    const next = new Set(row.flatMap((card) => nextOf(pack, card)).filter((card) => !met.has(card)));
    for (const card of next) met.add(card);
    row = [...next].sort((a, b) => a - b);
  }
  return rows;
}

export function chapterOf(pack: Pack, card: number): number {
  return Math.max(
    0,
    chaptersOf(pack).findIndex((row) => row.includes(card)),
  );
}

/** Where the options of a card lead, each number once; setbacks of a finale too. */
export function nextOf(pack: Pack, card: number): number[] {
  const def = storyIn(pack, card);
  return [...new Set(def?.options.flatMap((o) => (o.next === undefined ? [] : [o.next])) ?? [])];
}

/** Everything that can still be read from here on, this card not counted unless a setback leads back to it. */
export function reachableFrom(pack: Pack, card: number): Set<number> {
  const found = new Set<number>();
  const visit = (id: number): void => {
    for (const next of nextOf(pack, id)) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(card);
  return found;
}

export type Reached = 'read' | 'now' | 'ahead' | 'missed';

/** What a card of the map is now. */
export function reachedOf(pack: Pack, card: number, current: number | null, told: readonly StoryChoice[]): Reached {
  if (card === current) return 'now';
  if (told.some((t) => t.card === card)) return 'read';
  return current !== null && reachableFrom(pack, current).has(card) ? 'ahead' : 'missed';
}
