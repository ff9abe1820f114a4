import type { SectorView } from '@starhold/revenant';
import { HULL_SPACES, VOIDBORN_LIMIT } from '@starhold/revenant/forecast';
import type { ReactNode } from 'react';
import { DAMAGE_TONE, REVENANT_SIGNS, VOID_TONE } from '../../../art/revenant/index.ts';
import type { SpotShape } from '../../../kit/types.ts';
import { rimPoint } from './layout.ts';

/** What is drawn on the ground of the map: the threat along the rim of a sector, the hits on the Revenant. */

/** Motions begin in a thing's own corner, not in that of the board. */
const OWN_CORNER = { transformBox: 'fill-box' } as const;

const GOLD = '#e9c765';
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The number of the sector lies at the beginning of its rim. */
const FIRST = 0.34;
const STEP = 0.112;
const INSIDE = 14;

/** Voidborn ships along the rim, places for those that could come as dots, a tear under them where there is a rift. */
export function SectorArt({ sector, shape }: { sector: SectorView; shape: SpotShape }): ReactNode {
  const { voidborn, rift, id } = sector;
  return (
    <>
      <Petal shape={shape} />
      <g data-flip={`rim.${id}`} style={OWN_CORNER}>
        {rift ? <Tear shape={shape} /> : null}
        {upTo(VOIDBORN_LIMIT).map((i) => {
          const { x, y } = rimPoint(shape, FIRST + i * STEP, INSIDE);
          return i < voidborn ? (
            <g key={i} transform={`translate(${x} ${y}) scale(.62)`} data-voidborn="">
              <path
                d={REVENANT_SIGNS.voidborn.d}
                fill="#0b0a1c"
                stroke="#0b0a1c"
                strokeWidth="6"
                strokeLinejoin="round"
              />
              <path
                d={REVENANT_SIGNS.voidborn.d}
                fill="#4a0a34"
                stroke={VOID_TONE}
                strokeWidth="2.2"
                strokeLinejoin="round"
              />
              <circle r="2.8" fill={VOID_TONE} />
            </g>
          ) : (
            <circle key={i} cx={x} cy={y} r="1.6" fill={VOID_TONE} opacity=".38" />
          );
        })}
      </g>
    </>
  );
}

const TEETH = 9;

function Tear({ shape }: { shape: SpotShape }): ReactNode {
  const points = upTo(TEETH).map((i) => rimPoint(shape, 0.28 + (i * 0.68) / (TEETH - 1), i % 2 === 0 ? 5 : 21));
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <>
      <path d={d} fill="none" stroke={VOID_TONE} strokeWidth="9" strokeLinejoin="round" opacity=".22" />
      <path d={d} fill="none" stroke={VOID_TONE} strokeWidth="2.4" strokeLinejoin="round" opacity=".8" />
    </>
  );
}

/** Five places for hits in an arc under the crew spaces. */
export function HullArt({ hull, shape }: { hull: number; shape: SpotShape }): ReactNode {
  const { heart, polygon } = shape;
  const reach = Math.max(...polygon.map(({ y }) => y)) - heart.y;
  const wide = Math.min(20, reach * 0.36);
  return (
    <g data-flip="hull" style={OWN_CORNER}>
      <path
        d={`M${heart.x - reach * 1.1} ${heart.y}L${heart.x - 12} ${heart.y - 9}L${heart.x} ${heart.y - reach * 0.72}L${heart.x + 12} ${heart.y - 9}L${heart.x + reach * 1.1} ${heart.y}L${heart.x + 12} ${heart.y + 9}L${heart.x} ${heart.y + reach * 0.72}L${heart.x - 12} ${heart.y + 9}Z`}
        fill="#2a1f5e"
        fillOpacity=".55"
        stroke={GOLD}
        strokeOpacity=".5"
      />
      {upTo(HULL_SPACES).map((i) => (
        <g
          key={i}
          transform={`translate(${heart.x + (i - 2) * wide * 0.86} ${heart.y + reach * 0.62 - Math.abs(i - 2) * 3})`}
        >
          <circle r={wide * 0.38} fill={i < hull ? DAMAGE_TONE : '#0d0c20'} stroke={GOLD} strokeWidth="1.2" />
          {i < hull ? <path d="M1.5-5L-1.5-.6L1.5.8L-1.2 5" fill="none" stroke="#2a0703" strokeWidth="1.8" /> : null}
        </g>
      ))}
    </g>
  );
}

/** Tracery: a petal of coloured glass from the rim towards the middle. */
function Petal({ shape: { polygon, heart, target } }: { shape: SpotShape }): ReactNode {
  const [first, last] = [polygon[0], polygon[polygon.length / 2 - 1]];
  const isGold = Number(target.slice(1)) % 2 === 0;
  return (
    <path
      d={`M${first.x} ${first.y}Q${heart.x} ${heart.y} ${last.x} ${last.y}Z`}
      fill={isGold ? GOLD : '#7a5cff'}
      fillOpacity=".09"
      stroke="#b79bff"
      strokeOpacity=".2"
    />
  );
}
