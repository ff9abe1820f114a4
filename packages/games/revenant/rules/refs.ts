import { HOUSES, packOf, SHIPS } from '../content/index.ts';
import { FIGURES, FRIGATE0, HOUSE_COUNT, HOUSE_SHIPS, OUTER, REINFORCE, SECTORS, type State } from '../state.ts';

/** Names of things in options, events and views, made once. */

const MOST_PLAYERS = 4;

/** By ship, crew spaces of the Revenant and the emergency space included. */
export const SHIP_REFS: readonly string[] = [
  ...SHIPS.flatMap((kind) => HOUSES.map((house) => `${kind}${house}`)),
  ...Array.from({ length: MOST_PLAYERS }, (_, player) => `frigate${player}`),
  'reinforce',
  'hypercharge',
  'emergency',
];
export const SECTOR_REFS: readonly string[] = Array.from({ length: SECTORS }, (_, i) =>
  i < OUTER ? `s${i + 1}` : `s${'ABCD'[i - OUTER]}`,
);
export const FIGURE_REFS = ['captain', 'cadet1', 'cadet2'] as const;
export const SECTION_REFS: readonly string[] = [1, 2, 3, 4, 5].map((n) => `section${n}`);
export const PILES = ['cadet', 'frigate', 'command'] as const;
export const LETTERS = 'mesn';
export const NOTHING = '-';
export const REVENANT = 'revenant';

const placesOf = (refs: readonly string[]): ReadonlyMap<string, number> => new Map(refs.map((ref, i) => [ref, i]));
const SHIP_AT = placesOf(SHIP_REFS);
const SECTOR_AT = placesOf(SECTOR_REFS);
const HOUSE_AT = placesOf(HOUSES);

function known(places: ReadonlyMap<string, number>, ref: string): number {
  const place = places.get(ref);
  if (place === undefined) throw new Error(`nothing is called ${ref}`);
  return place;
}
export const shipIn = (ref: string): number => known(SHIP_AT, ref);
export const sectorIn = (ref: string): number => known(SECTOR_AT, ref);
export const houseIn = (ref: string): number => known(HOUSE_AT, ref);
export const figureIn = (ref: string): number => FIGURE_REFS.indexOf(ref as (typeof FIGURE_REFS)[number]);
export const sectionIn = (ref: string): number => SECTION_REFS.indexOf(ref);

export const shipRef = (ship: number): string => SHIP_REFS[ship];
/** '' for the supply. */
export const sectorRef = (sector: number): string => SECTOR_REFS[sector] ?? '';

export const kindOf = (ship: number): number => Math.floor(ship / HOUSE_COUNT);
export const houseOf = (ship: number): number => ship % HOUSE_COUNT;
export const shipOf = (kind: number, house: number): number => kind * HOUSE_COUNT + house;
export const isHouseShip = (ship: number): boolean => ship >= 0 && ship < HOUSE_SHIPS;
export const isFrigate = (ship: number): boolean => ship >= FRIGATE0 && ship < REINFORCE;
export const frigateOf = (player: number): number => FRIGATE0 + player;
/** Of a figure on a ship. */
export const ownerOf = (crew: number): number => Math.floor(crew / FIGURES);

/** Letters of four counts, one for each resource. */
export function lettersOf(counts: readonly number[]): string {
  let letters = '';
  for (let kind = 0; kind < LETTERS.length; kind++) letters += LETTERS[kind].repeat(counts[kind]);
  return letters;
}

export function countsIn(letters: string): number[] {
  const counts = [0, 0, 0, 0];
  for (const letter of letters) if (letter !== NOTHING) counts[LETTERS.indexOf(letter)]++;
  return counts;
}

/** An ark (0–6) or a planet (7 on) with two effects. */
export const PLANET0 = HOUSE_COUNT;
export const bearerRef = (s: { pack: string }, of: number): string =>
  of < PLANET0 ? HOUSES[of] : packOf(s).planets[of - PLANET0].id;
export function bearerIn(s: { pack: string }, ref: string): number {
  const house = HOUSE_AT.get(ref);
  return house ?? PLANET0 + known(packOf(s).planetIndex, ref);
}

/** A card of the row: scanner cards, in cycle 4 colonies. */
export function rowRef(s: State, card: number): string {
  const { scanners, colonies } = packOf(s);
  return (s.cycle === 4 ? colonies[card] : scanners[card]).id;
}
