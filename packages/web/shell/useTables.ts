import { useCallback, useEffect, useState } from 'react';
import type { TableInfo } from '../session/types.ts';
import { loadStore } from './store.ts';

/** The saved tables, the last played first. Looked up again whenever the page is shown again. */
export function useTables() {
  /** Null until they are read. */
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  /** Ids of those that cannot be read any more. */
  const [damaged, setDamaged] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);

  const refresh = useCallback((): void => {
    loadStore()
      .then((store) => Promise.all([store.list(), store.damaged()]))
      .then(
        ([found, bad]) => {
          setDamaged(bad);
          setTables(found.toSorted((a, b) => b.updated - a.updated));
          setFailed(false);
        },
        () => setFailed(true),
      );
  }, []);

  useEffect(() => {
    const shown = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    // Who turns back before the next page is fetched comes back to this very page, not to a new one.
    addEventListener('hashchange', shown);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('hashchange', shown);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [refresh]);

  return { tables, damaged, failed, refresh };
}
