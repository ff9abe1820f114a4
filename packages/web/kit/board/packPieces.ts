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
const LINES = 7;
const SLIDE = 4;

const roomOf = ({ room, polygon }: SpotShape): readonly Point[] => room ?? polygon;

/** `most`: pieces are drawn so large where there is room for it. */
export function packPieces(shape: SpotShape, sizes: readonly BoardSize[], finger: number, most = 1): Packing {
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
  for (let rows = 1; rows <= sizes.length; rows++) {
    for (const lines of [evenly(sizes, rows), topHeavy(sizes, rows)]) {
      const at = placeRows(shape, lines, gap);
      if (at) return at;
    }
  }
  return undefined;
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
    const left = leftEdge(freeSpans(shape, y, y + heights[i], gap), length, shape.heart.x);
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

/** What is free over the whole height of a band: inside the polygon, beside label and badge. */
function freeSpans(shape: SpotShape, top: number, bottom: number, gap: number): Span[] {
  let spans: Span[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
  for (let i = 0; i < LINES; i++) {
    spans = common(spans, inside(roomOf(shape), top - gap / 2 + ((bottom - top + gap) * i) / (LINES - 1)));
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
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length];
    if (a.y <= y === b.y <= y) continue;
    cuts.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  cuts.sort((a, b) => a - b);
  return Array.from({ length: cuts.length / 2 }, (_, i) => ({ from: cuts[2 * i], to: cuts[2 * i + 1] }));
}

const common = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((a) =>
    others.flatMap((b) => {
      const span = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
      return span.to > span.from ? [span] : [];
    }),
  );
