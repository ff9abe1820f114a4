import { occurrenceFaults } from '@starhold/effects';
import { CARD_KINDS, HOUSES, packOf } from './content/index.ts';
import {
  bitsOf,
  DAMAGE_SPACES,
  dataLeft,
  HULL_SPACES,
  protectionLeft,
  SMALL_LIMIT,
  shieldsLeft,
  TWO_ARKS,
  VOIDBORN_LIMIT,
  voidbornLeft,
} from './rules/board.ts';
import { cardId, HAND_LIMIT } from './rules/cards.ts';
import { MOST_INFLUENCE, MOST_RANK, MOST_TACTICS, SET } from './rules/gain.ts';
import { isFrigate, isHouseShip, kindOf, ownerOf, rowRef, shipRef } from './rules/refs.ts';
import { excessOf, KINDS, SECTIONS, spacesOf } from './rules/storage.ts';
import {
  ACTION,
  ARK,
  BLOCKED,
  DROPSHIP,
  FIGURES,
  FRIGATE0,
  type Frame,
  framesOf,
  HOUSE_SHIPS,
  isRival,
  NONE,
  ON_CARD,
  OUTER,
  type Player,
  SHUTTLE,
  type State,
} from './state.ts';

/** What must always be so, whatever was answered. */
export function broken(s: State): string[] {
  const problems: string[] = [];
  const frames = framesOf(s);
  const within = (name: string, n: number, most: number): void => {
    if (!Number.isInteger(n) || n < 0 || n > most) problems.push(`${name} is ${n}`);
  };
  brokenBoard(s, frames, problems);
  within('hull', s.hull, HULL_SPACES);
  within('shields left', shieldsLeft(s), 12);
  within('Voidborn left', voidbornLeft(s), 32);
  within('data left', dataLeft(s), 15);
  within('protection tokens left', protectionLeft(s), 2);
  within('rifts', bitsOf(s.rifts), 4);
  within('cycle', s.cycle, 4);
  s.players.forEach((p, player) => {
    within(`player ${player}: rank`, p.rank, MOST_RANK);
    within(`player ${player}: tactics`, p.tactics, MOST_TACTICS);
    within(`player ${player}: data`, p.data, SET - 1);
    within(`player ${player}: remnants`, p.remnants, SET - 1);
    for (const n of p.influence) within(`player ${player}: influence`, n, MOST_INFLUENCE);
    for (const n of p.hidden) within(`player ${player}: hidden influence`, n, 63);
    if (!isRival(s, player)) brokenPlayer(s, p, player, frames, problems);
  });
  brokenPiles(s, problems);
  brokenFigures(s, frames, problems);
  problems.push(...occurrenceFaults(frames));
  return problems;
}

function brokenBoard(s: State, frames: readonly Frame[], problems: string[]): void {
  for (let sector = 0; sector < OUTER; sector++) {
    let arks = 0;
    let small = 0;
    for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
      if (s.at[ship] !== sector) continue;
      if (kindOf(ship) === ARK) arks++;
      else small++;
    }
    if (arks > ((TWO_ARKS >> sector) & 1 ? 2 : 1)) problems.push(`${arks} arks in sector ${sector + 1}`);
    if (small > SMALL_LIMIT) problems.push(`${small} small ships in sector ${sector + 1}`);
    if (s.voidborn[sector] < 0 || s.voidborn[sector] > VOIDBORN_LIMIT) {
      problems.push(`${s.voidborn[sector]} Voidborn in sector ${sector + 1}`);
    }
    const lander = s.landers[sector];
    if (lander !== NONE && kindOf(lander) !== DROPSHIP && !isFrigate(lander))
      problems.push(`${shipRef(lander)} landed`);
    if ((s.data >> sector) & 1 && s.planets[sector] === NONE) problems.push(`data without a planet in ${sector + 1}`);
    if (lander !== NONE && (s.at[lander] !== sector || s.planets[sector] === NONE)) {
      problems.push(`${shipRef(lander)} has landed on nothing`);
    }
  }
  const moving = frames.some((f) => f.k === 'sortie' || f.k === 'steps' || f.k === 'limited' || f.k === 'attack');
  s.at.forEach((sector, ship) => {
    if (sector >= OUTER && !moving) problems.push(`${shipRef(ship)} is in an inner sector`);
  });
  const onCard = s.at.filter((at) => at === ON_CARD).length;
  if (onCard > (s.chosen === NONE || s.cycle === 4 ? 0 : 1)) problems.push(`${onCard} shuttles on scanner cards`);
  for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
    if (s.at[ship] === ON_CARD && kindOf(ship) !== SHUTTLE) problems.push(`${shipRef(ship)} on a scanner card`);
    if (s.damage[ship] < 0 || s.damage[ship] > DAMAGE_SPACES[kindOf(ship)]) problems.push(`damage of ${shipRef(ship)}`);
    if (s.at[ship] < 0 && (s.damage[ship] > 0 || (s.tainted >> ship) & 1))
      problems.push(`${shipRef(ship)} kept tokens`);
  }
}

/** Every figure is at home, on one ship, on the Revenant or on the emergency space, which alone holds several. */
function brokenFigures(s: State, frames: readonly Frame[], problems: string[]): void {
  const onShips = s.crew.filter((crew) => crew !== NONE && crew !== BLOCKED);
  if (new Set(onShips).size < onShips.length) problems.push('a figure is in two places');
  s.players.forEach((p, player) => {
    const away = onShips.filter((crew) => ownerOf(crew) === player);
    if (away.length > FIGURES - bitsOf(p.home)) problems.push(`player ${player}: a figure too many`);
    // The Rival's figures are counted, not told apart.
    const home = !isRival(s, player) && away.some((crew) => (p.home >> (crew % FIGURES)) & 1);
    if (home) problems.push(`player ${player}: a figure is at home and away`);
  });
  s.crew.forEach((crew, ship) => {
    if (crew === NONE) return;
    if (isHouseShip(ship) && (s.at[ship] < 0 || kindOf(ship) === SHUTTLE)) problems.push(`crew on ${shipRef(ship)}`);
    if (isFrigate(ship) && ownerOf(crew) !== ship - FRIGATE0) problems.push(`foreign crew on ${shipRef(ship)}`);
  });
  const permuted = (what: string, list: readonly number[]): void => {
    if (list.toSorted().join() !== s.players.map((_, i) => i).join()) problems.push(`${what}: ${list.join()}`);
  };
  permuted('turn order', s.order);
  permuted('tactics markers', s.tacticsStack);
  if (s.phase !== ACTION || frames.every(({ k }) => k !== 'turn')) {
    if (s.active !== NONE || s.ship !== NONE || s.figure !== NONE || s.marks !== 0) problems.push('a turn is not over');
  }
}

/** Cards lie among their kind. */
function brokenPiles(s: State, problems: string[]): void {
  const { scanners, operations, agendas, failures } = packOf(s);
  const all = (what: string, cards: readonly number[], fits: (card: number) => boolean): void => {
    if (!cards.every((card) => card === NONE || fits(card))) problems.push(`a wrong card among the ${what}`);
  };
  [s.scannerBox, s.scanners2, s.scanners3].forEach((pile, i) => {
    all(`scanner cards of cycle ${i + 1}`, pile, (card) => scanners[card].cycle === i + 1);
  });
  CARD_KINDS.forEach((kind, i) => {
    all(`${kind} cards`, [...s.decks[i], ...s.discards[i]], (card) => operations[card].kind === kind);
  });
  for (const p of s.players) {
    all('personal agendas', [p.personal, p.spurned], (card) => agendas[card].set === 'personal');
    all('fleet agendas', [p.fleet], (card) => agendas[card].set === 'fleet');
    all('cadet cards', p.cadets, (card) => operations[card].kind === 'cadet');
    all('frigate cards', p.frigates, (card) => operations[card].kind === 'frigate');
    all('command cards', p.commands, (card) => operations[card].kind === 'command');
  }
  all('mission failures', s.failureDeck.slice(0, 1), (card) => failures[card].set === 'mission');
  all('ship failures', s.failureDeck.slice(1), (card) => failures[card].set === 'ship');
}

function brokenPlayer(s: State, p: Player, player: number, frames: readonly Frame[], problems: string[]): void {
  const say = (what: string): void => {
    problems.push(`player ${player}: ${what}`);
  };
  if (p.stored.some((n) => n < 0)) say('owes a resource');
  if (p.board === NONE) return;
  const dropping = frames.some((f) => f.k === 'drop' && f.seat === player);
  if (!dropping && excessOf(s, p) > 0) say('stores more than fits');
  for (let i = 0; i < SECTIONS; i++) {
    const frozen = p.frozen.slice(i * KINDS, (i + 1) * KINDS).reduce((a, b) => a + b, 0);
    const corrupted = (p.corrupted >> i) & 1;
    if (frozen > (corrupted ? spacesOf(s, p, i) : 0)) say(`${frozen} resources frozen in section ${i + 1}`);
  }
  if ((p.corrupted & 1) === 1) say('section 1 is corrupted');
  const discarding = frames.some((f) => f.k === 'discard' && f.seat === player);
  if (!discarding && p.hand.length > HAND_LIMIT) say(`holds ${p.hand.length} cards`);
  if (p.frigates.length > packOf(s).frigates[p.board].slots.length) say('too many frigate cards');
}

/** Cards that lie in no zone, in the frame that moves them. */
function cardsIn(f: Frame): number[] {
  return f.k === 'playing' || f.k === 'enter' ? [f.card] : [];
}

/** No answer makes or loses a card or a ship. */
export function inventory(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (id: string): void => {
    counts[id] = (counts[id] ?? 0) + 1;
  };
  const { planets, scanners, colonies, agendas, failures, orders } = packOf(s);
  const frames = framesOf(s);
  for (const pile of [...s.decks, ...s.discards]) for (const card of pile) add(cardId(s, card));
  for (const f of frames) {
    // A command is with its player from its last step on; before that it lies in its frame.
    for (const card of cardsIn(f)) add(cardId(s, card));
    if (f.k === 'keep') for (const house of f.cards) add(`hidden ${HOUSES[house]}`);
    if (f.k === 'agenda') for (const card of f.cards) add(agendas[card].id);
  }
  for (const p of s.players) {
    for (const card of [...p.hand, ...p.cadets, ...p.frigates, ...p.commands]) if (card !== NONE) add(cardId(s, card));
    for (const card of [p.personal, p.fleet, p.spurned]) if (card !== NONE) add(agendas[card].id);
    p.hidden.forEach((n, house) => {
      for (let i = 0; i < n; i++) add(`hidden ${HOUSES[house]}`);
    });
  }
  for (const house of [...s.hiddenDeck, ...s.hiddenDiscard, ...s.council, ...s.councilGone])
    add(`hidden ${HOUSES[house]}`);
  for (const card of s.agendaBox) add(agendas[card].id);
  for (const card of [...s.planetDeck, ...s.planetsGone, ...s.planets]) if (card !== NONE) add(planets[card].id);
  for (const card of [...s.scanners2, ...s.scanners3, ...s.scannerBox, ...s.scannersGone]) add(scanners[card].id);
  for (const card of [...s.colonies, ...s.coloniesGone, ...s.coloniesShown]) add(colonies[card].id);
  for (const card of s.row) add(rowRef(s, card));
  for (const card of [...s.failureDeck, ...s.failureBox, ...s.failuresGone, s.upper, s.lower])
    if (card !== NONE) add(failures[card].id);
  if (s.rival) for (const order of [...s.rival.orders, ...s.rival.ordersGone]) add(orders[order].id);
  return counts;
}
