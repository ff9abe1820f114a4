import { PHASES } from '@starhold/bossin-space';
import type { ReactNode } from 'react';
import { Bar } from '../../../desk/Bar.tsx';
import { useText } from '../../../shell/lang.tsx';
import { SHELL_TEXT } from '../../../text/shell.ts';
import { useBos } from '../context.ts';

/** Round and phases of Bossin' Space in the bar of every table. */
export function TopBar({ onMenu }: { onMenu: () => void }): ReactNode {
  const { view, w } = useBos();
  const { games } = useText(SHELL_TEXT);
  const step = view.slot > 0 ? ` ${view.slot}/4` : '';
  return (
    <Bar
      name={games['bossin-space'].name}
      round={w.bar.round(view.round)}
      phase={view.slot > 0 ? `${w.bar.phases.execution}${step}` : w.bar.phases[view.phase]}
      phases={PHASES.filter((phase) => phase !== 'setup').map((phase) => ({
        id: phase,
        name: `${w.bar.phases[phase]}${view.phase === phase ? step : ''}`,
        now: view.phase === phase,
      }))}
      onMenu={onMenu}
    />
  );
}
