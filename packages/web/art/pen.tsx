import type { ReactNode, SVGProps } from 'react';
import type { Ink } from './palettes.ts';
import { type Points, pairs, r1 as round } from './points.ts';
import type { Random } from './random.ts';

type Look = Pick<
  SVGProps<SVGElement>,
  'opacity' | 'stroke' | 'strokeWidth' | 'strokeDasharray' | 'strokeLinecap' | 'fillOpacity'
>;

const listed = (points: Points, mirror = 1): string =>
  pairs(points)
    .map(([x, y]) => `${round(x * mirror)},${round(y)}`)
    .join(' ');

/** Collects shapes into one drawing. Bodies are half polygons mirrored on x = 0, the left half one step lighter. */
export class Pen {
  readonly shapes: ReactNode[] = [];
  private readonly glows = new Map<string, string>();

  /** Makes the names of gradients unique on the page. */
  readonly id: string;
  readonly ink: Ink;
  readonly rnd: Random;

  constructor(id: string, ink: Ink, rnd: Random) {
    this.id = id;
    this.ink = ink;
    this.rnd = rnd;
  }

  private get key(): string {
    return String(this.shapes.length);
  }

  add(shape: ReactNode): void {
    this.shapes.push(shape);
  }

  poly(points: Points, fill: string, look: Look = {}): void {
    this.add(<polygon key={this.key} points={listed(points)} fill={fill} {...look} />);
  }

  /** The points of the right half; `left` and `right` are the fills. */
  half(points: Points, left: string, right: string, look: Look = {}): void {
    this.add(<polygon key={this.key} points={listed(points, -1)} fill={left} {...look} />);
    this.add(<polygon key={this.key} points={listed(points)} fill={right} {...look} />);
  }

  circle(cx: number, cy: number, r: number, fill: string, look: Look = {}): void {
    this.add(<circle key={this.key} cx={round(cx)} cy={round(cy)} r={round(r)} fill={fill} {...look} />);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}): void {
    this.add(
      <ellipse key={this.key} cx={round(cx)} cy={round(cy)} rx={round(rx)} ry={round(ry)} fill={fill} {...look} />,
    );
  }

  rect(x: number, y: number, width: number, height: number, fill: string, look: Look = {}): void {
    this.add(
      <rect
        key={this.key}
        x={round(x)}
        y={round(y)}
        width={round(width)}
        height={round(height)}
        fill={fill}
        {...look}
      />,
    );
  }

  path(d: string, fill: string, look: Look = {}): void {
    this.add(<path key={this.key} d={d} fill={fill} {...look} />);
  }

  line(d: string, stroke: string, strokeWidth: number, look: Look = {}): void {
    this.add(
      <path
        key={this.key}
        d={d}
        fill="none"
        stroke={stroke}
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        {...look}
      />,
    );
  }

  /** Many dots as one path. */
  dots(at: Points, size: number, stroke: string, opacity = 1): void {
    const d = pairs(at)
      .map(([x, y]) => `M${round(x)} ${round(y)}h0`)
      .join('');
    this.line(d, stroke, size, { strokeLinecap: 'round', opacity });
  }

  /** A soft light. One gradient per colour and drawing. */
  glow(cx: number, cy: number, r: number, color: string, strength = 0.9): void {
    let ref = this.glows.get(color);
    if (ref === undefined) {
      ref = `${this.id}g${this.glows.size}`;
      this.glows.set(color, ref);
      this.add(
        <radialGradient key={this.key} id={ref}>
          <stop offset="0" stopColor="#fff" />
          <stop offset=".25" stopColor={color} />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>,
      );
    }
    this.circle(cx, cy, r, `url(#${ref})`, { opacity: strength });
  }

  /** A ball lit from the upper left; returns the paint for further use. */
  ballPaint(name: string, inner: string, mid: string, outer: string): string {
    const ref = `${this.id}${name}`;
    this.add(
      <radialGradient key={this.key} id={ref} cx=".34" cy=".28" r=".85">
        <stop offset="0" stopColor={inner} />
        <stop offset=".4" stopColor={mid} />
        <stop offset="1" stopColor={outer} />
      </radialGradient>,
    );
    return `url(#${ref})`;
  }

  /** A paint that fades out along x, from `from` to `to`. */
  fadePaint(name: string, color: string, from: number, to: number): string {
    const ref = `${this.id}${name}`;
    this.add(
      <linearGradient key={this.key} id={ref} gradientUnits="userSpaceOnUse" x1={from} x2={to} y1="0" y2="0">
        <stop offset="0" stopColor={color} />
        <stop offset=".4" stopColor={color} stopOpacity=".7" />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </linearGradient>,
    );
    return `url(#${ref})`;
  }

  group(transform: string, draw: () => void): void {
    const from = this.shapes.length;
    draw();
    const inner = this.shapes.splice(from);
    this.add(
      <g key={this.key} transform={transform}>
        {inner}
      </g>,
    );
  }

  /** The same on both sides. */
  both(draw: () => void): void {
    const from = this.shapes.length;
    draw();
    const inner = this.shapes.slice(from);
    this.add(
      <g key={`m${this.key}`} transform="scale(-1 1)">
        {inner}
      </g>,
    );
  }

  /** A pair of angry eyes. */
  eyes(x: number, y: number, turn: number, scale = 1): void {
    const { line, glow, white } = this.ink;
    this.both(() =>
      this.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () => {
        this.poly([-9, 1, -2, -4, 8, -3, 4, 3, -4, 4], line);
        this.poly([-7, 1, -1, -2.6, 6, -2, 3, 2, -3, 2.6], glow);
        this.circle(0, 0, 1.6, white);
      }),
    );
  }

  hexagon(cx: number, cy: number, r: number, fill: string, look: Look = {}, turn = 0): void {
    const points: number[] = [];
    for (let i = 0; i < 6; i++) {
      const a = turn + (i * Math.PI) / 3;
      points.push(cx + r * Math.cos(a), cy + r * Math.sin(a));
    }
    this.poly(points, fill, look);
  }
}

export type Body = (pen: Pen, ink: Ink) => void;
