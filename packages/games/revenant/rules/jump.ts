import { packOf } from '../content/index.ts';
import { NONE, ON_CARD, OUTER, SHUTTLE, type State, type X } from '../state.ts';
import { dataLeft, deployShip, hasRoom, SUPPLIES } from './board.ts';
import { clockwise } from './geometry.ts';
import { rowRef, sectorRef, shipOf } from './refs.ts';

/** The board between cycles: planets, data, scanner cards, hyperjumps (REV-31, REV-32). */

export const ROW_SIZE = 3;

/** New planets beside these sectors (by number), each with a data cube; fewer if there are fewer (AMB-30, AMB-41). */
export function revealPlanets(x: X, sectors: readonly number[], rule: string): void {
  const { s } = x;
  const placed: number[] = [];
  for (const number of sectors.toSorted((a, b) => a - b)) {
    const planet = s.planetDeck.pop();
    if (planet === undefined) break;
    s.planets[number - 1] = planet;
    placed.push(number - 1);
  }
  const cards = placed.map((sector) => packOf(s).planets[s.planets[sector]].id);
  x.reveal('planets', rule, NONE, { sectors: placed.map(sectorRef), cards });
  placeData(x, rule);
}

/** REV-31.3: one data cube on each planet without one. */
export function placeData(x: X, rule: string): void {
  const { s } = x;
  const sectors: string[] = [];
  for (let sector = 0; sector < OUTER; sector++) {
    if (s.planets[sector] === NONE || (s.data >> sector) & 1 || dataLeft(s) <= 0) continue;
    s.data |= 1 << sector;
    sectors.push(sectorRef(sector));
  }
  if (sectors.length > 0) x.tell('dataPlaced', rule, NONE, { sectors });
}

/** REV-31.4, 31.6: the old row goes, the next one is revealed; after cycle 3 colonies. The cycle has been counted up. */
export function nextRow(x: X, rule: string): void {
  const { s } = x;
  const deck = s.cycle === 2 ? s.scanners2 : s.cycle === 3 ? s.scanners3 : s.colonies;
  s.row = deck.splice(Math.max(0, deck.length - ROW_SIZE)).reverse();
  s.chosen = NONE;
  x.reveal('row', rule, NONE, { cards: s.row.map((card) => rowRef(s, card)) });
}

export function removeRow(s: State): void {
  s.scannersGone.push(...s.row);
  s.row = [];
}

/** REV-32.1 to 32.3. */
export function clearBoard(x: X): void {
  const { s } = x;
  for (let sector = 0; sector < OUTER; sector++) {
    if (s.planets[sector] !== NONE) s.planetsGone.push(s.planets[sector]);
    s.planets[sector] = NONE;
    s.voidborn[sector] = 0;
  }
  s.data = 0;
  s.rifts = 0;
  x.tell('cleared', 'REV-32.1', NONE, {});
}

/** REV-32.5. */
export function rebuild(x: X): void {
  const { s } = x;
  const card = packOf(s).scanners[s.chosen];
  let left: number = SUPPLIES.voidborn;
  card.voidborn.forEach((n, sector) => {
    s.voidborn[sector] = Math.min(n, left);
    left -= s.voidborn[sector];
  });
  x.tell('voidborn', 'REV-32.5', NONE, { now: s.voidborn.slice() });
  for (const number of card.rifts) s.rifts |= 1 << (number - 1);
  x.tell('rifts', 'REV-32.5', NONE, { sectors: card.rifts.map((number) => sectorRef(number - 1)) });
  // Ships make room for planets, not for what lies at the rim.
  x.beat();
  revealPlanets(x, card.planets, 'REV-32.5');
  for (let house = 0; house < 7; house++) {
    const ship = shipOf(SHUTTLE, house);
    if (s.at[ship] === ON_CARD) landShuttle(x, ship, (card.shuttle ?? 1) - 1);
  }
}

/** In the marked sector, or the first possible one clockwise. */
function landShuttle(x: X, ship: number, marked: number): void {
  let sector = marked;
  for (let i = 0; i < OUTER && !hasRoom(x.s, ship, sector); i++) sector = clockwise(sector);
  deployShip(x, ship, sector, NONE, 'REV-32.5');
}
