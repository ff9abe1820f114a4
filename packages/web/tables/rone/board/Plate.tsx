import type { ReactNode } from 'react';
import styles from './plate.module.css';

/** A steel plate, screwed down and a little rusty: what things of this game lie on. */
export function Plate({
  label,
  className,
  children,
  part,
  flip,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
  part?: string;
  flip?: string;
}): ReactNode {
  return (
    <section
      className={className ? `${styles.plate} ${className}` : styles.plate}
      data-tone="dark"
      data-plate={part}
      data-flip={flip}
      aria-label={label}
    >
      <i className={styles.rust} aria-hidden="true" />
      {children}
    </section>
  );
}

/** The heading of a plate. */
export function PlateTitle({ children, note }: { children: ReactNode; note?: ReactNode }): ReactNode {
  return (
    <h2 className={styles.title}>
      {children}
      {note === undefined ? null : <small>{note}</small>}
    </h2>
  );
}
