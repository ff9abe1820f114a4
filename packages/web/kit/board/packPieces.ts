import type { Point } from '../direction.ts';
import type { BoardSize, SpotShape } from '../types.ts';

/** Where pieces stand inside a spot: in rows around its heart, upright, over no edge, no sign and no other piece. */
export interface Packing {
  /** Pieces are drawn this much smaller than they would like to be. */
  scale: number;
  /** Each has room for a finger. Where it has not, a touch means the spot. */
  isRoomy: boolean;
  /** Middles, in the order of the pieces. */
  at: Point[];
}

interface Span {
  from: number;
  to: number;
}

/** Between pieces, as large as they like to be; smaller ones stand closer. */
const GAP = 4;
/** To the edges of a spot, in gaps. */
const AIR = 0.75;
const SHRINK = 0.94;
/** Half of label and badge, with a little air. */
const SIGN = 14;
/** Where a band is looked at, edges first: there a row that does not fit is found out. */
const LINES = [0, 1, 3 / 6, 1 / 6, 5 / 6, 2 / 6, 4 / 6];
const ALL: Span[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
const SLIDE = 4;

const roomOf = ({ room, polygon }: SpotShape): readonly Point[] => room ?? polygon;

/** Boards are drawn anew with every mark, and seldom because something stands elsewhere. */
const packed = new WeakMap<SpotShape, Map<string, Packing>>();

/** `most`: pieces are drawn so large where there is room for it. */
export function packPieces(shape: SpotShape, sizes: readonly BoardSize[], finger: number, most = 1): Packing {
  const known = packed.get(shape) ?? new Map<string, Packing>();
  packed.set(shape, known);
  const key = `${finger} ${most} ${sizes.map(({ width, height }) => `${width}x${height}`).join()}`;
  const packing = known.get(key) ?? pack(shape, sizes, finger, most);
  known.set(key, packing);
  return packing;
}

function pack(shape: SpotShape, sizes: readonly BoardSize[], finger: number, most: number): Packing {
  if (sizes.length === 0) return { scale: most, isRoomy: true, at: [] };
  const scaled = (by: number): BoardSize[] =>
    sizes.map(({ width, height }) => ({ width: width * by, height: height * by }));
  const roomy = scaled(most).map(({ width, height }) => ({
    width: Math.max(width, finger),
    height: Math.max(height, finger),
  }));
  const at = inRows(shape, roomy, GAP);
  if (at) return { scale: most, isRoomy: true, at };
  for (let scale = most; ; scale *= SHRINK) {
    const packed = inRows(shape, scaled(scale), GAP * scale);
    if (packed) return { scale, isRoomy: false, at: packed };
    if (scale < 0.02) return { scale, isRoomy: false, at: sizes.map(() => shape.heart) };
  }
}

/** As few rows as possible; nothing when no number of rows holds them all. */
function inRows(shape: SpotShape, sizes: readonly BoardSize[], gap: number): Point[] | undefined {
  if (areaOf(sizes) > roomInside(roomOf(shape))) return undefined;
  for (let rows = 1; rows <= sizes.length; rows++) {
    // In one row there is nothing to share out.
    for (const lines of rows === 1 ? [[sizes]] : [evenly(sizes, rows), topHeavy(sizes, rows)]) {
      const at = placeRows(shape, lines, gap);
      if (at) return at;
    }
  }
  return undefined;
}

const areaOf = (sizes: readonly BoardSize[]): number =>
  sizes.reduce((sum, { width, height }) => sum + width * height, 0);

/** The area of a polygon: what is larger needs no trying. */
function roomInside(polygon: readonly Point[]): number {
  let twice = 0;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length];
    twice += a.x * b.y - b.x * a.y;
  }
  return Math.abs(twice) / 2;
}

function evenly(sizes: readonly BoardSize[], rows: number): BoardSize[][] {
  const share = Math.ceil(sizes.length / rows);
  return Array.from({ length: rows }, (_, i) => sizes.slice(i * share, (i + 1) * share)).filter(
    ({ length }) => length > 0,
  );
}

/** Rows of about the same length in pixels: a long piece counts for two. */
function topHeavy(sizes: readonly BoardSize[], rows: number): BoardSize[][] {
  const share = sizes.reduce((sum, { width }) => sum + width, 0) / rows;
  const lines: BoardSize[][] = Array.from({ length: rows }, () => []);
  let used = 0;
  for (const size of sizes) {
    lines[Math.min(rows - 1, Math.floor((used + size.width / 2) / share))].push(size);
    used += size.width;
  }
  return lines.filter(({ length }) => length > 0);
}

function placeRows(shape: SpotShape, lines: readonly (readonly BoardSize[])[], gap: number): Point[] | undefined {
  const heights = lines.map((line) => Math.max(...line.map(({ height }) => height)));
  const total = heights.reduce((sum, height) => sum + height + gap, -gap);
  const ys = roomOf(shape).map(({ y }) => y);
  const [highest, lowest] = [Math.min(...ys), Math.max(...ys) - total];
  const wanted = shape.heart.y - total / 2;
  // A wedge is wider at one end: the block may slide away from the heart to where it fits.
  for (let slide = 0; wanted - slide >= highest || wanted + slide <= lowest; slide += SLIDE) {
    for (const top of slide === 0 ? [wanted] : [wanted + slide, wanted - slide]) {
      if (top < highest || top > lowest) continue;
      const packed = placeBlock(shape, lines, heights, top, gap);
      if (packed) return packed;
    }
  }
  return undefined;
}

function placeBlock(
  shape: SpotShape,
  lines: readonly (readonly BoardSize[])[],
  heights: readonly number[],
  top: number,
  gap: number,
): Point[] | undefined {
  const at: Point[] = [];
  let y = top;
  for (const [i, line] of lines.entries()) {
    const length = line.reduce((sum, { width }) => sum + width + gap, -gap);
    const left = leftEdge(freeSpans(shape, y, y + heights[i], gap, length), length, shape.heart.x);
    if (left === undefined) return undefined;
    let x = left;
    for (const { width } of line) {
      at.push({ x: x + width / 2, y: y + heights[i] / 2 });
      x += width + gap;
    }
    y += heights[i] + gap;
  }
  return at;
}

/** Where a row of this length begins, as near to the heart as it can be. */
function leftEdge(spans: readonly Span[], length: number, middle: number): number | undefined {
  const lefts = spans
    .filter(({ from, to }) => to - from >= length)
    .map(({ from, to }) => Math.min(Math.max(middle - length / 2, from), to - length));
  const far = (left: number): number => Math.abs(left + length / 2 - middle);
  return lefts.sort((a, b) => far(a) - far(b))[0];
}

/** What is free over the whole height of a band: inside the polygon, beside label and badge. Nothing where less is free than is needed. */
function freeSpans(shape: SpotShape, top: number, bottom: number, gap: number, least: number): Span[] {
  const room = roomOf(shape);
  let spans: Span[] = ALL;
  for (const share of LINES) {
    spans = common(spans, inside(room, top - gap / 2 + (bottom - top + gap) * share));
    if (!spans.some(({ from, to }) => to - from >= least)) return [];
  }
  for (const sign of [shape.label, shape.badge]) {
    if (sign.y + SIGN < top || sign.y - SIGN > bottom) continue;
    spans = spans.flatMap(({ from, to }) => [
      { from, to: Math.min(to, sign.x - SIGN) },
      { from: Math.max(from, sign.x + SIGN), to },
    ]);
  }
  return spans
    .map(({ from, to }) => ({ from: from + gap * AIR, to: to - gap * AIR }))
    .filter(({ from, to }) => to > from);
}

/** The parts of a level line that lie inside a polygon. */
function inside(polygon: readonly Point[], y: number): Span[] {
  const cuts: number[] = [];
  let a = polygon[polygon.length - 1];
  for (const b of polygon) {
    if (a.y <= y !== b.y <= y) cuts.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    a = b;
  }
  cuts.sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 1; i < cuts.length; i += 2) spans.push({ from: cuts[i - 1], to: cuts[i] });
  return spans;
}

const common = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((a) =>
    others.flatMap((b) => {
      const span = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
      return span.to > span.from ? [span] : [];
    }),
  );
