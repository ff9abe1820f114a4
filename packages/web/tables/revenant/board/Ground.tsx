import type { SectorView } from '@starhold/revenant';
import { HULL_SPACES, VOIDBORN_LIMIT } from '@starhold/revenant/forecast';
import type { ReactNode } from 'react';
import { DAMAGE_TONE, REVENANT_SIGNS, VOID_TONE } from '../../../art/revenant/index.ts';
import { outline } from '../../../kit/board/outline.ts';
import type { Point } from '../../../kit/direction.ts';
import type { BoardLayout, SpotShape } from '../../../kit/types.ts';
import { voidborn as voidTarget } from '../model/targets.ts';
import { OUTER, REVENANT, rimPoint } from './layout.ts';

/** What is drawn on the ground of the map: glass and leading, the threat along the rim of a sector, the hits on the Revenant. */

/** Motions begin in a thing's own corner, not in that of the board. */
const OWN_CORNER = { transformBox: 'fill-box' } as const;

const GOLD = '#e9c765';
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const LIGHT = 'revenant-light';
const RIM_GOLD = 'revenant-gold';

/** Behind everything: the gold rim of the window, and the light that falls through its middle. */
export function Backdrop({ layout }: { layout: BoardLayout }): ReactNode {
  const { width, height, spots } = layout;
  const rim = OUTER.toReversed().flatMap((id) => {
    const { polygon = [] } = spots.find(({ target }) => target === id) ?? {};
    return polygon.slice(0, polygon.length / 2);
  });
  return (
    <>
      <defs>
        <radialGradient
          id={LIGHT}
          gradientUnits="userSpaceOnUse"
          cx={width / 2}
          cy={height / 2}
          r={height / 2}
          gradientTransform={`translate(${width / 2} 0) scale(${width / height} 1) translate(${-width / 2} 0)`}
        >
          <stop offset=".2" stopColor="#6f55d8" stopOpacity=".5" />
          <stop offset=".62" stopColor="#4a35a0" stopOpacity=".26" />
          <stop offset="1" stopColor="#1a1440" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={RIM_GOLD} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset=".5" stopColor={GOLD} />
          <stop offset="1" stopColor="#9a7527" />
        </linearGradient>
      </defs>
      <path d={outline(rim)} fill="#07060f" stroke={`url(#${RIM_GOLD})`} strokeWidth="5" strokeLinejoin="round" />
    </>
  );
}

/** Nobody stays here. */
export function Dim({ shape }: { shape: SpotShape }): ReactNode {
  return <path d={outline(shape.polygon)} fill="#04030a" fillOpacity=".62" data-dim="" />;
}

/** Shares of the way: it begins outside of the hits on the Revenant, which are counted meanwhile. */
const CLOCK_FROM = 0.36;
const CLOCK_REACH = 0.62;

/** The hand of the clock: from the Revenant to the sector whose raid is told. */
export function Hand({ sector, layout }: { sector: string; layout: BoardLayout }): ReactNode {
  const at = (target: string): Point | undefined => layout.spots.find((spot) => spot.target === target)?.heart;
  const [from, to] = [at(REVENANT), at(sector)];
  if (!from || !to) return null;
  const along = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const root = along(CLOCK_FROM);
  const { x, y } = along(CLOCK_REACH);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g data-hand={sector} pointerEvents="none">
      <path d={`M${root.x} ${root.y}L${x} ${y}`} stroke="#07060f" strokeWidth="9" strokeLinecap="round" />
      <path d={`M${root.x} ${root.y}L${x} ${y}`} stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M18 0L-6-11V11Z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill={GOLD}
        stroke="#07060f"
        strokeWidth="2"
      />
    </g>
  );
}

/** The number of the sector lies at the beginning of its rim. */
const FIRST = 0.34;
const STEP = 0.112;
const INSIDE = 14;

/** Voidborn ships along the rim, places for those that could come as dots, a tear under them where there is a rift. */
export function SectorArt({ sector, shape }: { sector: SectorView; shape: SpotShape }): ReactNode {
  const { voidborn, rift, id } = sector;
  const size = voidSize(shape);
  return (
    <>
      <Glass shape={shape} />
      <g data-flip={`rim.${id}`} style={OWN_CORNER}>
        {rift ? <Tear shape={shape} /> : null}
        {upTo(VOIDBORN_LIMIT).map((i) => {
          const { x, y } = rimPoint(shape, FIRST + i * STEP, INSIDE);
          return i < voidborn ? (
            <g key={i} data-flip={`void.${id}.${i}`} style={OWN_CORNER}>
              <g transform={`translate(${x} ${y}) scale(${size})`} data-voidborn="" data-target={voidTarget(id)}>
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
            </g>
          ) : (
            <circle key={i} cx={x} cy={y} r="2" fill="#0b0a1c" stroke={VOID_TONE} strokeOpacity=".5" />
          );
        })}
      </g>
      <Toll id={id} shape={shape} />
    </>
  );
}

/** Where it is said what comes from the rim: inside of it, whatever way it runs. */
function Toll({ id, shape }: { id: string; shape: SpotShape }): ReactNode {
  const { x, y } = rimPoint(shape, 0.6, TOLL.inside);
  const { width, height } = TOLL;
  return (
    <rect
      data-flip={`toll.${id}`}
      data-bare=""
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      fill="none"
      pointerEvents="none"
    />
  );
}
const TOLL = { width: 66, height: 30, inside: 44 } as const;

/** As large as six of them beside each other may be. */
function voidSize(shape: SpotShape): number {
  const [a, b] = [rimPoint(shape, FIRST, INSIDE), rimPoint(shape, FIRST + STEP, INSIDE)];
  return Math.min(0.78, Math.hypot(a.x - b.x, a.y - b.y) / 25);
}

const TEETH = 11;

function Tear({ shape }: { shape: SpotShape }): ReactNode {
  const points = upTo(TEETH).map((i) => rimPoint(shape, 0.3 + (i * 0.66) / (TEETH - 1), i % 2 === 0 ? 7 : 20));
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <>
      <path d={d} fill="none" stroke={VOID_TONE} strokeWidth="15" strokeLinejoin="round" opacity=".16" />
      <path d={d} fill="none" stroke={VOID_TONE} strokeWidth="7" strokeLinejoin="round" opacity=".3" />
      <path d={d} fill="none" stroke={VOID_TONE} strokeWidth="2" strokeLinejoin="round" opacity=".85" />
    </>
  );
}

/** Tracery: panes of coloured glass that fan out from the middle, and a row of lancets where they begin. */
function Glass({ shape }: { shape: SpotShape }): ReactNode {
  const { polygon, target } = shape;
  const half = polygon.length / 2;
  const at = (share: number): number => Math.round(share * (half - 1));
  const outer = (share: number): Point => polygon[at(share)];
  const inner = (share: number): Point => polygon[polygon.length - 1 - at(share)];
  const pane = (from: number, to: number): string => outline([outer(from), outer(to), inner(0.5)]);
  const isOdd = Number(target.slice(1)) % 2 === 1;
  return (
    <>
      <path d={outline(polygon)} fill={`url(#${LIGHT})`} />
      <path d={pane(0.12, 0.36)} fill={isOdd ? GOLD : '#b79bff'} fillOpacity=".045" />
      <path d={pane(0.36, 0.64)} fill="#b79bff" fillOpacity=".075" />
      <path d={pane(0.64, 0.88)} fill={isOdd ? '#b79bff' : GOLD} fillOpacity=".045" />
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={lancet(inner(i / 3), inner((i + 1) / 3), outer((i + 0.5) / 3))}
          fill="#a48bff"
          fillOpacity=".05"
          stroke="#b79bff"
          strokeOpacity=".2"
        />
      ))}
    </>
  );
}

/** A pointed arch over a piece of the inner edge, towards a point of the rim. */
function lancet(a: Point, b: Point, to: Point): string {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = (share: number, from: Point): Point => ({
    x: from.x + (to.x - middle.x) * share,
    y: from.y + (to.y - middle.y) * share,
  });
  const [left, tip, right] = [far(0.14, a), far(0.26, middle), far(0.14, b)];
  const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${say(a)}Q${say(left)} ${say(tip)}Q${say(right)} ${say(b)}`;
}

/** The ship itself; on a small map with its hits in an arc under the crew spaces. */
export function HullArt({ hull, shape, hits }: { hull: number; shape: SpotShape; hits: boolean }): ReactNode {
  const { heart, polygon } = shape;
  const long = Math.max(...polygon.map(({ x }) => x)) - heart.x;
  const high = Math.max(...polygon.map(({ y }) => y)) - heart.y;
  const wide = Math.min(20, high * 0.36);
  return (
    <>
      <path d={outline(polygon)} fill={`url(#${LIGHT})`} />
      <g transform={`translate(${heart.x} ${heart.y}) scale(${long / 100} ${high / 100})`}>
        <path
          d={SHIP}
          fill="#3b2c86"
          fillOpacity=".55"
          stroke={GOLD}
          strokeOpacity=".65"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-78 0H-52M52 0H78M0-72V-48M0 48V72"
          stroke={GOLD}
          strokeOpacity=".45"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      {hits ? (
        <g data-flip="hull" style={OWN_CORNER}>
          {upTo(HULL_SPACES).map((i) => (
            <g
              key={i}
              transform={`translate(${heart.x + (i - 2) * wide * 0.86} ${heart.y + high * 0.62 - Math.abs(i - 2) * 3})`}
            >
              <Hit on={i < hull} r={wide * 0.38} />
            </g>
          ))}
        </g>
      ) : null}
    </>
  );
}

/** In a square of 100 each way. */
const SHIP =
  'M-92 0L-74-12L-46-16L-32-30L-20-34L-16-64L-10-84H10L16-64L20-34L32-30L46-16L74-12L92 0L74 12L46 16L32 30L20 34L16 64L10 84H-10L-16 64L-20 34L-32 30L-46 16L-74 12Z';

function Hit({ on, r }: { on: boolean; r: number }): ReactNode {
  return (
    <>
      <circle r={r} fill={on ? DAMAGE_TONE : '#0d0c20'} stroke={GOLD} strokeWidth="1.2" />
      {on ? (
        <path
          d="M1.5-5L-1.5-.6L1.5.8L-1.2 5"
          transform={`scale(${r / 7})`}
          fill="none"
          stroke="#2a0703"
          strokeWidth="1.8"
        />
      ) : null}
    </>
  );
}

export const ROSETTE = { width: 62, height: 62 } as const;

/** Five places for hits around their number: between the crew spaces, where there is room for it. */
export function Rosette({ hull }: { hull: number }): ReactNode {
  return (
    <g transform="translate(31 31)">
      {upTo(HULL_SPACES).map((i) => {
        const turn = (i * 2 * Math.PI) / HULL_SPACES;
        return (
          <g key={i} transform={`translate(${(Math.sin(turn) * 21).toFixed(1)} ${(-Math.cos(turn) * 21).toFixed(1)})`}>
            <Hit on={i < hull} r={8.5} />
          </g>
        );
      })}
      <text textAnchor="middle" data-small="" style={{ fill: '#ffb9ac', fontSize: 16, fontWeight: 700 }}>
        {hull}
      </text>
    </g>
  );
}
