import { useState } from 'react';

export interface Change {
  /** How the number changed last; nothing as long as it has not. */
  way: 'up' | 'down' | undefined;
  /** New with every change: an element keyed by it plays its animation again. */
  key: number;
}

/** Notices that a number has changed, so that it can be shown to have changed. */
export function useChange(value: number): Change {
  const [seen, setSeen] = useState<Change & { value: number }>({ value, way: undefined, key: 0 });
  if (seen.value === value) return seen;
  const next = { value, way: value > seen.value ? ('up' as const) : ('down' as const), key: seen.key + 1 };
  setSeen(next);
  return next;
}
