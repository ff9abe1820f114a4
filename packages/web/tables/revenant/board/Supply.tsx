import type { ReactNode } from 'react';
import type { SizeClass } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { kindIn, supplyOf } from '../model/fleet.ts';
import { shipName } from '../model/names.ts';
import { Panel } from '../own/Panel.tsx';
import styles from './fleet.module.css';
import { ShipFace, SIZES } from './pieces.tsx';
import { useMap } from './useMap.ts';

/** On a desk the ships of the supply lie in a corner of the map, which the window leaves free. */
export const isOnMap = (size: SizeClass): boolean => size === 'D' || size === 'XL';

/** Ships that have been lost or never came: what can be deployed. */
export function Supply(): ReactNode {
  const { view, names, lang, m, sign, size } = useMap();
  const scale = isOnMap(size) ? 0.62 : 0.8;
  const ships = supplyOf(view);
  const list = (
    <ul className={styles.supply} aria-label={m.supply.title} data-flip="supply">
      {ships.map((ship) => {
        const { width, height } = SIZES[kindIn(ship.id)];
        return (
          <li key={ship.id}>
            <Thing target={ship.id} className={styles.ship} name={shipName(ship.id, view, names, lang)}>
              <svg viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale} aria-hidden="true">
                <ShipFace ship={ship} landed={false} acts={false} signOf={sign} />
              </svg>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
  if (isOnMap(size)) return list;
  return (
    <Panel label={m.supply.title} note={String(ships.length)} part="supply">
      {ships.length === 0 ? <p>{m.supply.none}</p> : list}
    </Panel>
  );
}
