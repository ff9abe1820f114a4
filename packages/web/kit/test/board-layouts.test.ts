import { describe, expect, it } from 'vitest';
import { gridLayout } from '../board/gridLayout.ts';
import { outline, wayOut } from '../board/outline.ts';
import { packPieces } from '../board/packPieces.ts';
import { ringLayout } from '../board/ringLayout.ts';
import type { Point } from '../direction.ts';
import type { BoardSize, SpotShape } from '../types.ts';

const SECTORS = Array.from({ length: 8 }, (_, i) => `sector:${i + 1}`);
const ring = ringLayout({
  sectors: SECTORS,
  inner: ['a', 'b', 'c', 'd'],
  innerStart: 45,
  centre: 'hub',
  clockwise: false,
});
const SIZES: readonly BoardSize[] = [
  { width: 295, height: 295 },
  { width: 349, height: 349 },
  { width: 820, height: 600 },
];

function isInside(polygon: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  }
  return odd;
}

function areaOf(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

const spotOf = (spots: readonly SpotShape[], target: string): SpotShape => {
  const spot = spots.find((shape) => shape.target === target);
  if (!spot) throw new Error(`no ${target}`);
  return spot;
};

describe('a grid', () => {
  it('fills the board with equal cells and keeps the gap', () => {
    const { spots } = gridLayout({ rows: 2, columns: 3, gap: 10, target: (r, c) => `${r}${c}` })({
      width: 332,
      height: 222,
    });
    expect(spots.map(({ target }) => target)).toEqual(['00', '01', '02', '10', '11', '12']);
    expect(spots[0].polygon[0]).toEqual({ x: 6, y: 6 });
    expect(spots[5].polygon[2]).toEqual({ x: 326, y: 216 });
    expect(spots[1].polygon[0].x - spots[0].polygon[1].x).toBe(10);
  });

  it('leaves holes out', () => {
    const target = (r: number, c: number): string | undefined => (r === c ? undefined : `${r}${c}`);
    expect(gridLayout({ rows: 3, columns: 3, target })({ width: 300, height: 300 }).spots).toHaveLength(6);
  });
});

describe.each(SIZES)('a ring in $width × $height', (size) => {
  const { spots } = ring(size);

  it('begins at the top and goes on counter-clockwise when told to', () => {
    const [first, second, third] = spots.map(({ heart }) => heart);
    expect(first.x).toBeCloseTo(size.width / 2);
    expect(first.y).toBeLessThan(size.height / 2);
    expect(second.x).toBeLessThan(size.width / 2);
    expect(third.y).toBeCloseTo(size.height / 2);
  });

  it('keeps all spots inside the board, and label, badge and heart inside the spot', () => {
    for (const { target, polygon, label, badge, heart } of spots) {
      for (const { x, y } of polygon) {
        expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height, target).toBe(true);
      }
      for (const point of [label, badge, heart]) expect(isInside(polygon, point), target).toBe(true);
    }
  });

  it('lets no two spots overlap', () => {
    const whole = areaOf(ringLayout({ sectors: ['all'] })(size).spots[0].polygon);
    const sum = spots.reduce((total, { polygon }) => total + areaOf(polygon), 0);
    expect(sum / whole).toBeGreaterThan(0.97);
    expect(sum / whole).toBeLessThan(1.03);
    for (const a of spots) {
      for (const b of spots)
        if (a !== b) expect(isInside(a.polygon, b.heart), `${b.target} in ${a.target}`).toBe(false);
    }
  });

  it('leaves a finger room in the centre and in the inner ring', () => {
    const hub = spotOf(spots, 'hub').polygon.map(({ y }) => y);
    expect(Math.max(...hub) - Math.min(...hub)).toBeGreaterThanOrEqual(44);
    const inner = spotOf(spots, 'a').polygon;
    const band = Math.min(...hub) - Math.min(...inner.map(({ y }) => y));
    expect(band).toBeGreaterThanOrEqual(44);
  });
});

describe('pieces in a spot', () => {
  const ARK = { width: 62, height: 30 };
  const SMALL = { width: 34, height: 32 };
  const CROWDS = [[SMALL], [ARK, SMALL], [ARK, SMALL, SMALL, SMALL, SMALL], Array.from({ length: 9 }, () => SMALL)];

  it.each(SIZES)('stand inside it, upright and clear of each other, in $width × $height', (size) => {
    for (const shape of ring(size).spots.slice(0, 8)) {
      for (const crowd of CROWDS) {
        const { scale, at } = packPieces(shape, crowd, 44);
        expect(at).toHaveLength(crowd.length);
        const boxes = crowd.map(({ width, height }, i) => ({
          left: at[i].x - (width * scale) / 2,
          right: at[i].x + (width * scale) / 2,
          top: at[i].y - (height * scale) / 2,
          bottom: at[i].y + (height * scale) / 2,
        }));
        for (const [i, a] of boxes.entries()) {
          for (const x of [a.left, a.right]) {
            for (const y of [a.top, a.bottom]) expect(isInside(shape.polygon, { x, y }), shape.target).toBe(true);
          }
          for (const b of boxes.slice(i + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart, `${shape.target}, ${crowd.length} pieces`).toBe(true);
          }
          const sign = shape.label;
          const isClear =
            a.right < sign.x - 11 || a.left > sign.x + 11 || a.bottom < sign.y - 11 || a.top > sign.y + 11;
          expect(isClear, `${shape.target}: label`).toBe(true);
        }
      }
    }
  });

  it('have room for a finger each, or say that they have not', () => {
    const { spots } = ring({ width: 820, height: 600 });
    const one = packPieces(spots[0], [SMALL, SMALL], 44);
    expect(one).toMatchObject({ isRoomy: true, scale: 1 });
    expect(Math.abs(one.at[0].x - one.at[1].x)).toBeGreaterThanOrEqual(44);
    expect(packPieces(ring({ width: 295, height: 295 }).spots[0], CROWDS[2], 44).isRoomy).toBe(false);
  });

  it('stay readable in the worst sector of a phone: an ark and four small ships', () => {
    for (const shape of ring({ width: 349, height: 349 }).spots.slice(0, 8)) {
      expect(packPieces(shape, CROWDS[2], 44).scale, shape.target).toBeGreaterThan(0.55);
    }
  });
});

describe('lines', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  it('leave a polygon at its edge', () => {
    expect(wayOut(square, { x: 5, y: 5 }, { x: 25, y: 5 })).toEqual({ x: 10, y: 5 });
    expect(wayOut(square, { x: 5, y: 5 }, { x: 5, y: -15 })).toEqual({ x: 5, y: 0 });
  });
  it('are closed around a spot', () => {
    expect(outline(square)).toBe('M0 0L10 0L10 10L0 10Z');
  });
});
