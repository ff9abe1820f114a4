import type { View } from '@starhold/revenant';
import { arkLimit, HULL_SPACES, houseShipsIn, raidForecast, SMALL_LIMIT } from '@starhold/revenant/forecast';
import { nameFor } from '@starhold/revenant/text';
import type { Desk } from '../../../desk/context.ts';
import type { Face } from '../../../desk/front.ts';
import type { Target } from '../../../desk/target.ts';
import { kindIn, shipsAt } from '../model/fleet.ts';
import { playerName, sectorName, shipName } from '../model/names.ts';
import { isSector } from '../model/targets.ts';
import { MAP_TEXT } from '../texts/map.ts';
import styles from './sectorFace.module.css';

/** A sector or the Revenant, large: who is there, how much more fits, and what a raid would do now. */
export function sectorFace(target: Target, desk: Desk<View>): Face | undefined {
  const { view, lang, names } = desk;
  const m = MAP_TEXT[lang];
  if (!isSector(target)) return undefined;
  const place = view.sectors.find(({ id }) => id === target);
  const title = sectorName(target, lang);
  if (!place) return { title, body: <p>{m.map.inner}</p> };
  const arks = houseShipsIn(view, target).filter(({ id }) => kindIn(id) === 'ark').length;
  const small = houseShipsIn(view, target).length - arks;
  const raid = raidForecast(view).sectors.find(({ sector }) => sector === target);
  const threat = [
    place.voidborn > 0 ? m.map.voidborn(place.voidborn) : m.map.noVoidborn,
    ...(place.shields > 0 ? [m.map.shields(place.shields)] : []),
    ...(place.rift ? [m.map.rift] : []),
  ];
  return {
    title,
    body: (
      <div className={styles.sector}>
        <p>{threat.join(', ')}</p>
        {place.planet === '' ? null : <p>{m.map.planet(nameFor(view, place.planet, lang))}</p>}
        <p>{m.map.room(arks, arkLimit(target), small, SMALL_LIMIT)}</p>
        <ul>
          {shipsAt(view, target).map(({ id }) => (
            <li key={id}>{shipName(id, view, names, lang)}</li>
          ))}
        </ul>
        {raid && raid.damage > 0 ? (
          <p>
            <b>{m.raid.title}:</b> {m.raid.sector(title, raid.damage, playerName(names, raid.decider, lang))}
            {raid.spill > 0 ? `, ${m.raid.spill(raid.spill)} (${view.hull}/${HULL_SPACES})` : ''}
          </p>
        ) : null}
      </div>
    ),
  };
}
