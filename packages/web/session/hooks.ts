import { useSyncExternalStore } from 'react';
import type { Moment, TableProblem, TableSession } from './types.ts';

/** The newest moment; renders again when it changes. */
export function useMoment<V>(session: TableSession<V>): Moment<V> {
  return useSyncExternalStore(session.subscribe, session.moment);
}

export function useProblem(session: TableSession): TableProblem | null {
  return useSyncExternalStore(session.subscribe, session.problem);
}
