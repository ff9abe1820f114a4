import type { ReactNode } from 'react';
import { useChange } from '../../../kit/index.ts';
import styles from './value.module.css';

/** A number that jumps when it grows and flinches when it falls. */
export function Value({ value, children }: { value: number; children?: ReactNode }): ReactNode {
  const { way, key } = useChange(value);
  return (
    <span key={key} className={styles.value} data-way={way}>
      {children ?? value}
    </span>
  );
}
