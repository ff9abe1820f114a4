import { type ReactNode, useId } from 'react';
import styles from './label.module.css';

export interface ZoneProps {
  title: string;
  note?: ReactNode;
  noteTone?: 'plain' | 'danger';
  className?: string | undefined;
  children: ReactNode;
}

/** A zone of the table with its head line; the region is named by it. */
export function Zone({ title, note, noteTone = 'plain', className, children }: ZoneProps): ReactNode {
  const id = useId();
  return (
    <section className={className ? `${styles.zone} ${className}` : styles.zone} aria-labelledby={id}>
      <h2 className={styles.label}>
        <span id={id}>{title}</span>
        {note === undefined ? null : <small data-tone={noteTone}>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
