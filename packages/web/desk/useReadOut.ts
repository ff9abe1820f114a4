import { useEffect, useRef } from 'react';
import { useAnnounce } from '../kit/index.ts';
import type { LogEntry } from '../session/types.ts';
import type { GameWords } from './context.ts';
import { sentenceOf } from './told.ts';

/** Reads what is new in the log to those who cannot see it: one sentence for each answer. */
export function useReadOut(log: readonly LogEntry[], words: GameWords, names: readonly string[]): void {
  const announce = useAnnounce();
  const last = useRef(-1);
  const reader = useRef({ words, names });
  useEffect(() => {
    reader.current = { words, names };
  });
  useEffect(() => {
    const newest = log.at(-1)?.event.n ?? -1;
    const since = last.current;
    last.current = newest;
    if (since < 0 || newest <= since) return;
    const { words, names } = reader.current;
    const answers = Map.groupBy(
      log.filter(({ event }) => event.n > since),
      ({ at }) => at,
    );
    for (const entries of answers.values()) {
      announce(
        sentenceOf(
          entries.map(({ event }) => event),
          words,
          names,
        ),
      );
    }
  }, [log, announce]);
}
