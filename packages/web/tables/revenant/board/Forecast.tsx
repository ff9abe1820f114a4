import { HULL_SPACES, orderAfterMuster, raidForecast } from '@starhold/revenant/forecast';
import { type ReactNode, useMemo } from 'react';
import { RevenantIcon, type RevenantSign } from '../../../art/revenant/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { playerName, sectorName, shipName } from '../model/names.ts';
import styles from './forecast.module.css';
import { toggleForecast, useForecastOpen } from './forecastSwitch.ts';
import { useMap } from './useMap.ts';

/** The button over the corner of the map. */
export function Forecast(): ReactNode {
  const { view, m } = useMap();
  const isOpen = useForecastOpen();
  if (view.cycle === 0) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-tone="dark"
      aria-pressed={isOpen}
      title={isOpen ? m.raid.close : m.raid.open}
      onClick={toggleForecast}
    >
      <RevenantIcon name="voidborn" />
      <span>{isOpen ? m.raid.close : m.raid.open}</span>
    </button>
  );
}

/** What the raid would cost if it came now: over the log of a desk, in place of the goods of a small table. */
export function Summary(): ReactNode {
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
    <section className={styles.summary} data-tone="dark" aria-label={m.raid.title}>
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

/** The same in one line. */
export function SummaryStrip(): ReactNode {
  const { view, m } = useMap();
  const raid = useMemo(() => raidForecast(view), [view]);
  const facts: readonly (readonly [string, RevenantSign, string])[] = [
    [m.raid.damage, 'voidborn', String(raid.damage)],
    [m.raid.lost, 'ark', `−${raid.lost}`],
    [m.raid.corruption, 'corruption', `+${raid.corrupted}`],
    [m.raid.hull, 'revenant', `${view.hull}→${raid.hull}/${HULL_SPACES}`],
    ...(raid.failures > 0 ? [[m.raid.fails(raid.failures), 'damage', `!${raid.failures}`] as const] : []),
  ];
  return (
    <dl className={styles.strip} aria-label={m.raid.title}>
      {facts.map(([label, icon, value]) => (
        <div key={label} title={label}>
          <dt>
            <Spoken>{label}</Spoken>
            <RevenantIcon name={icon} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
