import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** The head of a part of the Invasion's board. */
export function Title({
  children,
  note,
  className,
}: {
  children: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return (
    <h3 className={className ? `${styles.title} ${className}` : styles.title}>
      {children}
      {note === undefined ? null : <small className={styles.note}>{note}</small>}
    </h3>
  );
}
