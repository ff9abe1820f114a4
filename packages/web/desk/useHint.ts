import { useState } from 'react';
import type { Hint, TableSession } from '../session/types.ts';

export type HintState = ReturnType<typeof useHint>;

interface Kept {
  decision: string;
  depth: 0 | 1 | 2 | 3;
  hint: Hint | null;
  state: 'idle' | 'thinking' | 'failed';
}

const NOTHING: Kept = { decision: '', depth: 0, hint: null, state: 'idle' };

/** A hint belongs to one decision; the next one starts without. */
export function useHint(session: TableSession, decision: string) {
  const [kept, setKept] = useState(NOTHING);
  const now = kept.decision === decision ? kept : NOTHING;
  /** One step deeper, or the first one. */
  const more = (): void => {
    if (decision === '' || now.depth === 3 || now.state === 'thinking') return;
    const depth = (now.depth + 1) as 1 | 2 | 3;
    setKept({ decision, depth, hint: now.hint, state: 'thinking' });
    session.hint(depth).then(
      (hint) => setKept((old) => (old.decision === decision ? { ...old, hint, state: 'idle' } : old)),
      () => setKept((old) => (old.decision === decision ? { ...old, state: 'failed' } : old)),
    );
  };
  return { ...now, more, hide: () => setKept(NOTHING) };
}
