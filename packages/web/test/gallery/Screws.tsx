import type { ReactNode } from 'react';
import { SCREWS, type Screw } from './partsData.ts';

const PLATES: Readonly<Record<Screw, string>> = {
  red: 'M16 4L28 26H4Z',
  black: 'M6 6H26V26H6Z',
  blue: 'M16 4A12 12 0 1 0 16 28A12 12 0 1 0 16 4Z',
  green: 'M16 3L29 16L16 29L3 16Z',
  yellow: 'M16 3L29 13L24 28H8L3 13Z',
};

/** Kind = shape, colour and letter. */
export function ScrewFace({ kind, empty, size = 32 }: { kind?: Screw; empty?: boolean; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.5" fill="#57534f" stroke="#8d8782" />
      {kind === undefined ? (
        <path d="M13 7H19V13H25V19H19V25H13V19H7V13H13Z" fill="#2c2927" />
      ) : (
        <>
          <path
            d={PLATES[kind]}
            fill={empty ? 'none' : SCREWS[kind].color}
            stroke={empty ? SCREWS[kind].color : '#0e0c0b'}
            strokeDasharray={empty ? '3 2' : undefined}
            transform="translate(3.2 3.2) scale(0.8)"
          />
          <text
            x="16"
            y="17.5"
            fontSize="12"
            fontWeight="700"
            textAnchor="middle"
            dominantBaseline="central"
            fill={empty ? SCREWS[kind].color : '#14110f'}
          >
            {SCREWS[kind].letter}
          </text>
        </>
      )}
    </svg>
  );
}

/** Three sockets in a triangle. */
export function ThreeScrews({ screws }: { screws: readonly Screw[] }): ReactNode {
  return (
    <svg width="100%" height="100%" viewBox="0 0 72 72" aria-hidden="true">
      {[
        [36, 21],
        [20, 50],
        [52, 50],
      ].map(([x, y], i) => (
        <g key={`${x}`} transform={`translate(${x - 13} ${y - 13}) scale(0.82)`}>
          <ScrewFace {...(screws[i] === undefined ? {} : { kind: screws[i] })} />
        </g>
      ))}
    </svg>
  );
}
