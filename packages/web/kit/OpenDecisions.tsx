import type { ReactNode } from 'react';
import styles from './OpenDecisions.module.css';

export interface OpenDecisionsProps {
  label: string;
  decisions: readonly { id: string; title: string }[];
  /** The id of the one that is being answered. */
  active: string;
  onOpen: (id: string) => void;
}

/**
 * Several questions at once, or something that may be done at any time: a quiet chip for each beside the question that is
 * shown. With a single one there is nothing to choose.
 */
export function OpenDecisions({ label, decisions, active, onOpen }: OpenDecisionsProps): ReactNode {
  if (decisions.length < 2) return null;
  return (
    <fieldset className={styles.decisions} aria-label={label}>
      {decisions.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={id === active} onClick={() => onOpen(id)}>
          <span>{title}</span>
        </button>
      ))}
    </fieldset>
  );
}
