import type { ReactNode } from 'react';
import { Offer } from '../own/Offer.tsx';
import { Forecast } from './Forecast.tsx';
import { StarMap } from './Map.tsx';
import styles from './stage.module.css';

/** What is played on: the map, with the forecast in its corner and what is offered over it. */
export function Stage(): ReactNode {
  return (
    <div className={styles.stage}>
      <StarMap />
      <Forecast />
      <Offer />
    </div>
  );
}
