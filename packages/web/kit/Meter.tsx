import type { CSSProperties, ReactNode } from 'react';
import { useKitText } from '../text/kit.ts';
import { inkOf } from './ink.ts';
import styles from './Meter.module.css';

interface MeterProps {
  label: string;
  icon?: ReactNode;
  tone: string;
  value: ReactNode;
  goal?: ReactNode;
  note?: ReactNode;
  warn?: boolean;
  onWhy?: (() => void) | undefined;
  children: ReactNode;
}

/** Head line and note shared by tracks and tokens. */
export function Meter({ label, icon, tone, value, goal, note, warn, onWhy, children }: MeterProps): ReactNode {
  const t = useKitText();
  // Behind the note, or beside the label where there is none.
  const why =
    onWhy === undefined ? null : (
      <button type="button" className={styles.why} onClick={onWhy} aria-label={`${label}: ${t.why}`}>
        {t.why}
      </button>
    );
  return (
    <div className={styles.meter} style={{ '--ink': inkOf(tone) } as CSSProperties}>
      <div className={styles.head}>
        <span className={styles.label}>
          {icon}
          {label}
          {note === undefined ? why : null}
        </span>
        <span className={styles.value} aria-hidden="true">
          <b>{value}</b>
          {goal === undefined ? null : <small>/{goal}</small>}
        </span>
      </div>
      {children}
      {note === undefined ? null : (
        <p className={styles.note} data-warn={warn ? '' : undefined}>
          {note}
          {why}
        </p>
      )}
    </div>
  );
}

interface TokensProps {
  label: string;
  icon: ReactNode;
  intact: number;
  total: number;
  /** Places for tokens not owned yet. */
  places?: number;
  /** How many intact ones are at risk: −1 flags. */
  risk?: number;
  note?: ReactNode;
  onWhy?: () => void;
}

interface HealthBarProps {
  label: string;
  value: number;
  max: number;
  /** Value after what is being considered. */
  forecast?: number;
}

const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

/** Life tokens: whole, lost, and those about to be lost with a −1 flag. */
export function Tokens({ label, icon, intact, total, places = total, risk = 0, note, onWhy }: TokensProps): ReactNode {
  const t = useKitText();
  const spoken = t.valueOf(label, intact, total) + (risk > 0 ? `, ${t.atRisk(risk)}` : '');
  return (
    <Meter label={label} icon={icon} tone="life" value={intact} goal={total} note={note} warn={risk > 0} onWhy={onWhy}>
      <div
        className={styles.tokens}
        style={{ '--n': places } as CSSProperties}
        data-units=""
        role="img"
        aria-label={spoken}
      >
        {upTo(places).map((i) => (
          <i
            key={i}
            data-on={i < intact ? '' : undefined}
            data-owned={i < total ? '' : undefined}
            data-risk={i < intact && i >= intact - risk ? t.lifeLost : undefined}
          >
            {icon}
          </i>
        ))}
      </div>
    </Meter>
  );
}

/** The bar of a boss: slanted cells, those about to go are hatched. */
export function HealthBar({ label, value, max, forecast = value }: HealthBarProps): ReactNode {
  const t = useKitText();
  const spoken = forecast === value ? t.valueOf(label, value, max) : t.forecast(label, value, forecast);
  return (
    <span className={styles.bar} style={{ '--n': max } as CSSProperties} data-units="" role="img" aria-label={spoken}>
      {upTo(max).map((i) => (
        <i key={i} data-on={i < value ? '' : undefined} data-going={i < value && i >= forecast ? '' : undefined} />
      ))}
    </span>
  );
}
