import type { Random } from './random.ts';

/** Coordinates in one flat list: x, y, x, y … */
export type Points = readonly number[];

/** Two by two. */
export function pairs(points: Points): [x: number, y: number][] {
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]);
}

/** One decimal is enough for a picture. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

type Span = readonly [from: number, to: number];

/** So many points anywhere in a field. */
export const scattered = (rnd: Random, n: number, x: Span, y: Span): Points =>
  Array.from({ length: n }, () => [rnd.between(...x), rnd.between(...y)]).flat();
