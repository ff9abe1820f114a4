import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { IconButton, useRoving } from '../../../kit/index.ts';
import { useKitText } from '../../../text/kit.ts';
import { kindIn, shipsAt } from '../model/fleet.ts';
import { sectorName, shipName } from '../model/names.ts';
import { PlanetFace, ShipFace, SIZES } from './pieces.tsx';
import styles from './sheet.module.css';
import { isLanded, spokenShip } from './standing.tsx';
import { useMap } from './useMap.ts';

/** One sector, taken apart: each of its ships and its planet large enough for a finger. */
export function SectorSheet({ sector, onClose }: { sector: string; onClose: () => void }): ReactNode {
  const desk = useMap();
  const { view, names, lang, sign, press } = desk;
  const kit = useKitText();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const place = view.sectors.find(({ id }) => id === sector);
  const choose = (target: string): void => {
    onClose();
    press(target);
  };
  return (
    <section className={styles.sheet} data-tone="dark" aria-label={sectorName(sector, lang)}>
      <header>
        <h2>{sectorName(sector, lang)}</h2>
        <IconButton label={kit.close} icon={<Icon name="close" />} size="s" onPress={onClose} />
      </header>
      <ul ref={root} onKeyDown={onKeyDown}>
        {shipsAt(view, sector).map((ship) => {
          const { width, height } = SIZES[kindIn(ship.id)];
          return (
            <li key={ship.id}>
              <Thing
                target={ship.id}
                flip={`sheet.${ship.id}`}
                name={spokenShip(desk, ship)}
                className={styles.ship}
                onPress={() => choose(ship.id)}
              >
                <span className={styles.face}>
                  <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                    <ShipFace ship={ship} landed={isLanded(desk, ship.id)} acts={view.ship === ship.id} signOf={sign} />
                  </svg>
                  <span>{shipName(ship.id, view, names, lang)}</span>
                </span>
              </Thing>
            </li>
          );
        })}
        {place && place.planet !== '' ? (
          <li>
            <Thing
              target={place.planet}
              flip={`sheet.${place.planet}`}
              name={desk.words.hints.thing(place.planet) ?? ''}
              className={styles.ship}
              onPress={() => choose(place.planet)}
            >
              <span className={styles.face}>
                <svg width="38" height="38" viewBox="0 0 38 38" aria-hidden="true">
                  <PlanetFace id={place.planet} data={place.data} taken={place.lander !== ''} />
                </svg>
                <span>{desk.words.hints.thing(place.planet)}</span>
              </span>
            </Thing>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
