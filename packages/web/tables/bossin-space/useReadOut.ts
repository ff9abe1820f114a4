import type { BosView } from '@starhold/bossin-space';
import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/index.ts';
import type { LogEntry } from '../../session/types.ts';
import type { TableText } from '../../text/table.ts';
import { lineText } from './model/log.ts';

const MOST = 10;

/** Reads new lines of the log to those who cannot see them. */
export function useReadOut(
  log: readonly LogEntry[],
  view: BosView,
  names: readonly string[],
  lang: Language,
  t: TableText,
): void {
  const announce = useAnnounce();
  const last = useRef(-1);
  const reader = useRef({ view, names, lang, t });
  useEffect(() => {
    reader.current = { view, names, lang, t };
  });
  useEffect(() => {
    const newest = log.at(-1)?.event.n ?? -1;
    const since = last.current;
    last.current = newest;
    if (since < 0 || newest <= since) return;
    for (const { event } of log.filter((entry) => entry.event.n > since).slice(-MOST)) {
      const words = lineText(event, reader.current);
      announce(typeof words === 'string' ? words : plain(words));
    }
  }, [log, announce]);
}
