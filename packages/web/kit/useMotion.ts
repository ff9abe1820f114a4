import { useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';

export interface Motion {
  /** Multiplies every duration; 0 = things are simply there. */
  factor: number;
  still: boolean;
}

const STILL: Motion = { factor: 0, still: true };
const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** How fast things move: the player's speed, and nothing at all where the system asks for reduced motion. */
export function useMotion(): Motion {
  const { speed } = useSettings();
  const reduced = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  if (reduced || speed === 'instant') return STILL;
  return { factor: 1 / (speed || 1), still: false };
}
