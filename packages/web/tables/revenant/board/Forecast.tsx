import { HULL_SPACES, orderAfterMuster, raidForecast } from '@starhold/revenant/forecast';
import { type ReactNode, useMemo } from 'react';
import { RevenantIcon } from '../../../art/revenant/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { playerName, sectorName, shipName } from '../model/names.ts';
import styles from './forecast.module.css';
import { toggleForecast, useForecastOpen } from './forecastSwitch.ts';
import { useMap } from './useMap.ts';

/** The button over the corner of the map, and what the raid would cost if it came now. */
export function Forecast(): ReactNode {
  const { view, m } = useMap();
  const isOpen = useForecastOpen();
  if (view.cycle === 0) return null;
  return (
    <div className={styles.forecast} data-tone="dark">
      <button type="button" className={styles.button} aria-pressed={isOpen} onClick={toggleForecast}>
        <RevenantIcon name="voidborn" />
        <span>{isOpen ? m.raid.close : m.raid.open}</span>
      </button>
      {isOpen ? <Summary /> : null}
    </div>
  );
}

function Summary(): ReactNode {
  const { view, names, lang, m } = useMap();
  const raid = useMemo(() => raidForecast(view), [view]);
  const who = (player: number): string => playerName(names, player, lang);
  const shields = raid.sectors.reduce((n, one) => n + one.shields, 0);
  const rows: readonly (readonly [string, string])[] = [
    [m.raid.damage, `${raid.damage} (${m.raid.shielded(raid.damage + shields, shields)})`],
    [m.raid.lost, raid.lost === 0 ? m.raid.none : m.raid.lostShips(raid.lost)],
    ...(raid.certain.length === 0
      ? []
      : [[m.raid.certain, raid.certain.map((ship) => shipName(ship, view, names, lang)).join(', ')] as const]),
    [m.raid.corruption, raid.corrupted === 0 ? m.raid.none : m.raid.corruptedIn(raid.corrupted)],
    [
      m.raid.hull,
      [
        m.raid.hullAfter(view.hull, raid.hull, HULL_SPACES),
        ...(raid.failures > 0 ? [m.raid.fails(raid.failures)] : []),
      ].join(', '),
    ],
    [m.raid.order, orderAfterMuster(view).map(who).join(', ')],
  ];
  return (
    <section className={styles.summary} aria-label={m.raid.title}>
      <h2>{m.raid.title}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* The plates on the map, in words. */}
      <Spoken>
        {raid.sectors
          .map((one) => {
            const name = sectorName(one.sector, lang);
            if (one.damage === 0) return m.raid.quiet(name);
            return [
              m.raid.sector(name, one.damage, who(one.decider)),
              ...(one.marks > 0 ? [m.raid.marks(one.marks)] : []),
              ...(one.lost > 0 ? [m.raid.lostShips(one.lost)] : []),
              ...(one.spill > 0 ? [m.raid.spill(one.spill)] : []),
              ...(one.unsure ? [m.raid.unsure] : []),
            ].join(', ');
          })
          .join('; ')}
      </Spoken>
    </section>
  );
}
