import { useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Does the system ask for reduced motion? */
export const useReduced = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Nothing moves: the system or the reader wants it so. */
export function useStill(): boolean {
  const { speed } = useSettings();
  return useReduced() || speed === 'instant';
}
