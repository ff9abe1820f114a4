import type { Target } from '../model/marks.ts';

/** What the pointer or the focus rests on. */
export interface Peeked {
  target: Target;
  at: Element | null;
}

/** Kept beside the table's own state: a pointer that wanders over cards must not draw the whole table anew. */
export interface PeekStore {
  now: () => Peeked | null;
  show: (peeked: Peeked) => void;
  /** False where nothing was shown. */
  hide: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function peekStore(): PeekStore {
  let now: Peeked | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Peeked | null): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    show: set,
    hide: () => {
      if (now === null) return false;
      set(null);
      return true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
