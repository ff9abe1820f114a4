import type { SeenEvent } from './events.ts';

/**
 * What a table by event type (`Partial<ForEachEvent<Events, …>>`) says about an event; undefined where it has no entry.
 * Sessions have forgotten whose events they carry: here, and nowhere in the games, they become a game's own again.
 */
export function readEvent<T extends unknown[], R>(
  table: Readonly<Record<string, ((event: never, ...rest: T) => R) | undefined>>,
  event: Pick<SeenEvent, 'type'>,
  ...rest: T
): R | undefined {
  return Object.hasOwn(table, event.type) ? table[event.type]?.(event as never, ...rest) : undefined;
}
