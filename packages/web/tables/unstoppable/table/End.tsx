import type { ReactNode } from 'react';
import { EndPage } from '../../shared/EndPage.tsx';
import { useUns } from '../context.ts';
import { EndView } from '../parts/index.ts';

export function End({ onBoard }: { onBoard: () => void }): ReactNode {
  const { view } = useUns();
  return (
    <EndPage round={view.turn} onBoard={onBoard}>
      {({ rows, actions, marked }) => <EndView view={view} rows={rows} actions={actions} {...marked} />}
    </EndPage>
  );
}
