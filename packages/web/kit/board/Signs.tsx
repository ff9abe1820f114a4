import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import styles from './SvgBoard.module.css';

/** The hint means this one: a bulb, not a colour alone. */
export function HintSign({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g className={styles.hint} transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <g transform="translate(-6.5 -6.5)" className={styles.sign}>
        <Icon name="hint" />
      </g>
    </g>
  );
}

/** Somebody points here: an eye and initials. */
export function PointedSign({ who, x, y }: { who: readonly string[]; x: number; y: number }): ReactNode {
  const letters = who.map((name) => [...name][0]).join('');
  const wide = 20 + letters.length * 8;
  return (
    <g className={styles.pointed} transform={`translate(${x - wide + 10} ${y})`}>
      <rect x="0" y="-10" width={wide} height="20" rx="10" />
      <g transform="translate(4 -6.5)" className={styles.sign}>
        <Icon name="eyeOpen" />
      </g>
      <text x={18 + letters.length * 3} y="0">
        {letters}
      </text>
    </g>
  );
}
