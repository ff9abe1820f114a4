import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A pane of night glass between gold leads: what parts of this table lie on. */
export function Panel({
  label,
  note,
  part,
  className,
  children,
}: {
  label: string;
  note?: ReactNode;
  part?: string;
  className?: string | undefined;
  children?: ReactNode;
}): ReactNode {
  return (
    <section className={className ? `${styles.panel} ${className}` : styles.panel} data-panel={part} aria-label={label}>
      <h2 className={styles.title}>
        <svg viewBox="0 0 10 14" aria-hidden="true">
          <path d="M1 14V7C1 4 3 2 5 0c2 2 4 4 4 7v7" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        {label}
        {note === undefined ? null : <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
