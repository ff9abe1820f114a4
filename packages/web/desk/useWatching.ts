import { useMemo } from 'react';
import { useSettings } from '../shell/settings.ts';
import type { Watching } from './reel/speeds.ts';
import { useMedia } from './useMedia.ts';

/** How the reader wants to watch: the speed of the settings, and cuts where the system asks for reduced motion. */
export function useWatching(): Watching {
  const { speed, others } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => ({ speed, others, reduced }), [speed, others, reduced]);
}
