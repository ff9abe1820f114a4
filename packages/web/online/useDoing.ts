import { useCallback, useEffect, useRef, useState } from 'react';
import { type OnlineProblem, problemOf } from './api.ts';

/** Something that is asked of the server by a press: is it under way, and what became of it. */
export function useDoing() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<OnlineProblem | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  /** True when it worked. */
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (here.current) setProblem(problemOf(error));
      return false;
    } finally {
      if (here.current) setBusy(false);
    }
  }, []);
  return { busy, problem, run };
}
