import { useEffect, useState } from 'react';
import type { LogEntry, TableSession } from '../session/types.ts';

const NONE: readonly LogEntry[] = [];

/** All events so far, fetched anew whenever there is a newer one, or other eyes look. */
export function useLog(session: TableSession, stamp: string): readonly LogEntry[] {
  const [log, setLog] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stamp` says when there is something new
  useEffect(() => {
    let here = true;
    session.log().then(
      (entries) => here && setLog(entries),
      () => {}, // the worker is starting again; the next moment brings the log
    );
    return () => {
      here = false;
    };
  }, [session, stamp]);
  return log;
}
