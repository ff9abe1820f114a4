import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './SharedTrack.module.css';
import { Spoken } from './Spoken.tsx';

interface TrackMarker {
  id: string;
  /** Whose it is. */
  name: string;
  /** One sign on the marker: colour alone says nothing. */
  letter: string;
  value: number;
  /** Value after what is being considered: a ghost, and "7 → 0" in the head line. */
  forecast?: number;
  /** CSS colour. */
  color?: string;
}

/** A track that several players share, each with a marker in a row of its own. `Track` is for one value. */
interface SharedTrackProps {
  label: string;
  icon?: ReactNode;
  min?: number;
  max: number;
  markers: readonly TrackMarker[];
  /** Rows only, no head line. */
  compact?: boolean;
}

/** One row of numbers for several players: each has a marker with a letter, and a ghost where it is about to go. */
export function SharedTrack({ label, icon, min = 0, max, markers, compact }: SharedTrackProps): ReactNode {
  const t = useKitText();
  const cells = Array.from({ length: max - min + 1 }, (_, i) => i + min);
  const said = markers.map(({ name, value, forecast = value }) =>
    forecast === value ? t.marker(name, value) : t.markerThen(name, value, forecast),
  );
  return (
    <div className={styles.track} style={{ '--n': cells.length, '--rows': markers.length } as CSSProperties}>
      <Spoken>{`${label}: ${said.join('; ')}`}</Spoken>
      {compact ? null : (
        <div className={styles.head} aria-hidden="true">
          <span className={styles.label}>
            {icon}
            {label}
          </span>
          {markers.map((marker) => (
            <Legend key={marker.id} marker={marker} />
          ))}
        </div>
      )}
      <div className={styles.rows} aria-hidden="true" data-tone="dark">
        {markers.map((marker, row) => (
          <Row key={marker.id} marker={marker} row={row} min={min} />
        ))}
        {cells.map((n, i) => (
          <i
            key={n}
            className={styles.number}
            style={{ gridColumn: i + 1, gridRow: markers.length + 1 }}
            data-at={markers.some(({ value }) => value === n) ? '' : undefined}
          >
            {n}
          </i>
        ))}
      </div>
    </div>
  );
}

function Legend({ marker: { letter, name, value, forecast = value, color } }: { marker: TrackMarker }): ReactNode {
  return (
    <span className={styles.legend}>
      <i className={styles.chip} style={{ '--chip': color } as CSSProperties}>
        {letter}
      </i>
      {name}
      <b>{value}</b>
      {forecast === value ? null : (
        <em data-change={forecast < value ? 'loss' : 'gain'}>
          <Icon name="right" />
          {forecast}
        </em>
      )}
    </span>
  );
}

/** Each player has a row, so that who it is never hangs on the colour. */
function Row({ marker, row, min }: { marker: TrackMarker; row: number; min: number }): ReactNode {
  const { letter, value, forecast = value, color } = marker;
  const style = { '--chip': color, gridRow: row + 1 } as CSSProperties;
  const [low, high] = [Math.min(value, forecast), Math.max(value, forecast)];
  return (
    <>
      <i className={styles.bar} style={{ ...style, gridColumn: `1 / ${value - min + 2}` }} />
      {low === high ? null : (
        <i
          className={styles.change}
          data-change={forecast < value ? 'loss' : 'gain'}
          style={{ ...style, gridColumn: `${low - min + 1} / ${high - min + 2}`, ['--span' as string]: high - low + 1 }}
        />
      )}
      {forecast === value ? null : (
        <i className={styles.chip} data-ghost="" style={{ ...style, gridColumn: forecast - min + 1 }}>
          {letter}
        </i>
      )}
      <i className={styles.chip} style={{ ...style, gridColumn: value - min + 1 }}>
        {letter}
      </i>
    </>
  );
}
