import { memo, type ReactNode, useMemo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import { randomOf } from './random.ts';
import type { AvatarArtProps } from './types.ts';

const HUES = [150, 28, 205, 280, 345, 52, 178, 240, 315, 95];
const HAIR = [
  'M10 17C9 7 15 4 20 4s11 3 10 13c-2-4-5-6-10-6s-8 2-10 6z',
  'M10 20C7 8 14 3 20 3s13 5 10 17l-2-7c-5-1-9-2-11-4-2 3-5 4-7 11z',
  'M9 26C6 12 12 4 20 4s14 8 11 22c-2 0-3-8-3-12-5 1-11 0-13-3-2 3-3 12-6 15z',
  'M12 14C11 9 12 6 14 5l1-4 4 2 3-3 2 4 3-1-1 4c2 2 2 4 2 7-2-3-5-4-8-4s-6 1-8 4z',
  'M10 15c2-7 5-10 10-10s8 3 10 10H10z',
];
const GEAR = [
  'M10 13.5h20v4H10z',
  'M11 13h7.5v5H11zM21.5 13H29v5h-7.5zM18 14.5h4v1.5h-4z',
  'M20 12.5h9.5v6H20zM9.5 12h20v1.5h-20z',
  'M12 19.5c3 3 13 3 16 0v4c-3 3-13 3-16 0z',
];

/** A person at the table, drawn from name and seat. */
export const AvatarArt = memo(function AvatarArt({ seed, className }: AvatarArtProps): ReactNode {
  const look = useMemo(() => {
    const rnd = randomOf(`avatar ${seed}`);
    const seat = Number(seed.split('/').at(-1));
    const hue =
      HUES[Number.isInteger(seat) && seat >= 0 ? seat % HUES.length : Math.floor(rnd.next() * HUES.length)] ?? 150;
    return {
      hue,
      hair: HAIR[Math.floor(rnd.next() * HAIR.length)],
      gear: GEAR[Math.floor(rnd.next() * GEAR.length)],
      skin: rnd.pick([70, 62, 74, 56]),
      tilt: rnd.between(-4, 4),
      collar: rnd.next() < 0.5,
    };
  }, [seed]);
  const { hue } = look;
  return (
    <ArtFrame box="0 0 40 40" className={className}>
      <rect width="40" height="40" fill={`hsl(${hue} 45% 16%)`} />
      <circle cx="31" cy="9" r="11" fill={`hsl(${hue} 50% 24%)`} />
      <g transform={`rotate(${look.tilt} 20 24)`}>
        <path d="M5 41c0-12 6-16 15-16s15 4 15 16z" fill={`hsl(${hue} 55% 46%)`} />
        <path d="M5 41c0-12 6-16 15-16v16z" fill={`hsl(${hue} 58% 56%)`} />
        {look.collar ? <path d="M12 27l8 7 8-7-3-2H15z" fill={`hsl(${hue} 40% 26%)`} /> : null}
        <path d="M17 22h6v6h-6z" fill={`hsl(${hue} 38% ${look.skin - 14}%)`} />
        <path
          d="M11.5 14c0-6 4-9 8.5-9s8.5 3 8.5 9c0 7-4 11-8.5 11s-8.5-4-8.5-11z"
          fill={`hsl(${hue} 50% ${look.skin}%)`}
        />
        <path d="M20 5c4.5 0 8.5 3 8.5 9 0 7-4 11-8.5 11z" fill={`hsl(${hue} 45% ${look.skin - 9}%)`} />
        <path
          d="M9.6 14.5a2 2.6 0 012-2v5.4a2 2.6 0 01-2-3.4zM30.4 14.5a2 2.6 0 00-2-2v5.4a2 2.6 0 002-3.4z"
          fill={`hsl(${hue} 42% ${look.skin - 12}%)`}
        />
        <path d="M17 21.4c2 1 4 1 6 0v.9c-2 1.2-4 1.2-6 0z" fill={`hsl(${hue} 45% 22%)`} />
        <path d="M19.5 17.5h1l.8 2.2h-2.6z" fill={`hsl(${hue} 40% ${look.skin - 18}%)`} />
        <path d={look.hair} fill={`hsl(${(hue + 200) % 360} 30% 20%)`} />
        <path d={look.gear} fill={`hsl(${hue} 85% 88%)`} opacity=".94" />
        <path d="M12.5 17l3-3.5h2l-3 3.5z" fill="#fff" opacity=".8" />
        <path d="M9 31l4-3M31 31l-4-3M14 38h4" stroke={`hsl(${hue} 50% 26%)`} strokeWidth="1" />
      </g>
    </ArtFrame>
  );
});
