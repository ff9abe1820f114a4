import { type CSSProperties, type ReactNode, useId } from 'react';
import { useKitText } from '../text/kit.ts';
import { Meter } from './Meter.tsx';
import styles from './Track.module.css';

interface TrackProps {
  label: string;
  icon?: ReactNode;
  tone: 'heat' | 'xp' | 'game' | 'boss';
  min?: number;
  max: number;
  value: number;
  /** Value after what is being considered: the cells between get dashed. */
  forecast?: number;
  /** Cells that hold a cube. */
  cubes?: readonly number[];
  /** The last cell is the end: explosion, defeat. Its icon. */
  endIcon?: ReactNode;
  /** Behind the value: "/5". */
  goal?: number;
  note?: ReactNode;
  noteTone?: 'plain' | 'warn';
  onWhy?: () => void;
  /** Cells only, no head line. */
  compact?: boolean;
}

/** A row of fields with a marker, cubes on some, dashed ones where the marker is about to go, and an end. */
export function Track(props: TrackProps): ReactNode {
  const { label, icon, tone, min = 0, max, value, forecast, goal, note, noteTone, onWhy, compact } = props;
  const t = useKitText();
  const id = useId();
  const cells = Array.from({ length: max - min + 1 }, (_, i) => i + min);
  const spoken =
    forecast === undefined || forecast === value ? t.valueOf(label, value, max) : t.forecast(label, value, forecast);
  const body = (
    <div
      className={styles.cells}
      data-track={tone}
      style={{ '--n': cells.length } as CSSProperties}
      role="img"
      aria-label={spoken}
      id={id}
    >
      {cells.map((n) => (
        <TrackCell key={n} n={n} {...props} min={min} />
      ))}
    </div>
  );
  if (compact) return body;
  return (
    <Meter
      label={label}
      icon={icon}
      tone={tone}
      value={value}
      goal={goal ?? max}
      note={note}
      warn={noteTone === 'warn'}
      onWhy={onWhy}
    >
      {body}
    </Meter>
  );
}

function TrackCell({
  n,
  min = 0,
  max,
  value,
  forecast = value,
  cubes = [],
  endIcon,
}: TrackProps & { n: number }): ReactNode {
  const end = endIcon !== undefined && n === max;
  const gain = forecast > value && n > value && n <= forecast;
  const loss = forecast < value && n <= value && n > forecast;
  return (
    <i
      data-on={n > min && n <= value ? '' : undefined}
      data-marker={n === value ? '' : undefined}
      data-gain={gain ? '' : undefined}
      data-loss={loss ? '' : undefined}
      data-cube={cubes.includes(n) ? '' : undefined}
      data-end={end ? '' : undefined}
    >
      {end ? endIcon : n}
    </i>
  );
}
