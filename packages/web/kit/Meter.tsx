import type { ReactNode } from 'react';
import { useKitText } from '../text/kit.ts';
import styles from './Meter.module.css';

/** Head line and note shared by tracks and tokens. */
export function Meter({
  label,
  icon,
  tone,
  value,
  goal,
  note,
  warn,
  onWhy,
  children,
}: {
  label: string;
  icon?: ReactNode;
  tone: string;
  value: ReactNode;
  goal?: ReactNode;
  note?: ReactNode;
  warn?: boolean;
  onWhy?: (() => void) | undefined;
  children: ReactNode;
}): ReactNode {
  const t = useKitText();
  // Behind the note, or beside the label where there is none.
  const why =
    onWhy === undefined ? null : (
      <button type="button" className={styles.why} onClick={onWhy} aria-label={`${label}: ${t.why}`}>
        {t.why}
      </button>
    );
  return (
    <div className={styles.meter} data-meter={tone}>
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
