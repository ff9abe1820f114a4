import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/index.ts';
import styles from './SvgBoard.module.css';

/** Icons fill the drawing they lie in; here that is a square around a point. */
export function BoardIcon({ name, size = 13 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      className={styles.sign}
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      fontSize={size}
      aria-hidden="true"
    >
      <Icon name={name} />
    </svg>
  );
}

/** The hint means this one: a bulb, not a colour alone. */
export function HintSign({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g className={styles.hint} transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <BoardIcon name="hint" />
    </g>
  );
}

/** Somebody points here: an eye and initials, to the left or right of a point or around it. */
export function PointedSign({
  who,
  x,
  y,
  way = 0,
}: {
  who: readonly string[];
  x: number;
  y: number;
  way?: -1 | 0 | 1;
}): ReactNode {
  const letters = who.map((name) => [...name][0]).join('');
  const wide = 20 + letters.length * 8;
  return (
    <g className={styles.pointed} transform={`translate(${x + ((way - 1) / 2) * wide} ${y})`}>
      <rect x="0" y="-10" width={wide} height="20" rx="10" />
      <g transform="translate(11 0)">
        <BoardIcon name="eyeOpen" />
      </g>
      <text x={18 + letters.length * 3} y="0">
        {letters}
      </text>
    </g>
  );
}
