import type { Point } from '../../../kit/direction.ts';
import { ringLayout } from '../../../kit/index.ts';
import type { BoardLayout, BoardSize, SpotShape } from '../../../kit/types.ts';

/**
 * The rose window: sector 1 on top, numbers run counter-clockwise, inner borders meet 1, 3, 5 and 7. Along the rim of an outer
 * sector lies what threatens it, so ships gather further in.
 */

export const OUTER = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'] as const;
export const INNER = ['sA', 'sB', 'sC', 'sD'] as const;
export const REVENANT = 'revenant';

const RING = ringLayout({
  sectors: OUTER,
  inner: INNER,
  centre: REVENANT,
  clockwise: false,
  innerStart: -45,
  centreShare: 0.28,
  innerShare: 0.4,
  // Inner sectors are only passed: a way leads through them by itself.
  leastBand: 17,
});

/** Pieces are drawn for a map of so many pixels. */
const DRAWN_FOR = 470;
const LEAST_PIECE = 0.68;

/** What Voidborn ships take of a sector, from the rim inward. */
const RIM = 25;
const SMALL_RIM = 21;
/** A map is small where its shorter side is. */
const SMALL = 400;

const isSmallMap = ({ width, height }: BoardSize): boolean => Math.min(width, height) < SMALL;
export const rimOf = (size: BoardSize): number => (isSmallMap(size) ? SMALL_RIM : RIM);

export function mapLayout(size: BoardSize): BoardLayout {
  const layout = RING(size);
  const isSmall = isSmallMap(size);
  const pieceScale = Math.max(LEAST_PIECE, Math.min(1.7, Math.min(size.width / 1.25, size.height) / DRAWN_FOR));
  return {
    ...layout,
    pieceScale,
    spots: layout.spots.map((shape) =>
      isOuter(shape.target) ? withRoom(shape, isSmall) : shape.target === REVENANT ? hullIn(shape, isSmall) : shape,
    ),
  };
}

const isOuter = (target: string): boolean => (OUTER as readonly string[]).includes(target);

/**
 * The Revenant has neither number nor price: nothing is to be kept free for them. On a small map its two crew spaces stand side by
 * side, over its edge if need be: below them are its hits.
 */
function hullIn(shape: SpotShape, isSmall: boolean): SpotShape {
  const { heart, polygon } = shape;
  const room = polygon.map(({ x, y }) => ({ x: heart.x + (x - heart.x) * OVER_EDGE, y }));
  return { ...shape, label: OFF, badge: OFF, ...(isSmall && { room }) };
}
const OVER_EDGE = 1.3;
const OFF: Point = { x: -100, y: -100 };

/** The first half of a sector's outline runs along the rim, the second half back along the inner edge. */
function withRoom(shape: SpotShape, isSmall: boolean): SpotShape {
  const { polygon, heart, badge } = shape;
  const rimmed = isSmall ? SMALL_RIM : RIM;
  const half = polygon.length / 2;
  const room = polygon.map((point, i) => (i < half ? inward(point, polygon[polygon.length - 1 - i], rimmed) : point));
  const rim = polygon[Math.floor(half / 2)];
  // On a small map what a move costs lies on the inner edge: the sector is for its ships.
  const root = polygon[polygon.length - 1 - Math.floor(half / 2)];
  return {
    ...shape,
    room,
    heart: inward(heart, opposite(heart, rim), rimmed / 2),
    badge: isSmall ? inward(root, opposite(root, badge), 2) : badge,
  };
}

const opposite = (from: Point, away: Point): Point => ({ x: 2 * from.x - away.x, y: 2 * from.y - away.y });

function inward(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

/** A place at the rim: `along` it from 0 to 1, clockwise, and so far inside. */
export function rimPoint({ polygon }: SpotShape, along: number, inside: number): Point {
  const half = polygon.length / 2;
  const at = along * (half - 1);
  const i = Math.min(half - 2, Math.floor(at));
  const part = at - i;
  const between = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const rim = between(polygon[i], polygon[i + 1]);
  const root = between(polygon[polygon.length - 1 - i], polygon[polygon.length - 2 - i]);
  return inward(rim, root, inside);
}
