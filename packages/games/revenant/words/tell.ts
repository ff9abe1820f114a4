import { type Scalar, sideOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import { powerOf } from '../rules/board.ts';
import { FIGURE_REFS, lettersOf, PILES, rowRef, SHIP_REFS, sectorRef, shipRef } from '../rules/refs.ts';
import { result, scoreOf } from '../rules/score.ts';
import { BLOCKED, FIGURES, NONE, OUTER, PHASES, type Player, type State } from '../state.ts';

/** The position told in the words of `then`. */
export function tell(s: State): Record<string, unknown> {
  const { failures, planets, colonies } = packOf(s);
  const players = s.players.map((p) => tellPlayer(s, p));
  const bySector = <T>(value: (sector: number) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      Array.from({ length: OUTER }, (_, sector) => [sectorRef(sector), value(sector)] as const).filter(
        (entry): entry is [string, T] => entry[1] !== undefined,
      ),
    );
  const sectors = (mask: number): string[] =>
    Array.from({ length: OUTER }, (_, sector) => sector)
      .filter((sector) => (mask >> sector) & 1)
      .map(sectorRef);
  const byShip = <T>(
    values: readonly T[],
    is: (value: T) => boolean,
    say: (value: T) => unknown,
  ): Record<string, unknown> =>
    Object.fromEntries(values.flatMap((value, ship) => (is(value) ? [[shipRef(ship), say(value)]] : [])));
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
      s.at,
      (at) => at !== -1,
      (at) => (at < 0 ? 'card' : sectorRef(at)),
    ),
    damage: byShip(
      s.damage,
      (n) => n > 0,
      (n) => n,
    ),
    corrupted: SHIP_REFS.filter((_, ship) => ship < 28 && (s.tainted >> ship) & 1),
    crew: byShip(
      s.crew,
      (who) => who !== NONE,
      (who) => crewOf(s, who),
    ),
    voidborn: bySector((sector) => s.voidborn[sector]),
    shields: bySector((sector) => s.shields[sector]),
    rifts: sectors(s.rifts),
    planets: bySector((sector) => (s.planets[sector] === NONE ? undefined : planets[s.planets[sector]].id)),
    data: sectors(s.data),
    landed: bySector((sector) => (s.landers[sector] === NONE ? undefined : shipRef(s.landers[sector]))),
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
