/** Where arrow keys lead when things lie anywhere: to the nearest one in that direction. */

export interface Point {
  x: number;
  y: number;
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies nearly level is not "above". */
const LEVEL = 4;
/** How far from the straight line a thing may lie, per step along it. */
const SPREAD = 2.2;

/** What a step sideways costs, where things lie in rows; and on boards, where else the middle of a ring is never nearest. */
export const IN_ROWS = 2;
export const ON_BOARDS = 1.2;

/**
 * The index that an arrow leads to from `from`: the nearest in a cone, steps to the side costing `aside`; where the cone is
 * empty, the next or previous one, so that everything can be reached without seeing how it lies.
 */
export function towards(way: Point, from: number, points: readonly Point[], aside = IN_ROWS): number | undefined {
  const here = points[from];
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, there] of points.entries()) {
    if (i === from) continue;
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along < LEVEL || across > along * SPREAD) continue;
    const cost = along + across * aside;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  if (best !== undefined) return best;
  const beside = from + way.x + way.y;
  return beside >= 0 && beside < points.length ? beside : undefined;
}
