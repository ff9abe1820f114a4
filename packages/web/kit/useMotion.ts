import { useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';

interface Medium {
  subscribe: (changed: () => void) => () => void;
  matches: () => boolean;
}

/** One list of each query for all who ask, and the same functions at every render: nobody subscribes twice. */
const media = new Map<string, Medium>();

function mediumOf(query: string): Medium {
  const known = media.get(query);
  if (known) return known;
  let list: MediaQueryList | undefined;
  const asked = (): MediaQueryList => {
    list ??= matchMedia(query);
    return list;
  };
  const medium: Medium = {
    subscribe: (changed) => {
      asked().addEventListener('change', changed);
      return () => asked().removeEventListener('change', changed);
    },
    matches: () => asked().matches,
  };
  media.set(query, medium);
  return medium;
}

export function useMedia(query: string): boolean {
  const { subscribe, matches } = mediumOf(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Does the system ask for reduced motion? */
export const useReduced = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Nothing moves: the system or the reader wants it so. */
export function useStill(): boolean {
  const { speed } = useSettings();
  return useReduced() || speed === 'instant';
}
