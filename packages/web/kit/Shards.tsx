import type { CSSProperties, ReactNode } from 'react';
import styles from './Shards.module.css';

/** Pieces that make up the whole, and where each goes, in percent of the thing. */
interface Piece {
  shape: string;
  x: number;
  y: number;
  turn: number;
}

const WEDGES = 7;
const INNER = 20;
const OUTER = 95;

/** Uneven, but the same each time. */
const uneven = (n: number): number => Math.sin(n * 12.9898) * 0.5;

function piecesOf(): Piece[] {
  const rays = Array.from({ length: WEDGES }, (_, i) => ((i + uneven(i + 1) * 0.7) / WEDGES) * 2 * Math.PI);
  const spot = (ray: number, far: number): string =>
    `${(50 + Math.cos(ray) * far).toFixed(1)}% ${(50 + Math.sin(ray) * far).toFixed(1)}%`;
  return rays.flatMap((ray, i) => {
    const next = (rays[i + 1] ?? rays[0] + 2 * Math.PI) as number;
    const [a, b] = [INNER + uneven(i) * 9, INNER + uneven((i + 1) % WEDGES) * 9];
    const middle = (ray + next) / 2;
    const away = (far: number): Pick<Piece, 'x' | 'y'> => ({ x: Math.cos(middle) * far, y: Math.sin(middle) * far });
    return [
      { shape: ['50% 50%', spot(ray, a), spot(next, b)].join(), ...away(5), turn: uneven(i + 3) * 14 },
      {
        shape: [spot(ray, a), spot(ray, OUTER), spot(next, OUTER), spot(next, b)].join(),
        ...away(15 + uneven(i + 5) * 8),
        turn: uneven(i + 7) * 22,
      },
    ];
  });
}

const PIECES = piecesOf();

/** A thing that falls apart along its facets, light between them. */
export function Shards({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className={styles.shards} data-shards="" aria-hidden="true">
      <i className={styles.light} />
      {PIECES.map(({ shape, x, y, turn }) => (
        <span
          key={shape}
          className={styles.piece}
          style={
            { clipPath: `polygon(${shape})`, '--x': `${x}%`, '--y': `${y}%`, '--turn': `${turn}deg` } as CSSProperties
          }
        >
          {children}
        </span>
      ))}
    </span>
  );
}
