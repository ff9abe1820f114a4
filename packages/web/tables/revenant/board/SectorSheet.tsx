import { nameFor } from '@starhold/revenant/text';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { IconButton, useRoving } from '../../../kit/index.ts';
import type { BoardSize } from '../../../kit/types.ts';
import { useKitText } from '../../../text/kit.ts';
import { kindIn } from '../model/fleet.ts';
import { shipName, thingName } from '../model/names.ts';
import { PLANET_SIZE, PlanetFace, SEAT_SIZE, ShipFace, SIZES, SpaceFace } from './pieces.tsx';
import styles from './sheet.module.css';
import { isLanded, spokenShip, spokenSpace, thingsIn } from './standing.tsx';
import { type MapDesk, useMap } from './useMap.ts';

interface SheetProps {
  /** A sector, or the Revenant. */
  place: string;
  onPress: (target: string) => void;
  onClose: () => void;
}

/** One place of the map, taken apart: everything in it large enough for a finger. */
export function SectorSheet({ place, onPress, onClose }: SheetProps): ReactNode {
  const desk = useMap();
  const kit = useKitText();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const title = thingName(place, desk.view, desk.names, desk.lang) ?? '';
  return (
    <section className={styles.sheet} data-tone="dark" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton label={kit.close} icon={<Icon name="close" />} size="s" onPress={onClose} />
      </header>
      <ul ref={root} onKeyDown={onKeyDown}>
        {thingsIn(desk.view, place).map((target) => {
          const { name, label, size, face } = shownAs(desk, target);
          return (
            <li key={target}>
              <Thing
                target={target}
                flip={`sheet.${target}`}
                name={name}
                className={styles.ship}
                onPress={() => onPress(target)}
              >
                <span className={styles.face}>
                  <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
                    {face}
                  </svg>
                  <span>{label}</span>
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Shown {
  /** All of it in words. */
  name: string;
  label: string;
  size: BoardSize;
  face: ReactNode;
}

function shownAs(desk: MapDesk, target: string): Shown {
  const { view, names, lang, sign } = desk;
  if (target === 'reinforce' || target === 'hypercharge') {
    const face = <SpaceFace space={target} crew={view[target]} signOf={sign} />;
    return { name: spokenSpace(desk, target), label: nameFor(view, target, lang), size: SEAT_SIZE, face };
  }
  const ship = view.ships.find(({ id }) => id === target);
  if (ship) {
    const face = <ShipFace ship={ship} landed={isLanded(desk, target)} acts={view.ship === target} signOf={sign} />;
    const label = shipName(target, view, names, lang);
    return { name: spokenShip(desk, ship), label, size: SIZES[kindIn(target)], face };
  }
  const label = nameFor(view, target, lang);
  const place = view.sectors.find(({ planet }) => planet === target);
  const face = <PlanetFace id={target} data={place?.data ?? false} taken={(place?.lander ?? '') !== ''} />;
  return { name: desk.m.map.planet(label), label, size: PLANET_SIZE, face };
}
