import { useState } from 'react';
import type { Hint, TableSession } from '../session/types.ts';

export interface HintState {
  depth: 0 | 1 | 2 | 3;
  hint: Hint | null;
  state: 'idle' | 'thinking' | 'failed';
  /** One step deeper, or the first one. */
  more: () => void;
  hide: () => void;
}

const NOTHING = {
  decision: '',
  depth: 0 as HintState['depth'],
  hint: null as Hint | null,
  state: 'idle' as HintState['state'],
};

/** A hint belongs to one decision; the next one starts without. */
export function useHint(session: TableSession, decision: string): HintState {
  const [kept, setKept] = useState(NOTHING);
  const now = kept.decision === decision ? kept : NOTHING;
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
