import { useCallback, useEffect, useRef, useState } from 'react';
import { type OnlineProblem, problemOf } from './api.ts';

export interface Asked<T> {
  /** Undefined until it is here for the first time. */
  answer: T | undefined;
  problem: OnlineProblem | null;
  refresh: () => void;
}

/**
 * What the server says, asked again every so often while the page is looked at, and when it is looked at again. An answer
 * that came earlier stays while a newer one cannot be had. `evenHidden`: also while nobody looks, for what is to call them.
 */
export function useAsked<T>(ask: () => Promise<T>, everyMs: number, evenHidden = false): Asked<T> {
  const [answer, setAnswer] = useState<T>();
  const [problem, setProblem] = useState<OnlineProblem | null>(null);
  const newest = useRef(0);
  const refresh = useCallback((): void => {
    const mine = ++newest.current;
    ask().then(
      (got) => {
        if (mine !== newest.current) return;
        setAnswer(() => got);
        setProblem(null);
      },
      (error: unknown) => mine === newest.current && setProblem(problemOf(error)),
    );
  }, [ask]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    const timer = setInterval(evenHidden ? refresh : look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      newest.current++;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, everyMs, evenHidden]);
  return { answer, problem, refresh };
}
