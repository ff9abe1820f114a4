import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useDesk } from '../../desk/context.ts';
import type { AnyText } from '../../kit/index.ts';
import { recapOf } from '../model.ts';
import { useRoom } from '../roomContext.ts';

const KEY = (table: string): string => `starhold.seen.${table}`;

function seenBefore(table: string): number | null {
  try {
    const kept = localStorage.getItem(KEY(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

function keepSeen(table: string, event: number): void {
  try {
    localStorage.setItem(KEY(table), String(event));
  } catch {
    // without storage nothing is told next time
  }
}

/** Is the page in front of somebody's eyes? */
function useIsLookedAt(): boolean {
  return useSyncExternalStore(listenToLooks, () => !document.hidden);
}

function listenToLooks(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export interface Recap {
  lines: { n: number; text: AnyText }[];
  /** Earlier ones that are left out. */
  more: number;
  watch: () => void;
  seen: () => void;
}

/** Shorter than this nobody was away. */
const AWAY_MS = 60_000;
/** So long after the connection is back everything that happened has come over it. */
const ARRIVING_MS = 1500;

interface Missed {
  /** After this event, up to and with that one. */
  since: number;
  until: number;
}

/**
 * What others did since this device last showed the table: before the page came, or while nobody looked at it or it had no
 * connection for a while. Null where there is nothing to tell.
 */
export function useRecap(): Recap | null {
  const { session, log, words, moment, me, replay } = useDesk();
  const { line } = useRoom();
  const [away, setAway] = useState<Missed | null>(() => {
    const since = seenBefore(session.id);
    return since === null ? null : { since, until: moment.lastEvent };
  });
  const isHere = useIsLookedAt() && line === 'joined';
  const newest = moment.lastEvent;
  const now = useRef(newest);
  now.current = newest;
  const left = useRef<{ at: number; since: number } | null>(null);
  // Who has just come has not seen anything yet: the table may be put up a second time while its seat is being taken.
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    const timer = setTimeout(() => setCome(true), ARRIVING_MS);
    return () => {
      clearTimeout(timer);
      setCome(false);
    };
  }, [isHere]);
  useEffect(() => {
    if (hasCome) keepSeen(session.id, newest);
  }, [session.id, hasCome, newest]);
  useEffect(() => {
    if (!isHere) {
      left.current ??= { at: performance.now(), since: now.current };
      return;
    }
    const gone = left.current;
    if (!gone || performance.now() - gone.at < AWAY_MS) {
      left.current = null;
      return;
    }
    const timer = setTimeout(() => {
      left.current = null;
      setAway({ since: gone.since, until: now.current });
    }, ARRIVING_MS);
    return () => clearTimeout(timer);
  }, [isHere]);
  const missed = useMemo(
    () =>
      away === null
        ? []
        : log.filter(({ event }) => event.n > away.since && event.n <= away.until && event.seat !== me),
    [log, away, me],
  );
  if (missed.length === 0) return null;
  const { told, more } = recapOf(missed);
  return {
    lines: told.map(({ event }) => ({ n: event.n, text: words.line(event) })),
    more,
    watch: () => {
      setAway(null);
      replay.go(Math.max(0, missed[0].at - 1));
      replay.play(true);
    },
    seen: () => setAway(null),
  };
}
