import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './AimPath.module.css';

export interface AimPathProps {
  from: string;
  to: string;
}

/** A dashed path between two things on the board, from `data-flip` to `data-flip`. Goes into the board's overlay. */
export function AimPath({ from, to }: AimPathProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const [d, setD] = useState('');
  useLayoutEffect(() => {
    const own = svg.current;
    const board = own?.closest<HTMLElement>('[data-board]');
    if (!own || !board) return;
    const draw = () => setD(pathBetween(own, board, from, to));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(board);
    return () => watch.disconnect();
  }, [from, to]);
  return (
    <svg ref={svg} className={styles.path} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Below the chip of what is aimed at. */
const END = 10;

/**
 * Along the line, where no card lies, then up the column of what is met first there: nothing is below it, so the path crosses
 * no other card, nor what is said of it.
 */
function pathBetween(own: SVGSVGElement, board: HTMLElement, from: string, to: string): string {
  const [a, b, line] = [from, to, 'line'].map((flip) =>
    board.querySelector(`[data-flip="${CSS.escape(flip)}"]`)?.getBoundingClientRect(),
  );
  if (!a || !b || !line) return '';
  const { left, top } = own.getBoundingClientRect();
  const x1 = a.left + a.width / 2 - left;
  const x2 = b.left + b.width / 2 - left;
  const start = `M${x1} ${a.top - top + a.height * 0.12}`;
  const end = `V${b.bottom - top + END}`;
  // Nearly above: no step aside.
  return Math.abs(x2 - x1) < 2 ? `${start}${end}` : `${start}V${line.top + line.height / 2 - top}H${x2}${end}`;
}
