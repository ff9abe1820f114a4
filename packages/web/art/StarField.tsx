import { memo, type ReactNode, useId, useMemo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import { PALETTES } from './palettes.ts';
import { Pen } from './pen.tsx';
import { scattered } from './points.ts';
import { randomOf } from './random.ts';
import type { StarFieldProps } from './types.ts';

/** Deep space behind a board: a glow at the top, stars, haze over the ground. */
export const StarField = memo(function StarField({
  seed = 'stars',
  glow = '#2c0f3c',
  haze = '#7cf29c',
  className,
}: StarFieldProps): ReactNode {
  const id = useId();
  const stars = useMemo(() => {
    const rnd = randomOf(seed);
    const pen = new Pen(id, PALETTES.hull, rnd);
    for (const [size, count, opacity] of [
      [1.2, 50, 0.22],
      [1.9, 40, 0.35],
      [2.8, 20, 0.5],
    ] as const) {
      pen.dots(scattered(rnd, count, [0, 800], [0, 640]), size, '#fff', opacity);
    }
    return pen.shapes;
  }, [seed, id]);
  return (
    <ArtFrame box="0 0 800 640" isCut className={className}>
      <defs>
        <radialGradient id={`${id}b`} cx=".62" cy=".05" r=".9">
          <stop offset="0" stopColor={glow} />
          <stop offset=".4" stopColor="#0f1226" />
          <stop offset="1" stopColor="#070b14" />
        </radialGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".55" stopColor={haze} stopOpacity="0" />
          <stop offset="1" stopColor={haze} stopOpacity=".16" />
        </linearGradient>
      </defs>
      <rect width="800" height="640" fill={`url(#${id}b)`} />
      {stars}
      <rect width="800" height="640" fill={`url(#${id}f)`} />
    </ArtFrame>
  );
});
