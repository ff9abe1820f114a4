import type { ReactNode } from 'react';
import { later } from '../../../desk/later.tsx';
import { isSmall } from '../../../desk/size.ts';
import { Offer } from '../own/Offer.tsx';
import { Own } from '../own/Own.tsx';
import { Forecast, Summary, SummaryStrip } from './Forecast.tsx';
import { useForecastOpen } from './forecastSwitch.ts';
import { StarMap } from './Map.tsx';
import { isOnMap, Supply } from './Supply.tsx';
import styles from './stage.module.css';
import { useMap } from './useMap.ts';

// Nothing of it happens while the table is set up.
const Told = later(async () => (await import('./Tally.tsx')).Told);

/** What is played on: the map, with the forecast in its corner and what is offered over it; on a phone the own goods below. */
export function Stage(): ReactNode {
  const { size, view } = useMap();
  const hasGoods = isSmall(size);
  const isForecast = useForecastOpen() && view.cycle > 0;
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
        {view.cycle > 0 ? <Told /> : null}
      </div>
      {hasGoods ? <div className={styles.goods}>{isForecast ? <SummaryStrip /> : <Own />}</div> : null}
      {isForecast && !hasGoods ? <Summary /> : null}
    </div>
  );
}
