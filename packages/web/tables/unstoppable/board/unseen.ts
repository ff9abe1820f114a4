import type { UnsView } from '@starhold/unstoppable';
import { packOf } from '@starhold/unstoppable/content';
import { ownedBy } from './owned.ts';

/**
 * Cards of a core deck that nobody has seen yet: all of its level but those that lie open, are in somebody's sleeves or were put
 * under a deck. In the order of the pack, so it tells nothing about theirs; what is behind cards is no part of it.
 */
export function unseenIn(view: UnsView, level: number): string[] {
  const { cores, coresByLevel } = packOf(view);
  const seen = new Set<string | null>([
    ...view.players.flatMap((_, seat) => ownedBy(view, seat).map(({ core }) => core)),
    ...view.box.map(({ core }) => core),
    ...view.looking.flat(),
    ...view.coreDecks.flatMap(({ top, bottom }) => [top, ...bottom]),
  ]);
  return coresByLevel[level - 1].map((core) => cores[core].id).filter((id) => !seen.has(id));
}
