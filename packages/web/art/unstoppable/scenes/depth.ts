import type { Ink } from '../draw.ts';

/** The three depths of a backdrop, from far to near, each with its opacity. */
export const layers = (ink: Ink): readonly (readonly [string, number])[] => [
  [ink.far, 0.6],
  [ink.mid, 0.95],
  [ink.near, 1],
];

/** How far from the middle: 0 to 1. */
export const side = (x: number): number => Math.abs(x - 80) / 80;
