import type { RaidForecast, SectorRaid } from '@starhold/revenant/forecast';
import type { CSSProperties, ReactNode } from 'react';
import { DAMAGE_TONE, PLAYER_TONES, REVENANT_SIGNS, VOID_TONE } from '../../../art/revenant/index.ts';
import { outline } from '../../../kit/board/outline.ts';
import type { BoardLayout, SpotShape } from '../../../kit/types.ts';
import { REVENANT } from './layout.ts';

interface PlatesProps {
  forecast: RaidForecast;
  layout: BoardLayout;
  sign: (player: number) => string;
  /** What becomes of the Revenant, in a line or two; none where nothing does. */
  hull: readonly string[];
}

/** The raid as it would go now, over the map: a plate for each sector that is hit, and the hull after all of it. */
export function ForecastPlates({ forecast, layout, sign, hull }: PlatesProps): ReactNode {
  const { spots, pieceScale = 1 } = layout;
  const scale = Math.min(1.3, Math.max(1, pieceScale));
  const shapes = new Map(spots.map((shape) => [shape.target, shape]));
  const centre = shapes.get(REVENANT);
  return (
    <>
      {/* Ships step back behind what would happen to them. */}
      {forecast.sectors.map((raid) => {
        const shape = shapes.get(raid.sector);
        return shape ? <Heat key={raid.sector} raid={raid} shape={shape} /> : null;
      })}
      {forecast.sectors.map((raid) => {
        const shape = shapes.get(raid.sector);
        return shape && raid.damage > 0 ? (
          <Plate key={raid.sector} raid={raid} shape={shape} sign={sign} scale={scale} />
        ) : null;
      })}
      {centre && hull.length > 0 ? (
        <g transform={`translate(${centre.heart.x} ${centre.heart.y - 28 - hull.length * 15})`}>
          <rect
            x="-42"
            y="-13"
            width="84"
            height={10 + hull.length * 16}
            rx="13"
            fill="#1a0a12"
            stroke={DAMAGE_TONE}
            strokeWidth="2"
          />
          {hull.map((line, i) => (
            <text key={line} y={5 + i * 16} textAnchor="middle" style={{ ...HULL, fill: i === 0 ? '#fff' : '#ffb9ac' }}>
              {line}
            </text>
          ))}
        </g>
      ) : null}
    </>
  );
}

function Heat({ raid, shape }: { raid: SectorRaid; shape: SpotShape }): ReactNode {
  const isGrave = raid.lost > 0 || raid.spill > 0;
  return (
    <>
      <path d={outline(shape.room ?? shape.polygon)} fill="#07060f" fillOpacity=".6" />
      {raid.damage > 0 ? (
        <path
          d={outline(shape.polygon)}
          fill={isGrave ? DAMAGE_TONE : '#e9a53f'}
          fillOpacity={isGrave ? 0.22 : 0.1}
          stroke={isGrave ? DAMAGE_TONE : '#e9a53f'}
          strokeOpacity=".7"
        />
      ) : null}
    </>
  );
}

/** The board gives all its words a size: these have their own. */
const SMALL: CSSProperties = { textAnchor: 'start', dominantBaseline: 'auto', fontSize: 12, fill: '#fff' };

const HULL: CSSProperties = { fontSize: 13, fontWeight: 700, dominantBaseline: 'auto' };

const WIDE = 88;
const HIGH = 40;

/** Net damage in a star, Voidborn ships less shields, who decides, and what it does: markers, ships, hits on the Revenant. */
function Plate({
  raid,
  shape,
  sign,
  scale,
}: {
  raid: SectorRaid;
  shape: SpotShape;
  sign: (player: number) => string;
  scale: number;
}): ReactNode {
  const { x, y } = shape.heart;
  const grave = raid.lost > 0 || raid.spill > 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-WIDE / 2} ${-HIGH / 2})`}>
      <rect
        width={WIDE}
        height={HIGH}
        rx="8"
        fill="#0d0a1c"
        stroke={grave ? DAMAGE_TONE : '#e9a53f'}
        strokeWidth="1.600"
        strokeDasharray={raid.unsure ? '4 3' : undefined}
      />
      <path
        transform={`translate(16 ${HIGH / 2})`}
        d="M0-17L4-9L12-12L9-4L17 0L9 4L12 12L4 9L0 17L-4 9L-12 12L-9 4L-17 0L-9-4L-12-12L-4-9Z"
        fill={grave ? DAMAGE_TONE : '#e9a53f'}
      />
      <text
        x="16"
        y={HIGH / 2 + 6}
        textAnchor="middle"
        style={{ fill: '#140a06', fontSize: 16, fontWeight: 700, dominantBaseline: 'auto' }}
      >
        {raid.damage}
      </text>
      <g transform="translate(36 3)" fontSize="12" fontWeight="700" fill="#fff">
        <path d={REVENANT_SIGNS.voidborn.d} transform="translate(5 9) scale(.42)" fill={VOID_TONE} />
        <text x="12" y="13" style={SMALL}>
          {raid.voidborn}−
        </text>
        <path d={REVENANT_SIGNS.shield.d} transform="translate(32 9) scale(.42)" fill="#8fd0ff" />
        <text x="38" y="13" style={SMALL}>
          {raid.shields}
        </text>
      </g>
      {raid.decider < 0 ? null : (
        <g transform="translate(42 29)">
          <circle r="7" fill={PLAYER_TONES[raid.decider] ?? '#fff'} />
          <text
            y="4"
            textAnchor="middle"
            style={{ fill: '#06070f', fontSize: 11, fontWeight: 700, dominantBaseline: 'auto' }}
          >
            {sign(raid.decider)}
          </text>
        </g>
      )}
      <text
        x="53"
        y="33"
        style={{ textAnchor: 'start', fill: '#ffd9c9', fontSize: 12, fontWeight: 700, dominantBaseline: 'auto' }}
      >
        {[
          raid.lost > 0 ? `×${raid.lost}` : '',
          raid.spill > 0 ? `→${raid.spill}` : '',
          raid.lost === 0 && raid.spill === 0 ? `▪${raid.marks}` : '',
        ].join('')}
      </text>
    </g>
  );
}
