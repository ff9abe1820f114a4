import type { BoardLayout, BoardSize, SpotShape } from '../types.ts';

export interface GridPlan {
  rows: number;
  columns: number;
  /** The target of a cell; nothing where the grid has a hole. */
  target: (row: number, column: number) => string | undefined;
  /** Between cells; 48 and more leaves room for links that can be chosen. */
  gap?: number;
}

const EDGE = 6;
const CORNER = 17;

/** Cells in rows and columns, filling the board. */
export function gridLayout({ rows, columns, target, gap = 8 }: GridPlan): (size: BoardSize) => BoardLayout {
  return ({ width, height }) => {
    const wide = (width - 2 * EDGE - gap * (columns - 1)) / columns;
    const high = (height - 2 * EDGE - gap * (rows - 1)) / rows;
    const spots: SpotShape[] = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const name = target(row, column);
        if (name === undefined) continue;
        spots.push(cellAt(name, EDGE + column * (wide + gap), EDGE + row * (high + gap), wide, high));
      }
    }
    return { width, height, spots };
  };
}

function cellAt(target: string, left: number, top: number, wide: number, high: number): SpotShape {
  const right = left + wide;
  const bottom = top + high;
  return {
    target,
    polygon: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    label: { x: left + CORNER, y: top + CORNER },
    badge: { x: right - CORNER, y: top + CORNER },
    heart: { x: left + wide / 2, y: top + high / 2 },
  };
}
