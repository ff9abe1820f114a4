import type { HeardView, ShipView } from '@starhold/revenant';
import { damageSpaces } from '@starhold/revenant/forecast';
import type { ReactNode } from 'react';
import {
  DAMAGE_TONE,
  HOUSE_SIGNS,
  HOUSE_TONES,
  type HouseId,
  PLAYER_TONES,
  REVENANT_SIGNS,
  VOID_TONE,
} from '../../../art/revenant/index.ts';
import type { BoardSize } from '../../../kit/types.ts';
import { crewIn, houseIn, kindIn, ownerIn, pearlKey, type ShipKind, seatKey } from '../model/fleet.ts';
import { cubeOn } from '../model/targets.ts';

/** Pieces of the map, each in a box of its size: hull, emblem of its House, damage, corruption, who sits in it. */

const HULLS: Record<ShipKind, string> = {
  ark: 'M-43 0L-36-8L-28-9L-25-13L-11-15L-6-19H6L11-15L28-12L43 0L28 12L11 15L6 19H-6L-11 15L-25 13L-28 9L-36 8Z',
  fighter: 'M0-17L4-6L7-3L17 9L15 13L6 10L3 15H-3L-6 10L-15 13L-17 9L-7-3L-4-6Z',
  dropship: 'M-8-15H8L14-7V6L17 14H11L9 10H-9L-11 14H-17L-14 6V-7Z',
  shuttle: 'M0-14C6-9 8-3 8 4L12 11L4 9.500L0 13L-4 9.500L-12 11L-8 4C-8-3-6-9 0-14Z',
  frigate: 'M-27-3L-20-9L-12-5L8-9L27 0L8 9L-12 5L-20 9L-27 3L-22 0Z',
};
export const SIZES: Record<ShipKind, BoardSize> = {
  ark: { width: 92, height: 42 },
  fighter: { width: 38, height: 38 },
  dropship: { width: 38, height: 38 },
  shuttle: { width: 28, height: 32 },
  frigate: { width: 60, height: 28 },
};
const INK = '#06070f';

/** Free places are a little smaller than what they are for. */
export const FREE_SIZES = {
  ark: { width: 78, height: 34 },
  fighter: { width: 26, height: 26 },
} as const;

export function FreeFace({ kind }: { kind: keyof typeof FREE_SIZES }): ReactNode {
  const { width, height } = FREE_SIZES[kind];
  return (
    <path
      d={kind === 'ark' ? HULLS.ark : 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z'}
      transform={`translate(${width / 2} ${height / 2})${kind === 'ark' ? ' scale(.84)' : ''}`}
      fill={INK}
      fillOpacity=".22"
      stroke="#9f94d8"
      strokeOpacity=".5"
      strokeDasharray="3 4"
    />
  );
}

interface FaceProps {
  ship: ShipView;
  landed: boolean;
  acts: boolean;
  /** Of the ship of this turn: abilities that hear what it does. */
  heard?: readonly HeardView[];
  /** The sign of a player: an initial or a number. */
  signOf: (player: number) => string;
}

export function ShipFace(props: FaceProps): ReactNode {
  const kind = kindIn(props.ship.id);
  const { width, height } = SIZES[kind];
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {props.landed || props.acts ? (
        <ellipse
          rx={width / 2 - 1}
          ry={height / 2 - 1}
          fill={props.landed ? '#c98a3a' : '#ffb454'}
          fillOpacity=".25"
          stroke="#ffb454"
          strokeDasharray={props.landed ? '3 3' : undefined}
        />
      ) : null}
      {kind === 'frigate' ? <Frigate {...props} /> : <HouseShip {...props} kind={kind} />}
      <Pearls heard={props.heard} rx={width / 2 - 1} ry={height / 2 - 1} />
    </g>
  );
}

const PEARL = 4;

/** Abilities as pearls on the ring round a hull, from its left end along the bottom: one that was used is filled. */
function Pearls({ heard = [], rx, ry }: { heard: FaceProps['heard']; rx: number; ry: number }): ReactNode {
  return heard.map(({ used }, n) => {
    const turn = Math.PI * (1 - (n + 0.5) / heard.length);
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: they have fixed places on the string
        key={n}
        data-flip={pearlKey(n)}
        data-pearl={used ? 'used' : 'open'}
        cx={rx * Math.cos(turn)}
        cy={ry * Math.sin(turn)}
        r={PEARL}
        fill={used ? '#ffe9c4' : INK}
        stroke="#ffb454"
        strokeWidth="1.600"
      />
    );
  });
}

function HouseShip({ ship, kind, signOf }: FaceProps & { kind: ShipKind }): ReactNode {
  const house = houseIn(ship.id) as HouseId;
  const tone = HOUSE_TONES[house];
  const sign: { d: string; cut?: string } = HOUSE_SIGNS[house];
  const isArk = kind === 'ark';
  const spaces = damageSpaces(ship.id);
  return (
    <>
      <path d={HULLS[kind]} fill={INK} stroke={INK} strokeWidth="4" strokeLinejoin="round" />
      <path d={HULLS[kind]} fill={tone} fillOpacity=".2" stroke={tone} strokeWidth="1.8" strokeLinejoin="round" />
      <g transform={isArk ? 'translate(-24 0) scale(.85)' : `translate(0 ${kind === 'shuttle' ? 1 : 2}) scale(.58)`}>
        <path d={sign.d} fill={tone} />
        {sign.cut === undefined ? null : <path d={sign.cut} fill={INK} fillRule="evenodd" />}
      </g>
      {Array.from({ length: spaces }, (_, i) => (
        <Mark key={`d${String(i)}`} x={isArk ? -7 + i * 11 : -13} y={isArk ? 0 : 12} on={i < ship.damage} tone={tone} />
      ))}
      {ship.corrupted ? <Corruption x={isArk ? -38 : -13} y={isArk ? -13 : -12} /> : null}
      {kind === 'shuttle' ? null : (
        <Seat crew={ship.crew} at={ship.id} x={isArk ? 31 : 12} y={isArk ? 0 : -10} signOf={signOf} empty={isArk} />
      )}
    </>
  );
}

/** A hit is a filled, cracked square; a place for one an empty square. */
function Mark({ x, y, on, tone }: { x: number; y: number; on: boolean; tone: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-4"
        y="-4"
        width="8"
        height="8"
        rx="1.500"
        fill={on ? DAMAGE_TONE : INK}
        stroke={on ? '#2a0703' : tone}
      />
      {on ? <path d="M1.400-4L-1.200-.5L1.200.7L-1 4" fill="none" stroke="#2a0703" strokeWidth="1.500" /> : null}
    </g>
  );
}

function Corruption({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(.55)`}>
      <circle r="11" fill="#2a0620" stroke={VOID_TONE} strokeWidth="2.400" />
      <path d={REVENANT_SIGNS.corruption.cut} fill={VOID_TONE} />
    </g>
  );
}

/** Whoever sits here: the figure in the colour of its player, with the player's sign. */
function Seat({
  crew,
  at,
  x,
  y,
  signOf,
  empty,
}: {
  crew: string;
  /** The ship or space. */
  at: string;
  x: number;
  y: number;
  signOf: (player: number) => string;
  empty: boolean;
}): ReactNode {
  const seated = crewIn(crew);
  if (!seated) {
    return empty ? <circle cx={x} cy={y} r="7" fill={INK} stroke="#8f86b8" strokeDasharray="2.500 2.500" /> : null;
  }
  const tone = PLAYER_TONES[seated.player] ?? '#8f86b8';
  return (
    <g data-flip={seatKey(crew, at)}>
      <g transform={`translate(${x} ${y})`}>
        <path
          d={seated.figure === 'captain' ? REVENANT_SIGNS.captain.d : REVENANT_SIGNS.cadet.d}
          transform="scale(.8)"
          fill={tone}
          stroke={INK}
          strokeWidth="3"
          paintOrder="stroke"
        />
        <text y="4" textAnchor="middle" data-small="" data-sign="" style={{ fill: INK, fontSize: 11, fontWeight: 700 }}>
          {seated.player < 0 ? '·' : signOf(seated.player)}
        </text>
      </g>
    </g>
  );
}

function Frigate({ ship, signOf }: FaceProps): ReactNode {
  const owner = ownerIn(ship.id);
  return (
    <>
      <path
        d={HULLS.frigate}
        fill={PLAYER_TONES[owner] ?? '#fff'}
        stroke={INK}
        strokeWidth="3"
        paintOrder="stroke"
        strokeLinejoin="round"
      />
      <text x="-3" y="0.5" textAnchor="middle" data-small="" style={{ fill: INK, fontSize: 16, fontWeight: 700 }}>
        {signOf(owner)}
      </text>
      {ship.crew === '' ? null : <Seat crew={ship.crew} at={ship.id} x={17} y={-4} signOf={signOf} empty={false} />}
    </>
  );
}

/** Where a ship would be, around a point. */
export function GhostFace({ ship, signOf }: Pick<FaceProps, 'ship' | 'signOf'>): ReactNode {
  const { width, height } = SIZES[kindIn(ship.id)];
  return (
    <g transform={`translate(${-width / 2} ${-height / 2})`}>
      <ShipFace ship={{ ...ship, crew: '' }} landed={false} acts signOf={signOf} />
    </g>
  );
}

export const PLANET_SIZE: BoardSize = { width: 38, height: 38 };

/** A planet in its own colours, made from its id, with the cube that lies on it. */
export function PlanetFace({ id, data, taken }: { id: string; data: boolean; taken: boolean }): ReactNode {
  const hue = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360;
  return (
    <g transform="translate(19 19)">
      <circle r="14" fill={`hsl(${hue} 45% 36%)`} stroke={`hsl(${hue} 60% 70%)`} strokeWidth="1.500" />
      <path d="M-10-8A14 14 0 0 1 10-9A18 18 0 0 0-10-8Z" fill="#fff" fillOpacity=".25" />
      <path d="M-18 5Q0 12 18-5" fill="none" stroke={`hsl(${hue} 60% 78%)`} strokeWidth="1.800" />
      {taken ? <circle r="17.500" fill="none" stroke="#ffb454" strokeWidth="1.800" strokeDasharray="4 3" /> : null}
      {data ? (
        <g data-flip={cubeOn(id)}>
          <g transform="translate(11 -11) scale(.62)">
            <path d={REVENANT_SIGNS.data.d} fill="#0e4a45" stroke="#7af0d6" strokeWidth="2" />
            <path d="M-8-4.500L0 0L8-4.500M0 0V9" fill="none" stroke="#7af0d6" strokeWidth="1.600" />
          </g>
        </g>
      ) : null}
    </g>
  );
}

export const SEAT_SIZE: BoardSize = { width: 36, height: 36 };

/** The two crew spaces of the Revenant. */
export function SpaceFace({
  space,
  crew,
  heard,
  signOf,
}: {
  space: 'reinforce' | 'hypercharge';
  crew: string;
  heard?: FaceProps['heard'];
  signOf: (player: number) => string;
}): ReactNode {
  return (
    <g transform="translate(18 18)">
      <circle
        r="16"
        fill={INK}
        stroke="#e9c765"
        strokeWidth="1.500"
        strokeDasharray={crew === '' ? '4 3' : undefined}
      />
      {crew !== '' && crew !== 'order' ? (
        <Seat crew={crew} at={space} x={0} y={0} signOf={signOf} empty={false} />
      ) : (
        <path
          d={
            crew === 'order'
              ? 'M-7-7L7 7M7-7L-7 7'
              : space === 'reinforce'
                ? 'M-7 0H7M0-7V7'
                : 'M-7-6L0 0L-7 6M1-6L8 0L1 6'
          }
          fill="none"
          stroke="#e9c765"
          strokeWidth="2.600"
        />
      )}
      <Pearls heard={heard} rx={16} ry={16} />
    </g>
  );
}

const SHIELD_STEP = 14;
/** More than so many are counted. */
const MOST_SHIELDS = 3;
const shieldsShown = (n: number): number => (n > MOST_SHIELDS ? 1 : n);

export const shieldSize = (n: number): BoardSize => ({ width: 22 + (shieldsShown(n) - 1) * SHIELD_STEP, height: 24 });

/** One beside the other; many of them as a number. */
export function ShieldFace({ n }: { n: number }): ReactNode {
  return Array.from({ length: shieldsShown(n) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal shields have only their places
    <g key={i} transform={`translate(${11 + i * SHIELD_STEP} 12)`}>
      <path d={REVENANT_SIGNS.shield.d} fill="#173a63" stroke="#8fd0ff" strokeWidth="1.600" />
      {n > MOST_SHIELDS ? (
        <text y="0.5" textAnchor="middle" data-small="" style={{ fill: '#e6f4ff', fontSize: 15, fontWeight: 700 }}>
          {n}
        </text>
      ) : (
        <path d="M0-6V6M-5-2H5" stroke="#8fd0ff" strokeWidth="1.600" />
      )}
    </g>
  ));
}
