import type { ReactNode } from 'react';
import { useDesk } from '../context.ts';
import styles from './prompt.module.css';

/** Several decisions of one seat are open, or something may be done at any time: each is a chip beside the question. */
export function OtherDecisions({ which, onWhich }: { which: number; onWhich: (which: number) => void }): ReactNode {
  const { moment, live, t } = useDesk();
  if (!live || moment.decisions.length < 2) return null;
  return (
    <fieldset className={styles.others} aria-label={t.prompt.decisions}>
      {moment.decisions.map((decision, i) => (
        <button key={decision.id} type="button" aria-pressed={i === which} onClick={() => onWhich(i)}>
          {decision.aside ? t.prompt.anyTime : t.prompt.question(i + 1)}
        </button>
      ))}
    </fieldset>
  );
}
