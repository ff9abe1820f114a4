import { plain } from '@starhold/effects/text';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../kit/index.ts';
import type { LogEntry } from '../session/types.ts';
import type { GameWords } from './context.ts';

/** The end of a turn brings some twenty lines at once. */
const MOST = 30;

/** Reads new lines of the log to those who cannot see them. */
export function useReadOut(log: readonly LogEntry[], words: GameWords): void {
  const announce = useAnnounce();
  const last = useRef(-1);
  const reader = useRef(words);
  useEffect(() => {
    reader.current = words;
  });
  useEffect(() => {
    const newest = log.at(-1)?.event.n ?? -1;
    const since = last.current;
    last.current = newest;
    if (since < 0 || newest <= since) return;
    for (const { event } of log.filter((entry) => entry.event.n > since).slice(-MOST)) {
      const line = reader.current.line(event);
      announce(typeof line === 'string' ? line : plain(line));
    }
  }, [log, announce]);
}
