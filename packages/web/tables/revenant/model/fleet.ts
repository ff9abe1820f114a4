import type { ShipView, View } from '@starhold/revenant';

/** Ships by what they are, read off their refs. */

export type ShipKind = 'ark' | 'fighter' | 'dropship' | 'shuttle' | 'frigate';

export function kindIn(ship: string): ShipKind {
  return (/^[a-z]+/.exec(ship)?.[0] ?? 'ark') as ShipKind;
}

/** The House of a ship; '' of a frigate. */
export const houseIn = (ship: string): string => /[A-Z]{3}$/.exec(ship)?.[0] ?? '';
export const ownerIn = (ship: string): number => Number(/\d$/.exec(ship)?.[0] ?? -1);

/** Who sits in a crew space: a player and a figure; an envoy; an order of the Rival. */
export interface Crewed {
  player: number;
  figure: string;
}

export function crewIn(ref: string): Crewed | undefined {
  if (ref === '') return undefined;
  const [, player, figure] = /^p(\d)\.(\w+)$/.exec(ref) ?? [];
  return player === undefined ? { player: -1, figure: ref } : { player: Number(player), figure };
}

/** A figure in its seat is a thing of its own: it comes and goes alone. Envoys are alike, so they go by where they sit. */
export const seatKey = (crew: string, place: string): string =>
  crew.startsWith('p') ? `seat:${crew}` : `seat:envoy.${place}`;

/** Who sits in a ship or on a space of the Revenant. */
export const crewAt = (view: Pick<View, 'ships' | 'reinforce' | 'hypercharge'>, place: string): string =>
  place === 'reinforce' || place === 'hypercharge'
    ? view[place]
    : (view.ships.find(({ id }) => id === place)?.crew ?? '');

const ORDER: readonly ShipKind[] = ['ark', 'fighter', 'dropship', 'shuttle', 'frigate'];

/** Of one sector, in a steady order: arks, small ships, frigates. */
export function shipsAt({ ships }: Pick<View, 'ships'>, sector: string): ShipView[] {
  return ships
    .filter((ship) => ship.sector === sector)
    .toSorted((a, b) => ORDER.indexOf(kindIn(a.id)) - ORDER.indexOf(kindIn(b.id)) || (a.id < b.id ? -1 : 1));
}

/** Ships of the supply; those on a scanner card are not in it. */
export const supplyOf = ({ ships }: Pick<View, 'ships'>): ShipView[] =>
  ships.filter(({ id, sector }) => sector === '' && !id.startsWith('frigate'));

/** One sign for each player: the initial, or the number where two share one. */
export function signOf(names: readonly string[], seat: number): string {
  const initials = names.map((name) => [...name][0]?.toUpperCase() ?? '');
  const mine = initials[seat] ?? '';
  const isShared = initials.filter((one) => one === mine).length > 1;
  return mine === '' || isShared ? String(seat + 1) : mine;
}

/** An ability that hears what the ship of this turn does, counted from 0. */
export const pearlKey = (n: number): string => `pearl.${n}`;
