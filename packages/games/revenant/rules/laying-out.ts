import { HOUSES, packOf } from '../content/index.ts';
import { setOf } from '../setup.ts';
import { ARK, DROPSHIP, FIGHTER, HOUSE_COUNT, HOUSE_SHIPS, NONE, OUTER, type State, type X } from '../state.ts';
import { gainTactics } from './gain.ts';
import { clockwise } from './geometry.ts';
import { ROW_SIZE, revealPlanets } from './jump.ts';
import { houseOf, sectorRef, shipOf, shipRef } from './refs.ts';

/** REV-2: what is shuffled, and where ships, Voidborn, rifts and planets begin; sectors by their numbers. */
const ARK_SECTORS: readonly number[] = [1, 4, 6, 3, 3, 7, 7];
const FIGHTER_SECTORS: readonly number[] = [1, 2, 3, 5, 6, 7, 8];
const DROPSHIP_SECTORS: readonly number[] = [1, 2, 3, 4, 5, 7, 8];
const RIFT_SECTORS: readonly number[] = [1, 3, 5, 7];
const PLANET_SECTORS = { 2: [2, 5, 8], 3: [2, 5, 8], 4: [2, 4, 6, 8] } as const;
/** REV-2.2. */
const SETUP_VOIDBORN = {
  2: [2, 2, 2, 2, 1, 2, 2, 2],
  3: [2, 2, 3, 2, 1, 2, 3, 2],
  4: [3, 2, 3, 2, 2, 2, 3, 2],
} as const;
const SHIP_FAILURES = 3;

/** Steps 5 to 29. */
export function layOut(x: X): void {
  const { s } = x;
  const set = setOf(s.options);
  x.shuffle('cadet', s.decks[0]);
  x.shuffle('frigate', s.decks[1]);
  x.shuffle('command', s.decks[2]);
  x.shuffle('hidden', s.hiddenDeck);
  x.shuffle('scanners1', s.scannerBox);
  x.shuffle('scanners2', s.scanners2);
  x.shuffle('scanners3', s.scanners3);
  x.shuffle('colonies', s.colonies);
  if (s.rival) x.shuffle('orders', s.rival.orders);
  s.row = s.scannerBox.splice(s.scannerBox.length - ROW_SIZE);
  placeFleet(x);
  SETUP_VOIDBORN[set].forEach((n, sector) => {
    s.voidborn[sector] = n;
  });
  for (const sector of RIFT_SECTORS) s.rifts |= 1 << (sector - 1);
  x.tell('voidborn', 'REV-2.2', NONE, { now: s.voidborn.slice() });
  x.tell('rifts', 'REV-2.1', NONE, { sectors: RIFT_SECTORS.map((sector) => sectorRef(sector - 1)) });
  x.shuffle('planets', s.planetDeck);
  revealPlanets(x, PLANET_SECTORS[set], 'REV-2.1');
  x.tell('row', 'REV-2.1', NONE, { cards: s.row.map((card) => packOf(s).scanners[card].id) });
  s.order = x.shuffle('order', s.order);
  s.tacticsStack = s.order.slice();
  x.tell('turnOrder', 'REV-2.1', NONE, { order: s.order.slice() });
  if (s.players.length === 4) gainTactics(x, s.order[3], 1, 'REV-2.1');
  failureDeck(x);
}

/** AMB-05: random ships; a fighter shares no sector with the ark of its House. */
function placeFleet(x: X): void {
  const { s } = x;
  const houses = (): number[] => HOUSES.map((_, house) => house);
  const place = (kind: number, label: string, sectors: readonly number[]): void => {
    // The topmost comes first.
    x.shuffle(label, houses())
      .toReversed()
      .forEach((house, i) => {
        s.at[shipOf(kind, house)] = sectors[i] - 1;
      });
  };
  place(ARK, 'arks', ARK_SECTORS);
  place(FIGHTER, 'fighters', FIGHTER_SECTORS);
  swapFighters(s);
  place(DROPSHIP, 'dropships', DROPSHIP_SECTORS);
  const ships = Array.from({ length: HOUSE_SHIPS }, (_, ship) => ship).filter((ship) => s.at[ship] >= 0);
  x.tell('fleet', 'REV-2.1', NONE, { ships: ships.map(shipRef), sectors: ships.map((ship) => sectorRef(s.at[ship])) });
}

const fighterIn = (s: State, sector: number): number => {
  for (let house = 0; house < HOUSE_COUNT; house++)
    if (s.at[shipOf(FIGHTER, house)] === sector) return shipOf(FIGHTER, house);
  return NONE;
};
const matches = (s: State, fighter: number, sector: number): boolean => s.at[shipOf(ARK, houseOf(fighter))] === sector;

/** Sectors 1 to 8; with the nearest fighter clockwise such that neither sector ends in a match; until none is left. */
function swapFighters(s: State): void {
  for (let again = true; again; ) {
    again = false;
    for (let sector = 0; sector < OUTER; sector++) {
      const fighter = fighterIn(s, sector);
      if (fighter === NONE || !matches(s, fighter, sector)) continue;
      for (let other = clockwise(sector); other !== sector; other = clockwise(other)) {
        const partner = fighterIn(s, other);
        if (partner === NONE || matches(s, partner, sector) || matches(s, fighter, other)) continue;
        s.at[fighter] = other;
        s.at[partner] = sector;
        again = true;
        break;
      }
    }
  }
}

/** Steps 28a to 28c. */
function failureDeck(x: X): void {
  const { s } = x;
  const { failures } = packOf(s);
  const of = (set: string): number[] => failures.flatMap((card, i) => (card.set === set ? [i] : []));
  const missions = x.shuffle('missions', of('mission'));
  const ships = x.shuffle('failures', of('ship'));
  s.failureDeck = [missions.pop() ?? NONE, ...ships.splice(ships.length - SHIP_FAILURES)];
  s.failureBox = [...missions, ...ships];
  s.upper = s.failureDeck.pop() ?? NONE;
  x.tell('failureShown', 'REV-2.1', NONE, { card: failures[s.upper].id });
}
