import type { Core, Seat, Work } from '@starhold/kernel';
import type { Events } from './events.ts';
import type { Frame } from './frame-kinds.ts';
import type { Options } from './options.ts';

/**
 * The whole game as plain JSON. Houses, resources, kinds of ships and cards are numbers: their places in the tables of the
 * pack. A *player* is a seat, or the Rival of a solo game (player 1, without a seat). The top of a pile is the end of its array.
 *
 * Ships: kind × 7 + House (0–27), frigates 28 + player, then the two crew spaces of the Revenant and the emergency space.
 * Sectors: 0–7 are the outer sectors 1–8, 8–11 the inner ones A–D. Figures: 0 captain, 1 and 2 cadets; on a ship
 * they are player × 3 + figure, envoys count as a player after the last one.
 */
export interface State extends Core<Frame> {
  /** Key of the content. */
  pack: string;
  options: Options;
  /** 1–4, 0 during set-up. */
  cycle: number;
  /** See `PHASES`. */
  phase: number;
  /** 1–3 within an Action phase, else 0. */
  round: number;
  /** Players in turn order. */
  order: number[];
  /** Whose turn of the Action phase it is; NONE between turns. */
  active: number;

  // this turn
  /** The figure sent and where it is: a ship, a space of the Revenant, EMERGENCY; NONE before. */
  figure: number;
  ship: number;
  /** Bits of `MARK`. */
  marks: number;
  /** Steps that abilities have added to the manoeuvre within the present effect. */
  boost: number;

  // board
  /** By ship: its sector; SUPPLY, or ON_CARD for a shuttle on a scanner card. */
  at: number[];
  /** By house ship: damage markers; a bit for each corrupted one. */
  damage: number[];
  tainted: number;
  /** By crew space (frigates and the Revenant included): the figure on it, NONE, or BLOCKED. */
  crew: number[];
  voidborn: number[];
  shields: number[];
  /** Bits by outer sector. */
  rifts: number;
  /** By outer sector: planet, NONE; the ship that has landed there, NONE; bits for data cubes. */
  planets: number[];
  landers: number[];
  data: number;

  // the Revenant
  hull: number;
  /** Failures resolved in this cycle. */
  failures: number;
  /** Cards on the upper and lower position, NONE; which of their effects is covered (0 none, 1, 2). */
  upper: number;
  lower: number;
  upperCover: number;
  lowerCover: number;
  failureDeck: number[];
  /** Never seen by anybody. */
  failureBox: number[];
  /** Discarded, known to all. */
  failuresGone: number[];

  // influence
  /** Reward tokens still there: bits House × 3 + (0, 1, 2 for spaces 2, 5, 8). */
  rewards: number;
  /** Players by the time their tactics markers arrived where they are: of two on a space the earlier lies lower. */
  tacticsStack: number[];
  hiddenDeck: number[];
  hiddenDiscard: number[];
  /** Two players: what the council will reveal, and what it has revealed. */
  council: number[];
  councilGone: number[];

  // cards
  decks: number[][];
  discards: number[][];
  planetDeck: number[];
  planetsGone: number[];
  /** Revealed scanner cards, in cycle 4 colonies; the chosen one, NONE. */
  row: number[];
  chosen: number;
  /** Scanner cards of cycles 2 and 3, face down; those in the box that nobody has seen (cycle 1). */
  scanners2: number[];
  scanners3: number[];
  scannerBox: number[];
  /** Scanner cards that were revealed and removed; likewise colonies. */
  scannersGone: number[];
  colonies: number[];
  /** Removed unseen, in the order of removal; each player knows the first `knows` of them. */
  coloniesGone: number[];
  coloniesShown: number[];
  agendaBox: number[];

  players: Player[];
  /** Solo only. */
  rival: Rival | null;
}

export interface Player {
  /** Crew side and frigate board; NONE before they are chosen. */
  side: number;
  board: number;
  rank: number;
  tactics: number;
  /** Figures at home: bits. */
  home: number;
  influence: number[];
  /** Hidden influence cards by House. */
  hidden: number[];
  hand: number[];
  /** Usable resources by kind; where they lie among clean sections does not matter (REV-5.5). */
  stored: number[];
  /** Corrupted sections: bits 1–4 for sections 2–5; resources frozen there: section × 4 + kind. */
  corrupted: number;
  frozen: number[];
  remnants: number;
  data: number;
  /** Cadet cards by slot: two of cadet 1, two of cadet 2; NONE. */
  cadets: number[];
  frigates: number[];
  commands: number[];
  personal: number;
  fleet: number;
  /** The personal agenda that was not kept. */
  spurned: number;
  /** Prestige lost. */
  lost: number;
  /** Tactics before the last reset, which colony K1 counts; NONE until then. */
  lastTactics: number;
  /** So many of `coloniesGone` this player knows. */
  knows: number;
}

/** 6.3.11. Its markers and figures are those of player 1. */
export interface Rival {
  supply: number;
  orders: number[];
  ordersGone: number[];
  /** Houses of its hidden influence cards, the latest last; `+ UNSEEN` for those nobody has seen. */
  hidden: number[];
}

export const NONE = -1;
export const UNSEEN = 8;

export const HOUSE_COUNT = 7;
export const ARK = 0;
export const FIGHTER = 1;
export const DROPSHIP = 2;
export const SHUTTLE = 3;
export const HOUSE_SHIPS = 28;
export const FRIGATE0 = 28;
export const REINFORCE = 32;
export const HYPERCHARGE = 33;
export const EMERGENCY = 34;

export const OUTER = 8;
export const SECTORS = 12;
export const SUPPLY = -1;
export const ON_CARD = -2;
/** The Hypercharge space after an order of the Rival: occupied by nobody. */
export const BLOCKED = 99;
export const FIGURES = 3;
export const CAPTAIN = 0;

export const PHASES = ['none', 'action', 'muster', 'skirmish', 'rift', 'hyperjump', 'scoring'] as const;
export const ACTION = 1;
export const MUSTER = 2;
export const SKIRMISH = 3;
export const RIFT = 4;
export const HYPERJUMP = 5;
export const SCORING = 6;

/** What has happened this turn: conditions (a) and (b) of REV-4.7, what is ignored of them, copying. */
export const MARK = { ship: 1, planet: 2, ignoreShip: 4, ignorePlanet: 8, copied: 16 } as const;

export type { DiscardReason, Frame } from './frame-kinds.ts';
export type X = Work<State, Frame, Events>;

/** There are no lanes in this game: the stack is all there is. */
export function framesOf(s: State): Frame[] {
  return s.stack as Frame[];
}

/** The Rival plays without a seat. */
export function isRival(s: State, player: Seat): boolean {
  return s.rival !== null && player === 1;
}
