import { type ForEachEvent, readEvent, type SeenEvent } from '@starhold/kernel';

type Added = Readonly<Record<string, number>>;
/** What an event adds to which numbers, for the events of a game. */
export type Adds<E> = Partial<ForEachEvent<E, [], Added>>;
type AnyAdds = Readonly<Record<string, ((event: never) => Added) | undefined>>;

/** Foreseen events up to the next turn or phase: what comes after it has begun is another story. */
export function atOnce(events: readonly SeenEvent[] = []): readonly SeenEvent[] {
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'phase');
  return end < 0 ? events : events.slice(0, end);
}

/** What events add up to, numbers in the order in which they first come up; `own` counts for one seat only. */
export function addedUp(
  events: readonly SeenEvent[],
  seat: number,
  own: AnyAdds,
  all: AnyAdds = {},
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const event of events) {
    const more: Added = { ...readEvent(all, event), ...(event.seat === seat ? readEvent(own, event) : {}) };
    for (const [what, n] of Object.entries(more)) sums.set(what, (sums.get(what) ?? 0) + n);
  }
  return sums;
}
