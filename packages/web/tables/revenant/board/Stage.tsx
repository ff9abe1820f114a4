import type { ReactNode } from 'react';
import { isSmall } from '../../../desk/size.ts';
import { Offer } from '../own/Offer.tsx';
import { Own } from '../own/Own.tsx';
import { Forecast } from './Forecast.tsx';
import { StarMap } from './Map.tsx';
import { isOnMap, Supply } from './Supply.tsx';
import styles from './stage.module.css';
import { useMap } from './useMap.ts';

/** What is played on: the map, with the forecast in its corner and what is offered over it; on a phone the own goods below. */
export function Stage(): ReactNode {
  const { size } = useMap();
  const hasGoods = isSmall(size);
  return (
    <div className={styles.stage} data-goods={hasGoods ? '' : undefined}>
      <div className={styles.map}>
        <StarMap />
        {isOnMap(size) ? (
          <div className={styles.supply} data-tone="dark">
            <Supply />
          </div>
        ) : null}
        <Forecast />
        <Offer />
      </div>
      {hasGoods ? (
        <div className={styles.goods}>
          <Own />
        </div>
      ) : null}
    </div>
  );
}
