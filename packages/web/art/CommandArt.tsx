import { memo, type ReactNode, useId, useMemo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import { emblemOf } from './emblems.ts';
import { PALETTES } from './palettes.ts';
import { Pen } from './pen.tsx';
import { scattered } from './points.ts';
import { randomOf } from './random.ts';
import type { CommandArtProps } from './types.ts';

/** A command card: its emblem over rays in its own colour, 120 × 80. */
export const CommandArt = memo(function CommandArt({ kind, bare, className }: CommandArtProps): ReactNode {
  const id = useId();
  const emblem = emblemOf(kind);
  const stars = useMemo(() => {
    const rnd = randomOf(`command ${kind}`);
    const pen = new Pen(id, PALETTES.hull, rnd);
    pen.dots(scattered(rnd, 12, [0, 120], [0, 80]), 1.4, '#fff', 0.45);
    return pen.shapes;
  }, [kind, id]);
  return (
    <ArtFrame box="0 0 120 80" isCut={!bare} className={className}>
      {bare ? null : (
        <>
          <radialGradient id={id}>
            <stop offset="0" stopColor={emblem.tone} stopOpacity=".55" />
            <stop offset="1" stopColor={emblem.tone} stopOpacity="0" />
          </radialGradient>
          <rect width="120" height="80" fill="#0c1322" />
          <circle cx="60" cy="38" r="56" fill={`url(#${id})`} />
          {stars}
          {RAYS.map(([d, width, opacity]) => (
            <path key={d} d={d} fill="none" stroke={emblem.tone} strokeWidth={width} opacity={opacity} />
          ))}
        </>
      )}
      <g transform="translate(60 38) scale(.86) translate(-60 -40)">
        {emblem.lines.map(([d, stroke, width, dash]) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={stroke}
            strokeWidth={width}
            strokeDasharray={dash}
            strokeLinejoin="round"
          />
        ))}
        {emblem.fills.map(([d, fill, opacity]) => (
          <path key={d + fill} d={d} fill={fill} opacity={opacity} />
        ))}
      </g>
    </ArtFrame>
  );
});

const RAYS = [
  ['M-10 90L60 40L130 20', 0.6, 0.08],
  ['M-2 76L63 36L130 38', 1.1, 0.11],
  ['M6 62L66 32L130 56', 1.6, 0.14],
  ['M14 48L69 28L130 74', 2.1, 0.17],
  ['M22 34L72 24L130 92', 2.6, 0.2],
] as const;
