import type { ReactNode } from 'react';
import { Crew } from '../own/Crew.tsx';
import { Frigate } from '../own/Frigate.tsx';
import { Secret } from '../own/Secret.tsx';
import styles from './fleet.module.css';

/** On a small table one tab holds what is mine. */
export function Ship(): ReactNode {
  return (
    <div className={styles.fleet}>
      <Frigate />
      <Crew />
      <Secret />
    </div>
  );
}
