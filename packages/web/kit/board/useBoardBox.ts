import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BoardSize } from '../types.ts';

export interface BoardBox extends BoardSize {
  /** The least size of a touchable thing here: the token `--target`. */
  finger: number;
}

/**
 * The size of the board in CSS pixels. Boards are drawn one to one, never scaled, so words keep the size that the style sheet
 * gives them and a finger's width is a finger's width.
 */
export function useBoardBox(root: RefObject<HTMLElement | null>): BoardBox | undefined {
  const [box, setBox] = useState<BoardBox>();
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const measure = (): void => {
      const [width, height] = [board.clientWidth, board.clientHeight];
      const finger = Number.parseFloat(getComputedStyle(board).getPropertyValue('--target')) || 44;
      if (width === 0 || height === 0) return;
      setBox((old) =>
        old?.width === width && old.height === height && old.finger === finger ? old : { width, height, finger },
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => watch.disconnect();
  }, [root]);
  return box;
}
