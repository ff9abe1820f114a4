import type { Eyes } from '@starhold/kernel';
import { HOUSES, packOf } from './content/index.ts';
import type { Options } from './options.ts';
import { powerOf } from './rules/board.ts';
import { cardId, kindCounts } from './rules/cards.ts';
import { hiddenOf } from './rules/gain.ts';
import { freeBoards, freeSides } from './rules/prepare.ts';
import { FIGURE_REFS, lettersOf, ownerOf, rowRef, SECTOR_REFS, SHIP_REFS } from './rules/refs.ts';
import { capacityOf, isCorrupted, KINDS, SECTIONS } from './rules/storage.ts';
import {
  BLOCKED,
  FIGURES,
  framesOf,
  HOUSE_SHIPS,
  HYPERCHARGE,
  NONE,
  ON_CARD,
  OUTER,
  type Player,
  REINFORCE,
  type State,
} from './state.ts';
import { choicesOf, heardIn, lookingOf } from './view/question.ts';

/** What one pair of eyes may know, built from nothing. Hidden cards are counted, never named. */
export interface View {
  pack: string;
  options: Options;
  /** Whose eyes; NONE for the table itself. */
  me: number;
  cycle: number;
  phase: number;
  round: number;
  order: number[];
  active: number;
  /** Of the turn that runs (REV-4.2): sending, influence, crew action, corruption, bonus; NONE between turns. */
  step: number;
  /** The figure of this turn and where it is; empty before it is sent. */
  figure: string;
  ship: string;
  /** Bits of `MARK`. */
  marks: number;
  /** Abilities that hear what happens in this turn, from the first occurrence that is open to the last. */
  heard: HeardView[];
  ships: ShipView[];
  sectors: SectorView[];
  hull: number;
  /** Failures of this cycle. */
  failures: number;
  reinforce: string;
  hypercharge: string;
  upper: FailureView;
  lower: FailureView;
  failureDeck: number;
  failuresGone: string[];
  /** By House: power, and whether the reward tokens on 2, 5, 8 are there. */
  power: number[];
  rewards: boolean[][];
  tacticsStack: number[];
  row: string[];
  chosen: string;
  /** Sizes: cadet, frigate, command. */
  decks: number[];
  discards: number[];
  hiddenDeck: number;
  hiddenDiscard: number;
  /** Cards the council has left; what it has revealed. */
  council: number;
  councilGone: string[];
  planetDeck: number;
  /** Out of the game, seen by all: planets, scanner cards, colonies. */
  planetsGone: string[];
  scannersGone: string[];
  coloniesShown: string[];
  /** Colonies removed unseen, those that these eyes have seen. */
  coloniesGone: string[];
  colonies: number;
  players: PlayerView[];
  rival: RivalView | null;
  /** Crew sides and frigate boards that are still to be had during set-up. */
  sides: string[];
  boards: string[];
  /** What only these eyes see now: agendas to choose from, hidden influence cards drawn, the colony deck. */
  looking: string[];
  /** Words of the open question that lie on nothing else. */
  choices: string[];
  over: string;
}

export interface HeardView {
  /** `1A.2`, `C07.1`. */
  ability: string;
  used: boolean;
}
export interface ShipView {
  id: string;
  /** Empty in the supply, `card` on a scanner card. */
  sector: string;
  damage: number;
  corrupted: boolean;
  /** `p0.captain`, `envoy`, or empty. */
  crew: string;
}
export interface SectorView {
  id: string;
  voidborn: number;
  shields: number;
  rift: boolean;
  planet: string;
  data: boolean;
  lander: string;
}
export interface FailureView {
  card: string;
  /** The covered effect, 0 for none. */
  cover: number;
}
export interface PlayerView {
  side: string;
  board: string;
  rank: number;
  tactics: number;
  /** Figures at home. */
  home: string[];
  influence: number[];
  /** How many; by House only for who may know. */
  hiddenCards: number;
  hidden: number[];
  hand: { cadet: number; frigate: number; command: number };
  /** For the owner alone. */
  cards: string[];
  stored: number[];
  capacity: number;
  sections: { corrupted: boolean; frozen: string }[];
  remnants: number;
  data: number;
  /** Two slots each; empty ones are ''. */
  cadets: string[];
  frigates: string[];
  commands: string[];
  personal: string;
  fleet: string;
  lost: number;
}
export interface RivalView {
  supply: number;
  orders: number;
  ordersGone: string[];
  /** Its hidden influence cards that everybody has seen, by House. */
  seen: number[];
}

export function viewOf(s: State, eyes: Eyes): View {
  return {
    pack: s.pack,
    options: { ...s.options },
    me: eyes === 'table' ? NONE : eyes,
    cycle: s.cycle,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    active: s.active,
    step: stepOf(s),
    figure: s.figure === NONE ? '' : FIGURE_REFS[s.figure],
    ship: s.ship === NONE ? '' : SHIP_REFS[s.ship],
    marks: s.marks,
    heard: heardIn(s),
    ships: shipsView(s),
    sectors: sectorsView(s),
    hull: s.hull,
    failures: s.failures,
    reinforce: crewRef(s, s.crew[REINFORCE]),
    hypercharge: crewRef(s, s.crew[HYPERCHARGE]),
    upper: failureView(s, s.upper, s.upperCover),
    lower: failureView(s, s.lower, s.lowerCover),
    failureDeck: s.failureDeck.length,
    failuresGone: s.failuresGone.map((card) => packOf(s).failures[card].id),
    power: HOUSES.map((_, house) => powerOf(s, house)),
    rewards: rewardsView(s),
    tacticsStack: s.tacticsStack.slice(),
    row: s.row.map((card) => rowRef(s, card)),
    chosen: s.chosen === NONE ? '' : rowRef(s, s.chosen),
    decks: s.decks.map((deck) => deck.length),
    discards: s.discards.map((pile) => pile.length),
    hiddenDeck: s.hiddenDeck.length,
    hiddenDiscard: s.hiddenDiscard.length,
    council: s.council.length,
    councilGone: s.councilGone.map((house) => HOUSES[house]),
    planetDeck: s.planetDeck.length,
    planetsGone: s.planetsGone.map((card) => packOf(s).planets[card].id),
    scannersGone: s.scannersGone.map((card) => packOf(s).scanners[card].id),
    coloniesShown: s.coloniesShown.map((card) => packOf(s).colonies[card].id),
    coloniesGone: s.coloniesGone.slice(0, knownColonies(s, eyes)).map((card) => packOf(s).colonies[card].id),
    colonies: s.colonies.length,
    players: s.players.map((_, player) => playerView(s, eyes, player)),
    rival: rivalView(s),
    sides: s.cycle === 0 ? freeSides(s).map((side) => packOf(s).crews[side].id) : [],
    boards: s.cycle === 0 ? freeBoards(s).map((board) => packOf(s).frigates[board].id) : [],
    looking: lookingOf(s, eyes),
    choices: choicesOf(s),
    over: s.over,
  };
}

const knownColonies = (s: State, eyes: Eyes): number => (eyes === 'table' ? 0 : (s.players[eyes]?.knows ?? 0));
const LAST_STEP = 4;

/** The frame of a turn counts on before it does a step; closing it belongs to the last one. */
function stepOf(s: State): number {
  const turn = framesOf(s).find(({ k }) => k === 'turn');
  return turn?.k === 'turn' && turn.step > 0 ? Math.min(LAST_STEP, turn.step - 1) : NONE;
}

export function rewardsView(s: State): boolean[][] {
  return HOUSES.map((_, house) => [0, 1, 2].map((i) => ((s.rewards >> (house * 3 + i)) & 1) === 1));
}

function crewRef(s: State, crew: number): string {
  if (crew === NONE) return '';
  if (crew === BLOCKED) return 'order';
  const owner = ownerOf(crew);
  return owner === s.players.length ? 'envoy' : `p${owner}.${FIGURE_REFS[crew % FIGURES]}`;
}

export function shipsView(s: State): ShipView[] {
  const ships: ShipView[] = [];
  for (let ship = 0; ship < HOUSE_SHIPS + s.players.length; ship++) {
    const at = s.at[ship];
    ships.push({
      id: SHIP_REFS[ship],
      sector: at === ON_CARD ? 'card' : (SECTOR_REFS[at] ?? ''),
      damage: s.damage[ship] ?? 0,
      corrupted: ship < HOUSE_SHIPS && ((s.tainted >> ship) & 1) === 1,
      crew: crewRef(s, s.crew[ship]),
    });
  }
  return ships;
}

export function sectorsView(s: State): SectorView[] {
  const { planets } = packOf(s);
  return Array.from({ length: OUTER }, (_, i) => ({
    id: SECTOR_REFS[i],
    voidborn: s.voidborn[i],
    shields: s.shields[i],
    rift: ((s.rifts >> i) & 1) === 1,
    planet: s.planets[i] === NONE ? '' : planets[s.planets[i]].id,
    data: ((s.data >> i) & 1) === 1,
    lander: s.landers[i] === NONE ? '' : SHIP_REFS[s.landers[i]],
  }));
}

function failureView(s: State, card: number, cover: number): FailureView {
  return { card: card === NONE ? '' : packOf(s).failures[card].id, cover };
}

export function playerView(s: State, eyes: Eyes, player: number): PlayerView {
  const { crews, frigates, agendas } = packOf(s);
  const p = s.players[player];
  const sees = eyes === player || s.over !== '';
  const ids = (cards: readonly number[]): string[] => cards.map((card) => (card === NONE ? '' : cardId(s, card)));
  const agenda = (card: number): string => (sees && card !== NONE ? agendas[card].id : '');
  return {
    side: p.side === NONE ? '' : crews[p.side].id,
    board: p.board === NONE ? '' : frigates[p.board].id,
    rank: p.rank,
    tactics: p.tactics,
    home: FIGURE_REFS.filter((_, figure) => ((p.home >> figure) & 1) === 1),
    influence: p.influence.slice(),
    hiddenCards: hiddenOf(p),
    hidden: sees ? p.hidden.slice() : [],
    hand: kindCounts(s, p.hand),
    cards: eyes === player ? ids(p.hand).sort() : [],
    stored: p.stored.slice(),
    capacity: p.board === NONE ? 0 : capacityOf(s, p),
    sections: sectionsView(p),
    remnants: p.remnants,
    data: p.data,
    cadets: ids(p.cadets),
    frigates: ids(p.frigates),
    commands: ids(p.commands),
    personal: agenda(p.personal),
    fleet: agenda(p.fleet),
    lost: p.lost,
  };
}

function sectionsView(p: Player): PlayerView['sections'] {
  return Array.from({ length: SECTIONS }, (_, i) => ({
    corrupted: isCorrupted(p, i),
    frozen: lettersOf(p.frozen.slice(i * KINDS, (i + 1) * KINDS)),
  }));
}

export function rivalView(s: State): RivalView | null {
  if (s.rival === null) return null;
  const seen = HOUSES.map((_, house) => s.rival?.hidden.filter((card) => card === house).length ?? 0);
  const { orders } = packOf(s);
  const { supply, orders: left, ordersGone } = s.rival;
  return { supply, orders: left.length, ordersGone: ordersGone.map((order) => orders[order].id), seen };
}
