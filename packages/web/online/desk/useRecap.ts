import { useEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../../desk/context.ts';
import type { AnyText } from '../../kit/index.ts';

/** So many lines tell what happened meanwhile. */
const MOST_LINES = 7;

const KEY = (table: string): string => `starhold.seen.${table}`;

function seenBefore(table: string): number | null {
  try {
    const kept = localStorage.getItem(KEY(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export interface Recap {
  lines: { n: number; text: AnyText }[];
  /** Earlier ones that are left out. */
  more: number;
  watch: () => void;
  seen: () => void;
}

/** What others did since this device last showed the table; null where there is nothing to tell. */
export function useRecap(): Recap | null {
  const { session, log, words, moment, me, replay } = useDesk();
  const [since, setSince] = useState(() => seenBefore(session.id));
  const first = useRef(moment.lastEvent);
  const until = first.current;
  // Whatever is on the screen now is seen; what is told is what had happened before the page came.
  useEffect(() => {
    if (document.hidden) return;
    try {
      localStorage.setItem(KEY(session.id), String(moment.lastEvent));
    } catch {
      // without storage nothing is told next time
    }
  }, [session.id, moment.lastEvent]);
  const missed = useMemo(
    () =>
      since === null || since >= until
        ? []
        : log.filter(({ event }) => event.n > since && event.n <= until && event.seat !== me),
    [log, since, until, me],
  );
  if (missed.length === 0) return null;
  const told = missed.slice(-MOST_LINES);
  return {
    lines: told.map(({ event }) => ({ n: event.n, text: words.line(event) })),
    more: missed.length - told.length,
    watch: () => {
      setSince(null);
      replay.go(Math.max(0, missed[0].at - 1));
      replay.play(true);
    },
    seen: () => setSince(null),
  };
}
