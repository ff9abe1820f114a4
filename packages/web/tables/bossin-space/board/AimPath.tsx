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

function pathBetween(own: SVGSVGElement, board: HTMLElement, from: string, to: string): string {
  const a = board.querySelector(`[data-flip="${CSS.escape(from)}"]`)?.getBoundingClientRect();
  const b = board.querySelector(`[data-flip="${CSS.escape(to)}"]`)?.getBoundingClientRect();
  if (!a || !b) return '';
  const box = own.getBoundingClientRect();
  const x1 = a.left + a.width / 2 - box.left;
  const y1 = a.top - box.top + a.height * 0.12;
  const middle = b.left + b.width / 2 - box.left;
  const straight = Math.abs(middle - x1) < b.width / 2;
  if (straight) return `M${x1} ${y1}L${middle} ${b.bottom - box.top}`;
  const side = middle < x1 ? b.right - box.left + 4 : b.left - box.left - 4;
  const y2 = b.top - box.top + b.height * 0.4;
  return `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x1} ${y2} ${side} ${y2}`;
}
