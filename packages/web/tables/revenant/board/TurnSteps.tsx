import type { ReactNode } from 'react';
import { isDesk } from '../../../desk/size.ts';
import styles from './turnSteps.module.css';
import { useMap } from './useMap.ts';

/** The five steps of a turn above the question of a desk; what is asked in which step is also said in words. */
export function TurnSteps(): ReactNode {
  const { view, m, size } = useMap();
  if (view.step < 0 || !isDesk(size)) return null;
  return (
    <ol className={styles.steps} aria-hidden="true">
      {m.steps.map((name, step) => (
        <li key={name} data-now={step === view.step ? '' : undefined} data-past={step < view.step ? '' : undefined}>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
