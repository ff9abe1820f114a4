import type { Point } from '../direction.ts';

const round = (n: number): number => Math.round(n * 10) / 10;

/** A polygon as the path of an SVG. */
export function outline(polygon: readonly Point[]): string {
  return `M${polygon.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
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
