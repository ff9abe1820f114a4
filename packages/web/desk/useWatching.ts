import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';
import type { Watching } from './reel/speeds.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** How the reader wants to watch: the speed of the settings, and cuts where the system asks for reduced motion. */
export function useWatching(): Watching {
  const { speed, others } = useSettings();
  const reduced = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  return useMemo(() => ({ speed, others, reduced }), [speed, others, reduced]);
}
