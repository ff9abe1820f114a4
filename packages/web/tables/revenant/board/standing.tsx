import type { ShipView, View } from '@starhold/revenant';
import { arkLimit, damageSpaces, SMALL_LIMIT } from '@starhold/revenant/forecast';
import { nameFor } from '@starhold/revenant/text';
import { isSmall } from '../../../desk/size.ts';
import type { BoardPath, BoardPiece } from '../../../kit/types.ts';
import { crewIn, kindIn, ownerIn, shipsAt } from '../model/fleet.ts';
import { movingOf, raidOf, stepShown, wayArmed } from '../model/moving.ts';
import { crewName, shipName } from '../model/names.ts';
import { ROSETTE, Rosette } from './Ground.tsx';
import { INNER, OUTER, REVENANT } from './layout.ts';
import {
  FREE_SIZES,
  FreeFace,
  GhostFace,
  PLANET_SIZE,
  PlanetFace,
  SEAT_SIZE,
  ShieldFace,
  ShipFace,
  SIZES,
  SpaceFace,
  shieldSize,
} from './pieces.tsx';
import type { MapDesk } from './useMap.ts';

/** Everything that stands on the map as pieces of the board. */
export function piecesOf(desk: MapDesk): BoardPiece[] {
  return [
    ...OUTER.flatMap((id) => [...planetsIn(desk, id), ...shieldsIn(desk, id), ...withFree(desk, id)]),
    ...INNER.flatMap((id) => shipsIn(desk, id)),
    space(desk, 'reinforce'),
    // On a small map the hits lie under the spaces: three beside each other are too narrow for a finger.
    ...(isSmall(desk.size) ? [] : [hits(desk)]),
    space(desk, 'hypercharge'),
  ];
}

/** A limit is seen as free places, where there is room to show them: so many arks, so many small ships. */
function withFree(desk: MapDesk, sector: string): BoardPiece[] {
  const all = shipsIn(desk, sector);
  const arks = all.filter(({ target }) => kindIn(target) === 'ark');
  const frigates = all.filter(({ target }) => kindIn(target) === 'frigate');
  const small = all.filter((piece) => !arks.includes(piece) && !frigates.includes(piece));
  if (isSmall(desk.size)) return [...arks, ...small, ...frigates];
  return [
    ...arks,
    ...freePlaces(sector, 'ark', arkLimit(sector) - arks.length),
    ...small,
    ...freePlaces(sector, 'fighter', SMALL_LIMIT - small.length),
    ...frigates,
  ];
}

const freePlaces = (sector: string, kind: 'ark' | 'fighter', n: number): BoardPiece[] =>
  Array.from({ length: Math.max(0, n) }, (_, i) => ({
    target: `free.${sector}.${kind}.${i}`,
    on: sector,
    name: '',
    still: 'spare' as const,
    ...FREE_SIZES[kind],
    face: <FreeFace kind={kind} />,
  }));

function hits({ view }: MapDesk): BoardPiece {
  return {
    target: 'hull',
    on: REVENANT,
    name: '',
    still: 'always',
    flipKey: 'hull',
    ...ROSETTE,
    face: <Rosette hull={view.hull} />,
  };
}

/** Shields mean their sector: a press on them is a press on it. */
export const SHIELDS = 'shields.';
export const placeOf = (target: string): string => (target.startsWith(SHIELDS) ? target.slice(SHIELDS.length) : target);

/** What stands in a sector or on the Revenant and can be chosen for itself. */
export function thingsIn(view: View, place: string): string[] {
  if (place === REVENANT) return ['reinforce', 'hypercharge'];
  const planet = view.sectors.find(({ id }) => id === place)?.planet ?? '';
  return [...shipsAt(view, place).map(({ id }) => id), ...(planet === '' ? [] : [planet])];
}

function shipsIn(desk: MapDesk, sector: string): BoardPiece[] {
  const decides = raidOf(desk)?.frigate;
  const acts = (id: string): boolean => id === desk.view.ship || id === decides;
  return shipsAt(desk.view, sector).map((ship) => ({
    target: ship.id,
    on: sector,
    name: spokenShip(desk, ship),
    marked: desk.marks.of(ship.id),
    flipKey: ship.id,
    ...SIZES[kindIn(ship.id)],
    face: (
      <ShipFace
        ship={ship}
        landed={isLanded(desk, ship.id)}
        acts={acts(ship.id)}
        heard={heardAt(desk, ship.id)}
        signOf={desk.sign}
      />
    ),
  }));
}

/** Abilities that hear what happens here. */
const heardAt = ({ view }: MapDesk, ship: string): View['heard'] => (view.ship === ship ? view.heard : []);

/** How many of them were used, in words. */
function spokenHeard(desk: MapDesk, ship: string): string[] {
  const heard = heardAt(desk, ship);
  return heard.length === 0 ? [] : [desk.m.ship.heard(heard.filter(({ used }) => used).length, heard.length)];
}

export const isLanded = ({ view }: MapDesk, ship: string): boolean =>
  view.sectors.some(({ lander }) => lander === ship);

/** The sign of whose figure it is, as it is drawn: who speaks to the table calls it so. */
function signIn({ sign }: MapDesk, crew: string): string {
  const { player = -1 } = crewIn(crew) ?? {};
  return player < 0 ? '' : ` ${sign(player)}`;
}

/** All of a ship in words. */
export function spokenShip(desk: MapDesk, ship: ShipView): string {
  const { view, names, lang, m } = desk;
  const isFrigate = ship.id.startsWith('frigate');
  const spaces = isFrigate ? 0 : damageSpaces(ship.id);
  const crew = crewName(ship.crew, names, lang, m.map.envoy);
  return [
    isFrigate
      ? `${shipName(ship.id, view, names, lang)} ${desk.sign(ownerIn(ship.id))}`
      : shipName(ship.id, view, names, lang),
    ...(isFrigate ? [] : [spaces === 0 ? m.ship.noDamage : m.ship.damage(ship.damage, spaces)]),
    ...(ship.corrupted ? [m.ship.corrupted] : []),
    ...(kindIn(ship.id) === 'shuttle'
      ? []
      : [crew === '' ? m.ship.noCrew : m.ship.crew(`${crew}${signIn(desk, ship.crew)}`)]),
    ...(isLanded(desk, ship.id) ? [m.ship.landed] : []),
    ...(view.ship === ship.id ? [m.ship.acts] : []),
    ...spokenHeard(desk, ship.id),
  ].join(', ');
}

function planetsIn({ view, marks, lang, m }: MapDesk, sector: string): BoardPiece[] {
  const here = view.sectors.find(({ id }) => id === sector);
  if (!here || here.planet === '') return [];
  const taken = here.lander !== '';
  const said = [...(here.data ? [m.map.data] : []), taken ? m.map.landed : m.map.empty];
  return [
    {
      target: here.planet,
      on: sector,
      name: `${m.map.planet(nameFor(view, here.planet, lang))}, ${said.join(', ')}`,
      marked: marks.of(here.planet),
      flipKey: here.planet,
      ...PLANET_SIZE,
      face: <PlanetFace id={here.planet} data={here.data} taken={taken} />,
    },
  ];
}

function shieldsIn({ view, m }: MapDesk, sector: string): BoardPiece[] {
  const n = view.sectors.find(({ id }) => id === sector)?.shields ?? 0;
  if (n === 0) return [];
  return [
    {
      target: `${SHIELDS}${sector}`,
      on: sector,
      name: m.map.shields(n),
      flipKey: `${SHIELDS}${sector}`,
      ...shieldSize(n),
      face: <ShieldFace n={n} />,
    },
  ];
}

/** A crew space of the Revenant in words. */
export function spokenSpace(desk: MapDesk, id: 'reinforce' | 'hypercharge'): string {
  const { view, names, lang, m } = desk;
  const crew = view[id];
  const who =
    crew === ''
      ? m.map.free
      : crew === 'order'
        ? m.map.blocked
        : `${crewName(crew, names, lang, m.map.envoy)}${signIn(desk, crew)}`;
  return [`${nameFor(view, id, lang)}: ${who}`, ...spokenHeard(desk, id)].join(', ');
}

function space(desk: MapDesk, id: 'reinforce' | 'hypercharge'): BoardPiece {
  const { view, marks, sign } = desk;
  const marked = marks.of(id);
  // The jump is charged with a card of the row: the space leads there.
  const leads =
    id === 'hypercharge' && marked.mark === 'plain' && view.row.some((card) => marks.of(card).mark === 'legal');
  return {
    target: id,
    on: REVENANT,
    name: spokenSpace(desk, id),
    marked: leads ? { ...marked, mark: 'legal' } : marked,
    flipKey: id,
    ...SEAT_SIZE,
    face: <SpaceFace space={id} crew={view[id]} heard={heardAt(desk, id)} signOf={sign} />,
  };
}

/** The step that is armed or looked at, drawn from where the ship stands to where it would. */
export function pathsOf(desk: MapDesk): BoardPath[] {
  const moving = movingOf(desk);
  const armed = wayArmed(desk);
  const to = stepShown(desk);
  const way = armed.length > 0 ? armed : to === undefined ? [] : [to];
  if (!moving || way.length === 0) return [];
  const ship = desk.view.ships.find(({ id }) => id === moving.ship);
  return [
    {
      key: 'route',
      through: [moving.from, ...way],
      tone: 'legal',
      ghost: ship ? <GhostFace ship={ship} signOf={desk.sign} /> : null,
    },
  ];
}
