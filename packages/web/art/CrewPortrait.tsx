import { memo, type ReactNode, useId } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import type { CrewPortraitProps } from './types.ts';

interface Look {
  hue: number;
  /** [path, lightness, saturation?, hue?] back to front. */
  parts: readonly (readonly [d: string, light: number, saturation?: number, hue?: number])[];
}

const look = (hue: number, parts: Look['parts']): Look => ({ hue, parts });

const HEAD = 'M34 38c0-15 7-22 16-22s16 7 16 22c0 15-8 24-16 24s-16-9-16-24z';
const SHADE = 'M50 16c9 0 16 7 16 22 0 15-8 24-16 24z';
const SUIT = 'M8 100c1-26 16-36 42-36s41 10 42 36z';
const SUIT_LIGHT = 'M8 100c1-26 16-36 42-36v36z';

const CREW: Record<string, Look> = {
  gunner: look(352, [
    [SUIT, 30],
    [SUIT_LIGHT, 40],
    ['M6 78l20-12 8 30H6zM94 78L74 66l-8 30h28z', 52],
    ['M42 58h16v10l-8 8-8-8z', 52, 35, 25],
    [HEAD, 70, 42, 25],
    [SHADE, 60, 40, 25],
    ['M30 40C26 16 40 8 52 9c14 1 20 12 17 30l-4-13C56 26 46 24 42 18c-3 6-7 8-12 22z', 22],
    ['M68 30c10 4 12 16 6 30l-6-4z', 22],
    ['M30 33h22v11H30zM52 36h16v3H52z', 16],
    ['M33 35h16v7H33z', 60, 95],
    ['M39 38.5m-3 0a3 3 0 106 0 3 3 0 10-6 0z', 92, 90],
    ['M46 54h9l-4.5 3z', 34],
    ['M76 92l-4-34h6l5 34z', 70, 20],
  ]),
  scientist: look(268, [
    ['M14 100c0-24 14-36 36-36s36 12 36 36z', 86, 18],
    ['M14 100c0-24 14-36 36-36l-8 36z', 96, 18],
    ['M42 64h16l-8 24z', 42],
    ['M42 58h16v8l-8 6-8-6z', 52, 32, 28],
    [HEAD, 72, 40, 28],
    [SHADE, 62, 38, 28],
    ['M28 62C22 30 32 10 50 10s28 20 22 52c-6-4-6-18-6-28-10 0-22-2-28-8-2 12-4 30-10 36z', 24],
    ['M46 8a8 7 0 1114 0 8 7 0 01-14 0z', 24],
    ['M34 36a8 8 0 1116 0 8 8 0 01-16 0zM52 36a8 8 0 1116 0 8 8 0 01-16 0z', 20],
    ['M36 36a6 6 0 1112 0 6 6 0 01-12 0zM54 36a6 6 0 1112 0 6 6 0 01-12 0z', 78, 90],
    ['M46 53c2 2 6 2 8 0v2c-2 2-6 2-8 0z', 34],
    ['M70 84h12v4l-3 2v10h-6V90l-3-2z', 60, 80],
  ]),
  hacker: look(150, [
    ['M4 100c2-20 8-30 18-36C20 28 34 6 50 6s30 22 28 58c10 6 16 16 18 36z', 20],
    ['M4 100c2-20 8-30 18-36C20 28 34 6 50 6v94z', 27],
    ['M28 44c0-20 10-30 22-30s22 10 22 30c0 14-8 26-22 26S28 58 28 44z', 8],
    [HEAD, 60, 34, 30],
    [SHADE, 50, 34, 30],
    ['M30 34h40v12H30z', 14],
    ['M32 36h36v8H32z', 55, 95],
    ['M34 38h10v2H34zM46 38h6v2h-6zM56 38h10v2H56zM34 41h6v1.5h-6zM44 41h14v1.5H44z', 92, 95],
    ['M36 52h28l-4 10H40z', 16],
    ['M40 55h3v4h-3zM46 55h3v4h-3zM52 55h3v4h-3zM58 55h3v4h-3z', 45, 80],
    ['M44 76l6 6 6-6 3 3-9 9-9-9z', 60, 80],
  ]),
  pilot: look(205, [
    [SUIT, 34],
    [SUIT_LIGHT, 44],
    ['M44 64h12v36H44z', 62, 20, 40],
    ['M42 58h16v10H42z', 50, 34, 22],
    [HEAD, 66, 42, 22],
    [SHADE, 56, 40, 22],
    ['M27 40C26 16 38 6 50 6s24 10 23 34c0 8-2 14-4 18-4-6-4-14-4-24H35c0 10 0 18-4 24-2-4-4-10-4-18z', 88, 14],
    ['M50 6c12 0 24 10 23 34 0 8-2 14-4 18-4-6-4-14-4-24H50z', 72, 16],
    ['M46 6h8v28h-8z', 50, 80, 20],
    ['M31 30h38l-3 12c-6 4-12 4-16 0-4 4-10 4-16 0z', 18],
    ['M34 33h14v6c-4 3-10 3-13 0zM52 33h14l-1 6c-4 3-9 3-13 0z', 70, 95],
    ['M44 53h12l-2 4h-8z', 92, 20],
    ['M22 82l10-4-2 8zM78 82l-10-4 2 8z', 75, 80, 45],
  ]),
  mechanic: look(30, [
    [SUIT, 32],
    [SUIT_LIGHT, 42],
    ['M30 66h8v34h-8zM62 66h8v34h-8z', 58],
    ['M34 84h32v16H34z', 50],
    ['M42 58h16v10H42z', 48, 40, 24],
    [HEAD, 62, 45, 24],
    [SHADE, 52, 42, 24],
    ['M34 48c4 4 10 4 16 0 6 4 12 4 16 0 0 12-8 20-16 20s-16-8-16-20z', 24, 50],
    ['M46 56h8l-4 3z', 60, 40, 10],
    ['M30 34c-2-16 6-26 20-26s22 10 20 26l-4-4H34z', 52, 70],
    ['M50 8c14 0 22 10 20 26l-4-4H50z', 42, 70],
    ['M28 30h44v5H28z', 26],
    ['M38 19a7 7 0 1114 0 7 7 0 01-14 0zM52 19a7 7 0 1114 0 7 7 0 01-14 0z', 20],
    ['M40 19a5 5 0 1110 0 5 5 0 01-10 0zM54 19a5 5 0 1110 0 5 5 0 01-10 0z', 75, 90, 190],
    ['M37 38h8v3h-8zM55 38h8v3h-8z', 16],
    ['M80 96l-3-26a8 8 0 118-4l-2 2-4-1-1 4 5 25z', 78, 12, 210],
  ]),
};

/** One of the five members of the crew, 100 × 100. */
export const CrewPortrait = memo(function CrewPortrait({ crew, className }: CrewPortraitProps): ReactNode {
  const id = useId();
  const look = CREW[crew] ?? CREW.pilot;
  if (!look) return null;
  return (
    <ArtFrame box="0 0 100 100" className={className}>
      <radialGradient id={id} cx=".5" cy=".35" r=".8">
        <stop offset="0" stopColor={`hsl(${look.hue} 50% 34%)`} />
        <stop offset="1" stopColor={`hsl(${look.hue} 55% 8%)`} />
      </radialGradient>
      <rect width="100" height="100" fill={`url(#${id})`} />
      <path d="M0 30L100 6M0 60L100 36M0 90L100 66" stroke={`hsl(${look.hue} 60% 60%)`} strokeWidth="5" opacity=".08" />
      {look.parts.map(([d, light, saturation = 45, hue = look.hue]) => (
        <path key={`${d}${light}`} d={d} fill={`hsl(${hue} ${saturation}% ${light}%)`} />
      ))}
    </ArtFrame>
  );
});
