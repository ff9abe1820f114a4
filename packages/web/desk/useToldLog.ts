import type { Beat } from '@starhold/kernel';
import { useMemo } from 'react';
import type { LogEntry } from '../session/types.ts';

/** What is not on the screen yet is not told, either: the log as far as `until` (of a replay) and up to the beat that runs. */
export function useToldLog(
  log: readonly LogEntry[],
  until: number | null,
  running: Beat<unknown> | undefined,
  /** The beat itself is part of it. */
  isDrawn: boolean,
): readonly LogEntry[] {
  return useMemo(() => {
    const past = until === null ? log : log.filter((entry) => entry.at <= until);
    if (!running) return past;
    const { at, i } = running;
    return past.filter((entry) => entry.at < at || (entry.at === at && (isDrawn ? entry.beat <= i : entry.beat < i)));
  }, [log, until, running, isDrawn]);
}
