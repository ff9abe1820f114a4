import { memo, type ReactNode } from 'react';
import styles from './Stars.module.css';

const COUNT = 70;

/** Where star number `i` stands: a fixed sequence that fills the sky evenly without looking like a grid. */
function star(i: number): { x: number; y: number; r: number; o: number } {
  const x = (i * 0.754877666) % 1;
  const y = (i * 0.569840291) % 1;
  const z = (i * 0.618033989) % 1;
  return { x: x * 1440, y: y * 900, r: 0.4 + z * 0.7, o: 0.25 + z * 0.5 };
}

/** The night behind the page; only a hint of it in the light theme. */
export const Stars = memo(function Stars(): ReactNode {
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Array.from({ length: COUNT }, (_, i) => star(i + 1)).map(({ x, y, r, o }) => (
          <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} opacity={o.toFixed(2)} />
        ))}
      </svg>
    </div>
  );
});
