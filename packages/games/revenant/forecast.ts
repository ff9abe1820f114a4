import { DAMAGE_SPACES, HULL_SPACES, SMALL_LIMIT, TWO_ARKS } from './rules/board.ts';
import { ADJACENT, DISTANCE } from './rules/geometry.ts';
import { kindOf, sectorIn, sectorRef, shipIn } from './rules/refs.ts';
import { ACTION, ARK, NONE, SHUTTLE } from './state.ts';
import type { ShipView, View } from './view.ts';

/**
 * The raid as it would go if it came now (REV-29), from what everybody may know. Who decides chooses the ships, so of ships only
 * so much is told as every choice has in common.
 */
export interface RaidForecast {
  sectors: SectorRaid[];
  damage: number;
  /** Ships lost whatever is chosen. */
  lost: number;
  /** Those that every choice loses: all of a sector are gone. */
  certain: string[];
  corrupted: number;
  /** On the Revenant at the end, and how often it would have failed; damage after the last possible failure counts for nothing. */
  hull: number;
  failures: number;
}

export interface SectorRaid {
  sector: string;
  voidborn: number;
  shields: number;
  /** What the shields leave. */
  damage: number;
  /** The player who decides; NONE while no frigate is on the board. */
  decider: number;
  /** At least so many ships are lost, at most so many markers placed; the rest goes to the Revenant. */
  marks: number;
  lost: number;
  spill: number;
  corrupts: boolean;
  /** A failure before it may change what happens here. */
  unsure: boolean;
}

export function raidForecast(now: View): RaidForecast {
  // Before it comes Muster, whose turn order holds already (REV-28.3).
  const view = now.phase === ACTION ? { ...now, order: orderAfterMuster(now) } : now;
  const total: RaidForecast = {
    sectors: [],
    damage: 0,
    lost: 0,
    certain: [],
    corrupted: 0,
    hull: view.hull,
    failures: 0,
  };
  for (const { id } of view.sectors) {
    const here = { ...sectorRaid(view, id), unsure: total.failures > 0 };
    total.sectors.push(here);
    total.damage += here.damage;
    total.lost += here.lost;
    if (here.corrupts) total.corrupted++;
    if (here.spill > 0) total.certain.push(...houseShipsIn(view, id).map((ship) => ship.id));
    spill(view, total, here.spill);
  }
  return total;
}

const isHouseShip = ({ id }: ShipView): boolean => !id.startsWith('frigate');

export function houseShipsIn(view: Pick<View, 'ships'>, sector: string): ShipView[] {
  return view.ships.filter((ship) => ship.sector === sector && isHouseShip(ship));
}

/** Damage markers that a ship can still take. */
export function freeDamage({ id, damage }: Pick<ShipView, 'id' | 'damage'>): number {
  return damageSpaces(id) - damage;
}
export const damageSpaces = (ship: string): number => DAMAGE_SPACES[kindOf(shipIn(ship))] ?? 0;

function sectorRaid(view: View, sector: string): Omit<SectorRaid, 'unsure'> {
  const place = view.sectors.find(({ id }) => id === sector);
  const { voidborn = 0, shields = 0, rift = false } = place ?? {};
  const ships = houseShipsIn(view, sector);
  const damage = Math.max(0, voidborn - shields);
  const free = ships.reduce((n, ship) => n + freeDamage(ship), 0);
  const marks = Math.min(damage, free);
  const lost = Math.min(ships.length, damage - marks);
  const stays = lost < ships.length;
  const canBeTainted = ships.some(({ id, corrupted }) => kindOf(shipIn(id)) !== SHUTTLE && !corrupted);
  return {
    sector,
    voidborn,
    shields: Math.min(voidborn, shields),
    damage,
    decider: deciderIn(view, sector),
    marks,
    lost,
    spill: damage - marks - lost,
    corrupts: rift && damage > 0 && stays && canBeTainted,
  };
}

/** REV-29.2: the nearest frigate; of several the earlier in turn order. */
export function deciderIn(view: Pick<View, 'ships' | 'order'>, sector: string): number {
  const to = sectorIn(sector);
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const player of view.order) {
    const at = view.ships.find(({ id }) => id === `frigate${player}`)?.sector ?? '';
    if (!/^s./.test(at)) continue;
    const far = DISTANCE[sectorIn(at)][to];
    if (far < least) [best, least] = [player, far];
  }
  return best;
}

/** REV-29.7 to 29.9. */
function spill(view: View, total: RaidForecast, damage: number): void {
  const most = (view.lower.card === '' ? 1 : 2) - view.failures;
  for (let left = damage; left > 0 && total.failures < most; left--) {
    if (total.hull < HULL_SPACES) total.hull++;
    else {
      total.failures++;
      total.hull = 0;
    }
  }
}

/** Moves from one sector to another, inner ones included. */
export const movesBetween = (from: string, to: string): number => DISTANCE[sectorIn(from)][sectorIn(to)];

/** A shortest way through sectors that are open, the beginning left out; undefined where there is none. */
export function wayBetween(from: string, to: string, isOpen: (sector: string) => boolean): string[] | undefined {
  const before = new Map<string, string>([[from, '']]);
  const open = [from];
  for (const at of open) {
    if (at === to) break;
    for (const next of ADJACENT[sectorIn(at)].map(sectorRef)) {
      if (before.has(next) || !isOpen(next)) continue;
      before.set(next, at);
      open.push(next);
    }
  }
  if (!before.has(to)) return undefined;
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(at);
  return way;
}

/** REV-12.1: is there room for one more ship of this kind? Frigates always fit, inner sectors are only passed. */
export function hasRoomFor(view: Pick<View, 'ships'>, ship: string, sector: string): boolean {
  if (ship.startsWith('frigate') || /[A-D]$/.test(sector)) return true;
  const isArk = (one: string): boolean => kindOf(shipIn(one)) === ARK;
  const alike = houseShipsIn(view, sector).filter(({ id }) => id !== ship && isArk(id) === isArk(ship));
  return alike.length < (isArk(ship) ? arkLimit(sector) : SMALL_LIMIT);
}

export { HULL_SPACES, SMALL_LIMIT, VOIDBORN_LIMIT } from './rules/board.ts';
export const arkLimit = (sector: string): number => ((TWO_ARKS >> sectorIn(sector)) & 1 ? 2 : 1);

/** REV-28.3: the turn order that Muster would bring now. */
export function orderAfterMuster({
  order,
  players,
  tacticsStack,
}: Pick<View, 'order' | 'players' | 'tacticsStack'>): number[] {
  const lower = (player: number): number => tacticsStack.indexOf(player);
  return order.toSorted((a, b) => players[b].tactics - players[a].tactics || lower(a) - lower(b));
}
