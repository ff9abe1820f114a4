import { useState } from 'react';
import { useLocation } from 'wouter';
import { useShellText } from '../../text/shell.ts';
import type { GameId } from '../games.ts';
import { startQuickly } from '../new-table/start.ts';
import { beginOpening, endOpening } from '../opening.ts';
import { paths } from '../routes.ts';

/** One click to a table. */
export function useQuickStart(game: GameId) {
  const t = useShellText();
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** `from`: what was pressed; the poster of the game grows out of it. */
  const start = (from?: Element | null): void => {
    setState('busy');
    beginOpening(game, from);
    startQuickly(game, t.newTable.defaultName).then(
      (id) => {
        setState('idle');
        go(paths.table(id));
      },
      () => {
        endOpening();
        setState('failed');
      },
    );
  };
  return { start, busy: state === 'busy', failed: state === 'failed' };
}
