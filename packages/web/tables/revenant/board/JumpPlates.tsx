import type { ScannerDef } from '@starhold/revenant/content';
import type { ReactNode } from 'react';
import { REVENANT_SIGNS, VOID_TONE } from '../../../art/revenant/index.ts';
import { outline } from '../../../kit/board/outline.ts';
import type { BoardLayout } from '../../../kit/types.ts';
import { OUTER } from './layout.ts';

const PLATE = { width: 92, height: 34 };

/** What each sector would hold after the jump that a scanner card leads to: Voidborn ships, a planet, a rift, a shuttle. */
export function JumpPlates({ def, layout }: { def: ScannerDef; layout: BoardLayout }): ReactNode {
  const scale = Math.min(1.25, Math.max(0.8, layout.pieceScale ?? 1));
  return OUTER.map((id, i) => {
    const shape = layout.spots.find(({ target }) => target === id);
    if (!shape) return null;
    const number = i + 1;
    const isRift = def.rifts.includes(number);
    const isPlanet = def.planets.includes(number);
    return (
      <g key={id}>
        <path d={outline(shape.polygon)} fill="#07060f" fillOpacity=".55" />
        <g transform={`translate(${shape.heart.x} ${shape.heart.y}) scale(${scale})`}>
          <rect
            x={-PLATE.width / 2}
            y={-PLATE.height / 2}
            {...PLATE}
            rx="17"
            fill="#0d0a1c"
            stroke={isRift ? VOID_TONE : '#7565c0'}
            strokeWidth="1.6"
          />
          <path d={REVENANT_SIGNS.voidborn.d} transform="translate(-30 0) scale(.75)" fill={VOID_TONE} />
          <text
            x="-12"
            y="6"
            style={{ fill: '#fff', fontSize: 18, fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'auto' }}
          >
            {def.voidborn[i]}
          </text>
          {isPlanet ? (
            <path
              d={REVENANT_SIGNS.planet.d}
              transform="translate(10 0) scale(.8)"
              fill="#7af0d6"
              stroke="#0e4a45"
              strokeWidth="1"
            />
          ) : null}
          {isRift ? <path d={REVENANT_SIGNS.rift.d} transform="translate(31 0) scale(.8)" fill={VOID_TONE} /> : null}
          {def.shuttle === number ? (
            <path d={REVENANT_SIGNS.shuttle.d} transform="translate(0 -22) scale(.75)" fill="#e9c765" />
          ) : null}
        </g>
      </g>
    );
  });
}
