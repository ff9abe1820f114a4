import type { Point } from '../direction.ts';
import type { BoardLayout, BoardSize, SpotShape } from '../types.ts';

export interface RingPlan {
  /** Targets of the sectors, in the order in which they follow each other. */
  sectors: readonly string[];
  /** A ring between the sectors and the centre. */
  inner?: readonly string[];
  centre?: string;
  /** Degrees of the middle of the first sector, clockwise from the top; and of the first of the inner ring. */
  start?: number;
  innerStart?: number;
  clockwise?: boolean;
  /** 2 is an ellipse; more comes nearer to a rectangle, which uses a screen better. */
  squareness?: number;
  /** How much of the way to the rim the centre takes, and the inner ring with it. */
  centreShare?: number;
  innerShare?: number;
  /** The inner ring never gets thinner than this; less than a finger where it is only passed and never has to be hit. */
  leastBand?: number;
}

const EDGE = 6;
const STEPS = 18;
/** Half of what a finger needs, and all of it: centre and inner ring never get thinner. */
const LEAST_CENTRE = 24;
const LEAST_BAND = 45;
const CENTRE_SHARE = 0.2;
const INNER_SHARE = 0.4;
const SIGN = 15;

/** Sectors around a centre. Borders are straight and lead to the middle; pieces and words stay upright. */
export function ringLayout(plan: RingPlan): (size: BoardSize) => BoardLayout {
  const { sectors, inner = [], centre, start = 0, innerStart = 0, clockwise = true, squareness = 2.6 } = plan;
  const { centreShare = CENTRE_SHARE, innerShare = INNER_SHARE, leastBand = LEAST_BAND } = plan;
  return ({ width, height }) => {
    const ring = ringAt(width, height, squareness);
    const hub = centre === undefined ? 0 : Math.max(centreShare, LEAST_CENTRE / ring.least);
    const band = inner.length === 0 ? hub : Math.max(innerShare, hub + leastBand / ring.least);
    const around = (targets: readonly string[], first: number, from: number, to: number): SpotShape[] =>
      targets.map((target, i) => {
        const step = (clockwise ? 1 : -1) * (360 / targets.length);
        return ring.wedge(target, first + i * step, 360 / targets.length, from, to);
      });
    return {
      width,
      height,
      spots: [
        ...around(sectors, start, band, 1),
        ...around(inner, innerStart, hub, band),
        ...(centre === undefined ? [] : [ring.disc(centre, hub)]),
      ],
    };
  };
}

interface Ring {
  /** The shorter half axis. */
  least: number;
  wedge: (target: string, middle: number, angle: number, from: number, to: number) => SpotShape;
  disc: (target: string, to: number) => SpotShape;
}

function ringAt(width: number, height: number, squareness: number): Ring {
  const half = { x: width / 2 - EDGE, y: height / 2 - EDGE };
  /** On the curve that lies at `share` of the way to the rim; degrees clockwise from the top. */
  const at = (degrees: number, share: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const reach = (Math.abs(sin) ** squareness + Math.abs(cos) ** squareness) ** (-1 / squareness);
    return { x: width / 2 + half.x * share * reach * sin, y: height / 2 - half.y * share * reach * cos };
  };
  const curve = (first: number, angle: number, share: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => at(first + (angle * i) / STEPS, share));
  /** In a corner at the rim, so that the broad middle is left to pieces; in a thin ring, in the middle. */
  const labelAt = (middle: number, angle: number, from: number, to: number): Point => {
    if (to < 1) return at(middle, (from + to) / 2);
    const turned = middle - angle * 0.29;
    return stepTo(at(turned, to), at(turned, from), SIGN + 2);
  };
  const wedge: Ring['wedge'] = (target, middle, angle, from, to) => {
    const first = middle - angle / 2;
    const polygon = [...curve(first, angle, to), ...(from === 0 ? [at(0, 0)] : curve(first, angle, from).reverse())];
    const rim = at(middle, to);
    const root = at(middle, from);
    return {
      target,
      polygon,
      label: labelAt(middle, angle, from, to),
      badge: stepTo(root, rim, SIGN + 1),
      heart: { x: rim.x * 0.55 + root.x * 0.45, y: rim.y * 0.55 + root.y * 0.45 },
    };
  };
  const disc: Ring['disc'] = (target, to) => {
    const heart = at(0, 0);
    const top = at(0, to);
    const label = stepTo(top, heart, SIGN + 1);
    return {
      target,
      polygon: curve(0, 360, to).slice(0, -1),
      label,
      badge: stepTo(at(180, to), heart, SIGN + 1),
      heart,
    };
  };
  return { least: Math.min(half.x, half.y), wedge, disc };
}

function stepTo(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}
