import type { ReactNode } from 'react';
import styles from './label.module.css';

/** The head line of a part of the board, where there is room for one; the part itself is named for screen readers. */
export function Label({ title, note, isBad }: { title: string; note?: ReactNode; isBad?: boolean }): ReactNode {
  return (
    <p className={styles.label} data-part="label" aria-hidden="true">
      {title}
      {note === undefined ? null : <small data-bad={isBad ? '' : undefined}>{note}</small>}
    </p>
  );
}
