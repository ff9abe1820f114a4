import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import styles from './CardStats.module.css';

/** The wedge at the left of a stat bar. `changed` marks a value that is not the printed one. */
export function AttackStat({
  value,
  icon,
  changed,
}: {
  value: number;
  icon?: ReactNode;
  changed?: boolean;
}): ReactNode {
  return (
    <span className={styles.attack} data-changed={changed ? '' : undefined}>
      {icon ?? <Icon name="burst" />}
      <b>{value}</b>
    </span>
  );
}

/** Shield, a cell per point of health, and the number. */
export function HealthStat({
  value,
  max,
  shield,
}: {
  value: number;
  max: number;
  shield?: boolean | number;
}): ReactNode {
  const cells = Array.from({ length: max }, (_, i) => i);
  return (
    <span className={styles.health}>
      {shield ? (
        <span className={styles.shield}>
          <Icon name="hex" />
          <em>{typeof shield === 'number' ? shield : 1}</em>
        </span>
      ) : null}
      <span className={styles.cells}>
        {cells.map((i) => (
          <i key={i} data-on={i < value ? '' : undefined} />
        ))}
      </span>
      <b>{value}</b>
    </span>
  );
}
