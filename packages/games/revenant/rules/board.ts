import type { Range, Reach } from '../content/index.ts';
import { ARK, HOUSE_COUNT, HOUSE_SHIPS, NONE, OUTER, SHUTTLE, type State, SUPPLY, type X } from '../state.ts';
import { ADJACENT, ALL_OUTER, isOuter, NEAR } from './geometry.ts';
import { frigateOf, houseOf, isFrigate, isHouseShip, kindOf, sectorRef, shipOf, shipRef } from './refs.ts';

/** What stands where, and what may (rules file 2.4, REV-11, REV-12). */

export const SMALL_LIMIT = 4;
export const VOIDBORN_LIMIT = 6;
/** Sectors 3 and 7. */
export const TWO_ARKS = (1 << 2) | (1 << 6);
/** AMB-30: what is finite. */
export const SUPPLIES = { voidborn: 32, shields: 12, data: 15, protection: 2 } as const;
/** By kind of ship: damage spaces (rules file 2.5). */
export const DAMAGE_SPACES: readonly number[] = [3, 1, 1, 0];
export const HULL_SPACES = 5;

const sum = (list: readonly number[]): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) n += list[i];
  return n;
};

export function voidbornLeft(s: State): number {
  return SUPPLIES.voidborn - sum(s.voidborn);
}
export function shieldsLeft(s: State): number {
  return SUPPLIES.shields - sum(s.shields);
}
const YARVEK = 5;
export function bitsOf(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
/** Cubes lie on planets, on boards and as rewards of the Yarvek track. */
export function dataLeft(s: State): number {
  let used = bitsOf(s.data) + bitsOf((s.rewards >> (YARVEK * 3)) & 7);
  for (const p of s.players) used += p.data;
  return SUPPLIES.data - used;
}
export function protectionLeft(s: State): number {
  return SUPPLIES.protection - (s.upperCover > 0 ? 1 : 0) - (s.lowerCover > 0 ? 1 : 0);
}

/** REV-11.1: ships of the House on the board. */
export function powerOf(s: State, house: number): number {
  let n = 0;
  for (let kind = ARK; kind <= SHUTTLE; kind++) if (s.at[shipOf(kind, house)] >= 0) n++;
  return n;
}

export function shipsOnBoard(s: State, kind: number): number {
  let n = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) if (s.at[shipOf(kind, house)] >= 0) n++;
  return n;
}

/** REV-12.1: beside the other ships; `mover`, if there is one, stands at `movedTo` already. */
export function hasRoom(s: State, ship: number, sector: number, mover = NONE, movedTo = NONE): boolean {
  if (!isHouseShip(ship) || !isOuter(sector)) return true;
  let n = 0;
  if (kindOf(ship) === ARK) {
    for (let i = 0; i < HOUSE_COUNT; i++) if (s.at[i] === sector && i !== ship) n++;
    return n < ((TWO_ARKS >> sector) & 1 ? 2 : 1);
  }
  for (let i = HOUSE_COUNT; i < HOUSE_SHIPS; i++) {
    if ((i === mover ? movedTo : s.at[i]) === sector && i !== ship) n++;
  }
  return n < SMALL_LIMIT;
}

/** AMB-10: from `sector`, can the ship reach an outer sector with room in so many moves? */
export function canExit(s: State, ship: number, sector: number, moves: number): boolean {
  if (isOuter(sector)) return true;
  if (moves <= 0) return false;
  for (const next of ADJACENT[sector]) {
    if (isOuter(next) ? hasRoom(s, ship, next) : moves > 1 && canExit(s, ship, next, moves - 1)) return true;
  }
  return false;
}

/** May the ship make this step, with so many certain moves after it? */
export function mayStep(s: State, ship: number, to: number, after: number): boolean {
  return isOuter(to) ? hasRoom(s, ship, to) : canExit(s, ship, to, after);
}

/** REV-12.5, 12.7: none on the Revenant and after an emergency action. */
export function sectorOf(s: State, ship: number): number {
  return isHouseShip(ship) || isFrigate(ship) ? s.at[ship] : NONE;
}

export function isLanded(s: State, ship: number): boolean {
  const sector = s.at[ship];
  return isOuter(sector) && s.landers[sector] === ship;
}

/** REV-12.6: outer sectors in range, as bits; `ship` acts for `player`. */
export function inRange(s: State, player: number, ship: number, range: Range): number {
  switch (range) {
    case 'any':
      return ALL_OUTER;
    case 'here':
    case 'near': {
      const sector = sectorOf(s, ship);
      return sector < 0 ? 0 : around(sector, range === 'near');
    }
    case 'frigate':
    case 'nearFrigate': {
      const sector = s.at[frigateOf(player)];
      return sector < 0 ? 0 : around(sector, range === 'nearFrigate');
    }
  }
}

function around(sector: number, near: boolean): number {
  if (near) return NEAR[sector];
  return isOuter(sector) ? 1 << sector : 0;
}

export function placesFor(s: State, player: number, ship: number, at: Reach): number {
  let mask = inRange(s, player, ship, at.range);
  if (at.rift) mask &= s.rifts;
  const sector = sectorOf(s, ship);
  if (at.other && isOuter(sector)) mask &= ~(1 << sector);
  return mask;
}

export function eachSector(mask: number, each: (sector: number) => void): void {
  for (let sector = 0; sector < OUTER; sector++) if ((mask >> sector) & 1) each(sector);
}

/** House ships of a sector, by their numbers. */
export function shipsIn(s: State, sector: number): number[] {
  const ships: number[] = [];
  for (let ship = 0; ship < HOUSE_SHIPS; ship++) if (s.at[ship] === sector) ships.push(ship);
  return ships;
}

export function hasFreeDamage(s: State, ship: number): boolean {
  return s.damage[ship] < DAMAGE_SPACES[kindOf(ship)];
}

/** REV-6.10: arks, fighters and dropships have one corruption space. */
export function canBeTainted(s: State, ship: number): boolean {
  return kindOf(ship) !== SHUTTLE && s.at[ship] >= 0 && ((s.tainted >> ship) & 1) === 0;
}

/** REV-29.5: one damage; answers whether the ship is still there. */
export function damageShip(x: X, ship: number, rule: string): boolean {
  const { s } = x;
  if (hasFreeDamage(s, ship)) {
    s.damage[ship]++;
    x.tell('hit', rule, NONE, { ship: shipRef(ship), now: s.damage[ship] });
    return true;
  }
  destroyShip(x, ship, rule);
  return false;
}

/** REV-12.3: back to the supply with its tokens (AMB-42). Whoever is on board loses the ship under the feet until Muster. */
export function destroyShip(x: X, ship: number, rule: string): void {
  const { s } = x;
  const sector = s.at[ship];
  s.at[ship] = SUPPLY;
  s.damage[ship] = 0;
  s.tainted &= ~(1 << ship);
  if (isOuter(sector) && s.landers[sector] === ship) s.landers[sector] = NONE;
  s.crew[ship] = NONE;
  x.tell('shipLost', rule, NONE, { ship: shipRef(ship), sector: sectorRef(sector), power: powerOf(s, houseOf(ship)) });
}

export function deployShip(x: X, ship: number, sector: number, player: number, rule: string): void {
  const { s } = x;
  s.at[ship] = sector;
  x.tell('deployed', rule, player, {
    ship: shipRef(ship),
    sector: sectorRef(sector),
    power: powerOf(s, houseOf(ship)),
  });
}

/** REV-12.2, 25.3: not a shuttle on a scanner card. */
export const isInSupply = (s: State, ship: number): boolean => s.at[ship] === SUPPLY;

/** Stops at six in the sector and at what there is (AMB-30); answers how many came. */
export function addVoidborn(x: X, sector: number, n: number, rule: string): number {
  const { s } = x;
  const come = Math.min(n, VOIDBORN_LIMIT - s.voidborn[sector], voidbornLeft(s));
  if (come <= 0) return 0;
  s.voidborn[sector] += come;
  x.tell('arrived', rule, NONE, { sector: sectorRef(sector), n: come, now: s.voidborn[sector] });
  return come;
}

export function placeShield(x: X, sector: number, player: number, rule: string): void {
  const { s } = x;
  s.shields[sector]++;
  x.tell('shield', rule, player, { sector: sectorRef(sector), now: s.shields[sector] });
}

export function moveShip(
  x: X,
  ship: number,
  to: number,
  player: number,
  how: 'manoeuvre' | 'strafe' | 'limited' | 'card' | 'return',
  rule: string,
): void {
  const { s } = x;
  const from = s.at[ship];
  s.at[ship] = to;
  x.tell('moved', rule, player, { ship: shipRef(ship), from: sectorRef(from), to: sectorRef(to), how });
}

/** REV-24.2, AMB-21, AMB-60: a frigate on a planet first returns to the sector. */
export function takeOff(s: State, ship: number): void {
  const sector = s.at[ship];
  if (isOuter(sector) && s.landers[sector] === ship) s.landers[sector] = NONE;
}
