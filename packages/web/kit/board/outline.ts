import type { Point } from '../direction.ts';

const round = (n: number): number => Math.round(n * 10) / 10;

/** A polygon as the path of an SVG. */
export function outline(polygon: readonly Point[]): string {
  return `M${polygon.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Where a line from inside a polygon to a point outside leaves it. */
export function wayOut(polygon: readonly Point[], from: Point, to: Point): Point {
  let far = 0;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length];
    const [rx, ry, sx, sy] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
    const cross = rx * sy - ry * sx;
    if (cross === 0) continue;
    const along = ((a.x - from.x) * sy - (a.y - from.y) * sx) / cross;
    const across = ((a.x - from.x) * ry - (a.y - from.y) * rx) / cross;
    if (along >= 0 && along <= 1 && across >= 0 && across <= 1) far = Math.max(far, along);
  }
  return { x: from.x + (to.x - from.x) * far, y: from.y + (to.y - from.y) * far };
}

/** A soft line through points: quarter turns at the middles, so that a route bends and does not break. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const line = [`M${round(first.x)} ${round(first.y)}`];
  for (const [i, point] of rest.entries()) {
    const next = rest[i + 1];
    const to = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : point;
    line.push(`Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`);
  }
  return line.join('');
}
