import { type Scalar, sideOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import { powerOf } from '../rules/board.ts';
import {
  FIGURE_REFS,
  frigateOf,
  isFrigate,
  isHouseShip,
  kindOf,
  lettersOf,
  PILES,
  rowRef,
  SHIP_REFS,
  sectorRef,
  shipRef,
} from '../rules/refs.ts';
import { result, scoreOf } from '../rules/score.ts';
import {
  BLOCKED,
  EMERGENCY,
  FIGURES,
  NONE,
  ON_CARD,
  OUTER,
  PHASES,
  type Player,
  REINFORCE,
  SHUTTLE,
  type State,
} from '../state.ts';

const isShuttle = (ship: number): boolean => isHouseShip(ship) && kindOf(ship) === SHUTTLE;

/** The position told in the words of `then`. */
export function tell(s: State): Record<string, unknown> {
  const { failures, planets, colonies } = packOf(s);
  const players = s.players.map((p) => tellPlayer(s, p));
  const bySector = <T>(value: (sector: number) => T): Record<string, T> =>
    Object.fromEntries(Array.from({ length: OUTER }, (_, sector) => [sectorRef(sector), value(sector)]));
  const sectors = (mask: number): string[] =>
    Array.from({ length: OUTER }, (_, sector) => sector)
      .filter((sector) => (mask >> sector) & 1)
      .map(sectorRef);
  const spaces = SHIP_REFS.map((_, ship) => ship).filter(
    (ship) => !isFrigate(ship) || ship < frigateOf(s.players.length),
  );
  const byShip = <T>(ships: readonly number[], say: (ship: number) => T): Record<string, T> =>
    Object.fromEntries(ships.map((ship) => [shipRef(ship), say(ship)]));
  const houseShips = spaces.filter(isHouseShip);
  const failure = (card: number): string => (card === NONE ? '' : failures[card].id);
  return {
    cycle: s.cycle,
    phase: PHASES[s.phase],
    round: s.round,
    seat: s.active,
    order: s.order,
    stack: s.tacticsStack,
    me: players[0],
    p: players,
    ships: byShip(
      spaces.filter((ship) => ship < REINFORCE),
      (ship) => (s.at[ship] === ON_CARD ? 'card' : sectorRef(s.at[ship])),
    ),
    damage: byShip(houseShips, (ship) => s.damage[ship]),
    corrupted: houseShips.filter((ship) => (s.tainted >> ship) & 1).map(shipRef),
    crew: byShip(
      spaces.filter((ship) => ship < EMERGENCY && !isShuttle(ship)),
      (ship) => crewOf(s, s.crew[ship]),
    ),
    voidborn: bySector((sector) => s.voidborn[sector]),
    shields: bySector((sector) => s.shields[sector]),
    rifts: sectors(s.rifts),
    planets: bySector((sector) => (s.planets[sector] === NONE ? '' : planets[s.planets[sector]].id)),
    data: sectors(s.data),
    landed: bySector((sector) => (s.landers[sector] === NONE ? '' : shipRef(s.landers[sector]))),
    power: Object.fromEntries(HOUSES.map((house, i) => [house, powerOf(s, i)])),
    hull: s.hull,
    failures: s.failures,
    upper: failure(s.upper),
    lower: failure(s.lower),
    upperCover: s.upperCover,
    lowerCover: s.lowerCover,
    failureDeck: s.failureDeck.map(failure).reverse(),
    rewardsGone: HOUSES.flatMap((house, i) =>
      [2, 5, 8].filter((_, space) => ((s.rewards >> (i * 3 + space)) & 1) === 0).map((space) => `${house}${space}`),
    ),
    hiddenDeck: s.hiddenDeck.length,
    hiddenDiscard: s.hiddenDiscard.map((house) => HOUSES[house]).reverse(),
    council: s.council.map((house) => HOUSES[house]).reverse(),
    row: s.row.map((card) => rowRef(s, card)),
    chosen: s.chosen === NONE ? '' : rowRef(s, s.chosen),
    discards: Object.fromEntries(PILES.map((pile, i) => [pile, cardIds(s, s.discards[i]).reverse()])),
    colonies: s.colonies.map((card) => colonies[card].id).reverse(),
    supply: s.rival?.supply ?? 0,
    scores: s.over === '' ? [] : s.players.map((_, player) => scoreOf(s, player).total),
    places: s.over === '' ? [] : s.players.slice(0, s.options.players).map((_, seat) => sideOf(result(s), seat).place),
    over: s.over,
  };
}

const cardIds = (s: State, cards: readonly number[]): string[] =>
  cards.filter((card) => card !== NONE).map((card) => packOf(s).operations[card].id);

function crewOf(s: State, who: number): string {
  if (who === NONE) return '';
  if (who === BLOCKED) return 'blocked';
  const player = Math.floor(who / FIGURES);
  return player >= s.players.length ? 'envoy' : `${player}.${FIGURE_REFS[who % FIGURES]}`;
}

function tellPlayer(s: State, p: Player): Record<string, unknown> {
  const { crews, frigates, agendas } = packOf(s);
  const sections = [1, 2, 3, 4].filter((section) => (p.corrupted >> section) & 1);
  return {
    side: crews[p.side]?.id ?? '',
    board: frigates[p.board]?.id ?? '',
    rank: p.rank,
    tactics: p.tactics,
    influence: Object.fromEntries(HOUSES.map((house, i) => [house, p.influence[i]])),
    hidden: HOUSES.flatMap((house, i) => new Array<string>(p.hidden[i]).fill(house)),
    hand: cardIds(s, p.hand).sort(),
    stored: lettersOf(p.stored),
    corrupted: sections.map((section) => section + 1),
    frozen: Object.fromEntries(
      sections.map((section) => [section + 1, lettersOf(p.frozen.slice(section * 4, section * 4 + 4))]),
    ),
    remnants: p.remnants,
    data: p.data,
    cadet1: cardIds(s, p.cadets.slice(0, 2)),
    cadet2: cardIds(s, p.cadets.slice(2)),
    frigates: cardIds(s, p.frigates),
    commands: cardIds(s, p.commands),
    personal: agendas[p.personal]?.id ?? '',
    fleet: agendas[p.fleet]?.id ?? '',
    home: FIGURE_REFS.filter((_, figure) => (p.home >> figure) & 1),
    lost: p.lost,
  };
}

/** Shuffled things go by their ids, players and Houses by theirs. */
export function nameOf(s: State, label: string, item: Scalar): string {
  const n = Number(item);
  const pack = packOf(s);
  if (label === 'order') return String(n);
  if (label === 'hidden' || ['arks', 'fighters', 'dropships', 'rivalHouse'].includes(label)) return HOUSES[n];
  if (label.startsWith('scanners')) return pack.scanners[n].id;
  if (label === 'colonies') return pack.colonies[n].id;
  if (label === 'orders') return pack.orders[n].id;
  if (label === 'planets') return pack.planets[n].id;
  if (label === 'missions' || label === 'failures') return pack.failures[n].id;
  if (label === 'sides') return pack.crews[n].id;
  if (label === 'boards') return pack.frigates[n].id;
  if (label.endsWith('Agendas')) return pack.agendas[n].id;
  return pack.operations[n].id;
}
