import { HULL_SPACES, movesBetween } from '@starhold/revenant/forecast';
import { isSmall } from '../../../desk/size.ts';
import type { Marking } from '../../../desk/target.ts';
import type { BoardSpot } from '../../../kit/types.ts';
import { shipsAt } from '../model/fleet.ts';
import { movingOf, raidOf, stepsTo, wayArmed } from '../model/moving.ts';
import { sectorName, shipName } from '../model/names.ts';
import { Dim, HullArt, SectorArt } from './Ground.tsx';
import { INNER, OUTER, REVENANT } from './layout.ts';
import type { MapDesk } from './useMap.ts';

/** Sectors and the Revenant as spots of the board: names for the ear, costs in moves, what lies on the ground. */
export function spotsOf(desk: MapDesk): BoardSpot[] {
  // The ring first: what an outer sector costs lies on its border, and would be under it.
  return [...INNER.map((id) => inner(desk, id)), ...OUTER.map((id) => outer(desk, id)), centre(desk)];
}

function outer(desk: MapDesk, id: string): BoardSpot {
  const { view, lang, m, names } = desk;
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
    marked: reached(desk, id),
    tone: raidOf(desk)?.sector === id ? RAIDED : GROUND[Number(id.slice(1)) % 2],
    ...badge(desk, id),
    ...(sector ? { art: (shape) => <SectorArt sector={sector} shape={shape} /> } : {}),
  };
}

function inner(desk: MapDesk, id: string): BoardSpot {
  const { marks, lang, m, size } = desk;
  const cost = badge(desk, id);
  return {
    target: id,
    name: `${sectorName(id, lang)}: ${m.map.inner}`,
    // On a small map the ring is too thin for a sign, and what it costs lies in the place of its letter.
    ...(isSmall(size) || cost ? {} : { label: id.slice(1) }),
    marked: marks.of(id),
    tone: '#0d0b22',
    ...cost,
    // No turn ends there: for what is on its way it is only passed.
    ...(movingOf(desk) ? { art: (shape) => <Dim shape={shape} /> } : {}),
  };
}

function centre({ view, marks, m, size }: MapDesk): BoardSpot {
  const { hull } = view;
  const name = m.map.revenant(hull, HULL_SPACES);
  return {
    target: REVENANT,
    name: hull === HULL_SPACES ? `${name}, ${m.map.nextFails}` : name,
    marked: marks.of(REVENANT),
    tone: '#241a57',
    art: (shape) => <HullArt hull={hull} shape={shape} hits={isSmall(size)} />,
  };
}

const GROUND = ['#191437', '#1d173f'];
const RAIDED = '#5e1446';

/** Further away than one step, but within reach: it can be chosen, too. */
function reached(desk: MapDesk, id: string): Marking {
  const marking = desk.marks.of(id);
  if (marking.mark !== 'plain') return marking;
  if (wayArmed(desk).at(-1) === id) return { ...marking, mark: 'chosen' };
  return stepsTo(desk, id) ? { ...marking, mark: 'legal' } : marking;
}

/** Moves to a sector, for a ship that is being moved. */
function badge(desk: MapDesk, id: string): { badge: string } | undefined {
  const moving = movingOf(desk);
  if (!moving || moving.from === id) return undefined;
  const far = stepsTo(desk, id)?.length;
  if (far !== undefined) return { badge: String(far) };
  const { mark } = desk.marks.of(id);
  return mark === 'legal' || mark === 'chosen' ? { badge: String(movesBetween(moving.from, id)) } : undefined;
}
