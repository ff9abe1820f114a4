import type { CSSProperties, ReactNode } from 'react';
import { useKitText } from '../text/kit.ts';
import { Meter } from './Meter.tsx';
import styles from './Track.module.css';

interface TrackProps {
  label: string;
  icon?: ReactNode;
  tone: 'heat' | 'xp' | 'game' | 'boss';
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
  onWhy?: () => void;
}

/** A row of fields with a marker, cubes on some, dashed ones where the marker is about to go, and an end. */
export function Track(props: TrackProps): ReactNode {
  const { label, icon, tone, max, value, forecast = value, cubes = [], endIcon, goal, note, onWhy } = props;
  const t = useKitText();
  const cells = Array.from({ length: max + 1 }, (_, i) => i);
  const spoken = forecast === value ? t.valueOf(label, value, max) : t.forecast(label, value, forecast);
  const isEnd = (n: number): boolean => endIcon !== undefined && n === max;
  return (
    <Meter label={label} icon={icon} tone={tone} value={value} goal={goal ?? max} note={note} onWhy={onWhy}>
      <div
        className={styles.cells}
        data-track={tone}
        style={{ '--n': cells.length } as CSSProperties}
        role="img"
        aria-label={spoken}
      >
        {cells.map((n) => (
          <i
            key={n}
            data-on={n > 0 && n <= value ? '' : undefined}
            data-marker={n === value ? '' : undefined}
            data-gain={n > value && n <= forecast ? '' : undefined}
            data-loss={n <= value && n > forecast ? '' : undefined}
            data-cube={cubes.includes(n) ? '' : undefined}
            data-end={isEnd(n) ? '' : undefined}
          >
            {isEnd(n) ? endIcon : n}
          </i>
        ))}
      </div>
    </Meter>
  );
}
