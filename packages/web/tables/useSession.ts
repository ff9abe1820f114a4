import { useEffect, useState } from 'react';
import { tableStore } from '../session/store.ts';
import type { TableProblem, TableSession } from '../session/types.ts';

export type Opening =
  | { state: 'opening' }
  | { state: 'open'; session: TableSession }
  | { state: 'failed'; problem: TableProblem | null };

/** Opens a table for as long as the page shows it. */
export function useSession(id: string): Opening & { retry: () => void } {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    let session: TableSession | undefined;
    let here = true;
    tableStore.open(id).then(
      (opened) => {
        if (!here) return opened.close();
        session = opened;
        setOpening({ state: 'open', session });
      },
      (error: unknown) => here && setOpening({ state: 'failed', problem: problemOf(error) }),
    );
    return () => {
      here = false;
      session?.close();
      setOpening({ state: 'opening' });
    };
  }, [id, tries]);
  return { ...opening, retry: () => setTries(tries + 1) };
}

/** Errors may come from a worker, so only their fields are looked at. */
function problemOf(error: unknown): TableProblem | null {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return null;
  const { problem } = error;
  return problem === 'missing' || problem === 'damaged' ? problem : null;
}
