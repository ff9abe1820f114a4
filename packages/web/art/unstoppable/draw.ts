import { type Points, pairs, r1 } from '../points.ts';
import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';

/** Small words for SVG text. Pictures are 160 × 112; x = 80 is the middle. */

export const W = 160;
export const H = 112;

export { type Points, pairs, r1 };

/** A shape without colour of its own takes that of the group around it. */
export const path = (d: string, look = ''): string => `<path d="${d}"${look === '' ? '' : ` ${look}`}/>`;
export const circle = (x: number, y: number, r: number, look = ''): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}"${look === '' ? '' : ` ${look}`}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, look = ''): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}"${look === '' ? '' : ` ${look}`}/>`;
export const trace = (points: Points): string =>
  `M${pairs(points)
    .map(([x, y]) => `${r1(x)} ${r1(y)}`)
    .join('L')}`;
export const poly = (points: Points, look = ''): string => path(`${trace(points)}Z`, look);
export const fill = (color: string, opacity = 1): string =>
  opacity === 1 ? `fill="${color}"` : `fill="${color}" opacity="${r1(opacity * 10) / 10}"`;
export const stroke = (color: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${color}" stroke-width="${r1(width)}"${opacity === 1 ? '' : ` opacity="${r1(opacity * 10) / 10}"`}`;
/** A stroke in the colour of the group, for limbs and branches. */
export const limb = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${r1(width)}" stroke-linecap="round" stroke-linejoin="round"`;
export const at = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;
/** The same on both sides of the middle. */
export const both = (inner: string): string => inner + at('matrix(-1 0 0 1 160 0)', inner);
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

export interface Ink extends Palette {
  rnd: Random;
}

/** What a picture shows: a dark body against the light, planes on it, lights on it; and what is behind it. */
export interface Shape {
  body: string;
  planes?: string;
  lights?: string;
  behind?: string;
  /** Carries writing: never shown the other way round. */
  still?: true;
}
export type Subject = (ink: Ink) => Shape;
export type Scene = (ink: Ink) => string;
