import type { ReactNode } from 'react';
import styles from './Panel.module.css';
import type { PanelProps } from './types.ts';

export function Panel({ title, aside, children, className, label }: PanelProps): ReactNode {
  return (
    <section className={className ? `${styles.panel} ${className}` : styles.panel} aria-label={label}>
      {title === undefined ? null : (
        <h2 className={styles.title}>
          <span>{title}</span>
          {aside === undefined ? null : <small>{aside}</small>}
        </h2>
      )}
      {children}
    </section>
  );
}
