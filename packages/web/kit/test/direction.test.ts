import { describe, expect, it } from 'vitest';
import { gridLayout } from '../board/gridLayout.ts';
import { ringLayout } from '../board/ringLayout.ts';
import { ARROWS, ON_BOARDS, type Point, towards } from '../direction.ts';

const { ArrowLeft: left, ArrowRight: right, ArrowUp: up, ArrowDown: down } = ARROWS;

/** Every stop that arrow keys reach from the first one. */
function reached(points: readonly Point[], from = 0): Set<number> {
  const seen = new Set([from]);
  for (const at of seen) {
    for (const way of Object.values(ARROWS)) {
      const to = towards(way, at, points, ON_BOARDS);
      if (to !== undefined) seen.add(to);
    }
  }
  return seen;
}

describe('an arrow leads', () => {
  const cross = [
    { x: 50, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
  ];

  it('to what lies in its direction', () => {
    expect([up, right, down, left].map((way) => towards(way, 0, cross))).toEqual([1, 2, 3, 4]);
    expect(towards(down, 1, cross)).toBe(0);
  });

  it('straight on rather than to something nearer that lies aside', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 30, y: 28 },
      { x: 60, y: 0 },
    ];
    expect(towards(right, 0, points)).toBe(2);
  });

  it('to the next or previous one where nothing lies that way, and nowhere at the ends', () => {
    const column = [
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 0, y: 80 },
    ];
    expect(towards(right, 0, column)).toBe(1);
    expect(towards(left, 2, column)).toBe(1);
    expect(towards(left, 0, column)).toBeUndefined();
    expect(towards(down, 2, column)).toBeUndefined();
  });
});

describe('on every board each spot can be reached from each other', () => {
  const sectors = (n: number): string[] => Array.from({ length: n }, (_, i) => `sector:${i}`);
  it.each([3, 5, 6, 8, 12])('a ring of %i', (n) => {
    for (const size of [
      { width: 349, height: 349 },
      { width: 780, height: 560 },
    ]) {
      const plan = { sectors: sectors(n), inner: ['a', 'b', 'c', 'd'], innerStart: 45, centre: 'centre' };
      const points = ringLayout(plan)(size).spots.map(({ label }) => label);
      for (const from of points.keys()) expect(reached(points, from).size).toBe(points.length);
    }
  });

  it('a grid with a hole', () => {
    const target = (row: number, column: number): string | undefined =>
      row === 1 && column === 1 ? undefined : `${row}.${column}`;
    const points = gridLayout({ rows: 3, columns: 4, target })({ width: 400, height: 300 }).spots.map((s) => s.label);
    expect(points).toHaveLength(11);
    for (const from of points.keys()) expect(reached(points, from).size).toBe(11);
  });
});
