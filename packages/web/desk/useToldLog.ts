import type { Beat } from '@starhold/kernel';
import { useMemo } from 'react';
import type { LogEntry } from '../session/types.ts';
import type { Replay } from './useReplay.ts';

/** What is not on the screen yet is not told, either: the log as far as a replay has come and up to the beat that runs. */
export function useToldLog(
  log: readonly LogEntry[],
  { at: until, beat }: Pick<Replay, 'at' | 'beat'>,
  running: Beat<unknown> | undefined,
  /** The beat itself is part of it. */
  isDrawn: boolean,
): readonly LogEntry[] {
  return useMemo(() => {
    const isPast = (entry: LogEntry): boolean =>
      until === null || entry.at < until || (entry.at === until && (beat === null || entry.beat <= beat));
    const past = until === null ? log : log.filter(isPast);
    if (!running) return past;
    const { at, i } = running;
    return past.filter((entry) => entry.at < at || (entry.at === at && (isDrawn ? entry.beat <= i : entry.beat < i)));
  }, [log, until, beat, running, isDrawn]);
}
