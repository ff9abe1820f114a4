import { HULL_SPACES, movesBetween } from '@starhold/revenant/forecast';
import { isSmall } from '../../../desk/size.ts';
import type { BoardSpot } from '../../../kit/types.ts';
import { shipsAt } from '../model/fleet.ts';
import { movingOf } from '../model/moving.ts';
import { sectorName, shipName } from '../model/names.ts';
import { HullArt, SectorArt } from './Ground.tsx';
import { INNER, OUTER, REVENANT } from './layout.ts';
import type { MapDesk } from './useMap.ts';

/** Sectors and the Revenant as spots of the board: names for the ear, costs in moves, what lies on the ground. */
export function spotsOf(desk: MapDesk): BoardSpot[] {
  return [...OUTER.map((id) => outer(desk, id)), ...INNER.map((id) => inner(desk, id)), centre(desk)];
}

function outer(desk: MapDesk, id: string): BoardSpot {
  const { view, marks, lang, m, names } = desk;
  const sector = view.sectors.find((one) => one.id === id);
  const ships = shipsAt(view, id).map((ship) => shipName(ship.id, view, names, lang));
  const said = [
    sector && sector.voidborn > 0 ? m.map.voidborn(sector.voidborn) : m.map.noVoidborn,
    ...(sector && sector.shields > 0 ? [m.map.shields(sector.shields)] : []),
    ...(sector?.rift ? [m.map.rift] : []),
    ...ships,
  ];
  return {
    target: id,
    name: `${sectorName(id, lang)}: ${said.join(', ')}`,
    label: id.slice(1),
    marked: marks.of(id),
    tone: GROUND[Number(id.slice(1)) % 2],
    ...badge(desk, id),
    ...(sector ? { art: (shape) => <SectorArt sector={sector} shape={shape} /> } : {}),
  };
}

function inner(desk: MapDesk, id: string): BoardSpot {
  const { marks, lang, m } = desk;
  return {
    target: id,
    name: `${sectorName(id, lang)}: ${m.map.inner}`,
    label: id.slice(1),
    marked: marks.of(id),
    tone: '#120f2b',
    ...badge(desk, id),
  };
}

function centre({ view, marks, m }: MapDesk): BoardSpot {
  const { hull } = view;
  const name = m.map.revenant(hull, HULL_SPACES);
  return {
    target: REVENANT,
    name: hull === HULL_SPACES ? `${name}, ${m.map.nextFails}` : name,
    marked: marks.of(REVENANT),
    tone: '#241a57',
    art: (shape) => <HullArt hull={hull} shape={shape} />,
  };
}

const GROUND = ['#191437', '#1d173f'];

/** Moves to a sector, for a ship that is being moved: what the next step costs, and how far the rest is. */
function badge(desk: MapDesk, id: string): { badge: string } | undefined {
  const moving = movingOf(desk);
  if (!moving || moving.from === id) return undefined;
  const { mark } = desk.marks.of(id);
  const far = movesBetween(moving.from, id);
  if (mark === 'legal' || mark === 'chosen') return { badge: String(far) };
  // What lies further away is only told where there is room for it.
  return mark === 'plain' && far <= moving.left && !isSmall(desk.size) ? { badge: `(${far})` } : undefined;
}
