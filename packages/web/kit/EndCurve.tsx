import type { ReactNode } from 'react';
import styles from './EndScene.module.css';

export interface CurvePoint {
  round: number;
  worth: number;
}

/** How it stood, round by round, between lost and won; the round in which it turned is marked. */
export function EndCurve({
  curve,
  which,
  label,
  mark,
}: {
  curve: readonly CurvePoint[];
  which: number;
  /** The curve in words. */
  label: string;
  /** "Round 11" */
  mark: string;
}): ReactNode {
  const x = (i: number): number => (i / Math.max(1, curve.length - 1)) * 100;
  const y = (worth: number): number => 4 + (1 - worth) * 92;
  const line = curve.map(({ worth }, i) => `${x(i).toFixed(2)},${y(worth).toFixed(2)}`).join(' ');
  const at = curve[which];
  const near = Math.min(82, Math.max(18, x(which)));
  return (
    <figure className={styles.curve} role="img" aria-label={label}>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <title>{label}</title>
          <line x1="0" x2="100" y1="50" y2="50" className={styles.half} />
          <polygon points={`0,100 ${line} 100,100`} className={styles.under} />
          <polyline points={line} className={styles.line} />
          <line x1={x(which)} x2={x(which)} y1={y(at.worth)} y2="100" className={styles.drop} />
        </svg>
        <i className={styles.dot} style={{ left: `${x(which)}%`, top: `${y(at.worth)}%` }} />
        <small className={styles.fifty}>50 %</small>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{curve[0].round}</span>
        <b style={{ left: `${near}%` }}>{mark}</b>
        <span>{curve[curve.length - 1].round}</span>
      </div>
    </figure>
  );
}
