import type { BranchFrame, GateFrame, OccFrame, OpsFrame } from '@starhold/effects';
import { type BaseFrame, type Core, cloneStack, type Seat, type Work } from '@starhold/kernel';
import type { Events } from './events.ts';
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

/** Pending work, in the words of the rules. A kind without a handler does not compile. */
export type OwnFrame =
  /** The lowest: set-up, cycles, phases. */
  | (BaseFrame & { k: 'game'; step: number })
  /** `i`: whose turn it is to choose within a step. */
  | (BaseFrame & { k: 'setup'; step: number; i: number })
  | (BaseFrame & { k: 'crewSide' })
  | (BaseFrame & { k: 'board' })
  | (BaseFrame & { k: 'agenda'; cards: number[] })
  | (BaseFrame & { k: 'redraw' })
  | (BaseFrame & { k: 'house' })

  // the Action phase
  /** `i`: how many turns of the round are over, the council's included. */
  | (BaseFrame & { k: 'action'; i: number })
  | (BaseFrame & { k: 'turn'; step: number })
  | (BaseFrame & { k: 'send' })
  /** The crew action itself, body of its occurrence. */
  | (BaseFrame & { k: 'crewAction'; step: number })
  /** Which of two effects of an ark (`of` 0–6) or planet (`of` 7 + planet); `ship` acts. */
  | (BaseFrame & { k: 'effects'; of: number; ship: number })
  /** A chosen effect whose price has been paid: it happens, and abilities hear of it. */
  | (BaseFrame & { k: 'effect'; list: string; on: string[]; ship: number })
  | (BaseFrame & { k: 'corrupt' })
  | (BaseFrame & { k: 'bonus' })
  /** `done`: bits, 1 the part with a card, 2 the part with energy. */
  | (BaseFrame & { k: 'neutralise'; done: number })
  | (BaseFrame & { k: 'promote' })
  | (BaseFrame & { k: 'close' })

  // ships at work; `ship` acts
  /** `can`: bits of what is still to be done, 1 manoeuvre, 2 attack. */
  | (BaseFrame & { k: 'sortie'; ship: number; can: number; strafing: 0 | 1 })
  /** `how`: a manoeuvre takes at least one step; the move of a card does not. */
  | (BaseFrame & { k: 'steps'; ship: number; left: number; taken: number; how: 'manoeuvre' | 'card' })
  /** `queue`: damages still to be dealt, each with its range (a place in `RANGES`). */
  | (BaseFrame & { k: 'attack'; ship: number; queue: number[] })
  | (BaseFrame & { k: 'strafe'; ship: number })
  | (BaseFrame & { k: 'land'; ship: number })
  /** Ships moved so far and where each of them began. */
  | (BaseFrame & { k: 'limited'; left: number; ships: number[]; from: number[] })

  // effects
  /** One resource of any kind; `or`: so many tactics instead. */
  | (BaseFrame & { k: 'gain'; or: number })
  | (BaseFrame & { k: 'gains'; n: number })
  /** What does not fit goes, or `n` resources are lost. */
  | (BaseFrame & { k: 'drop'; n: number; why: 'full' | 'failure' })
  /** Five counts of a price (four kinds, any) of which `less` resources are left off; `what` it is for. */
  | (BaseFrame & { k: 'pay'; price: number[]; less: number; what: string })
  /** For each card so many resources and tactics. */
  | (BaseFrame & { k: 'discard'; least: number; most: number; why: DiscardReason; any: number; tactics: number })
  | (BaseFrame & { k: 'discardHidden'; n: number; why: 'cost' | 'failure' })
  /** Hidden influence is gained; `ship` acts. */
  | (BaseFrame & { k: 'hidden'; ship: number; step: number })
  | (BaseFrame & { k: 'keep'; cards: number[] })
  /** One of the Houses given as bits. */
  | (BaseFrame & { k: 'influence'; houses: number; ship: number; why: 'revenant' | 'effect' | 'reset' })
  | (BaseFrame & { k: 'isolate'; left: number; from: 'any' | 'ships'; must: 0 | 1; ship: number })
  /** In the sectors given as bits, at most so many different ones and so much in each; `used`: one entry for each so far. */
  | (BaseFrame & { k: 'shield'; left: number; sectors: number; inEach: number; mask: number; used: number[] })
  | (BaseFrame & {
      k: 'destroy';
      left: number;
      sectors: number;
      inEach: number;
      mask: number;
      used: number[];
      ship: number;
    })
  | (BaseFrame & { k: 'repair'; n: number; mask: number; of: 'house' | 'revenant' | 'all' })
  /** All damage of one sector. */
  | (BaseFrame & { k: 'mend'; mask: number })
  /** Kinds of ships and sectors as bits. */
  | (BaseFrame & { k: 'deploy'; kinds: number; mask: number; must: 0 | 1 })
  | (BaseFrame & { k: 'cover' })
  | (BaseFrame & { k: 'draw'; n: number })
  /** `affinity` 1: the bonus action; 2: its second card. */
  | (BaseFrame & { k: 'play'; less: number; affinity: 0 | 1 | 2; ship: number })
  /** A card on its way from the hand, until it is paid; then it takes its place; `second` 1: one more may follow. */
  | (BaseFrame & { k: 'playing'; card: number; slot: number; second: 0 | 1; ship: number })
  | (BaseFrame & { k: 'enter'; card: number; slot: number; ship: number; step: number })
  | (BaseFrame & { k: 'copy'; what: 'planet' | 'clean' | 'ark'; ship: number })
  | (BaseFrame & { k: 'colonies'; n: number })
  | (BaseFrame & { k: 'shuttle' })

  // council and Rival
  | (BaseFrame & { k: 'council' })
  | (BaseFrame & { k: 'rival' })

  // later phases
  | (BaseFrame & { k: 'raids'; sector: number })
  /** The seat decides; `hurt` 1: a house ship was damaged by this raid. */
  | (BaseFrame & { k: 'raid'; sector: number; left: number; hurt: 0 | 1; step: number })
  | (BaseFrame & { k: 'failure'; position: 'upper' | 'lower'; step: number })
  | (BaseFrame & { k: 'taint'; sector: number; why: 'raid' | 'failure' })
  | (BaseFrame & { k: 'wreck' })
  | (BaseFrame & { k: 'fall'; houses: number })
  | (BaseFrame & { k: 'rift'; step: number })
  | (BaseFrame & { k: 'jump'; step: number })
  | (BaseFrame & { k: 'reset'; i: number })
  | (BaseFrame & { k: 'income'; i: number })
  | (BaseFrame & { k: 'scoring'; step: number });

export type DiscardReason = 'cost' | 'limit' | 'failure' | 'effect';

export type Frame = OpsFrame | BranchFrame | OccFrame | GateFrame | OwnFrame;

export type X = Work<State, Frame, Events>;

/** There are no lanes in this game: the stack is all there is. */
export function framesOf(s: State): Frame[] {
  return s.stack as Frame[];
}

/** Written for the shape: this runs at every step of every search. */
export function cloneState(s: State): State {
  const players: Player[] = new Array(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(s.players[i]);
  return {
    rulesVersion: s.rulesVersion,
    rng: s.rng.slice(),
    stack: cloneStack<Frame>(s.stack),
    asked: s.asked,
    opened: s.opened,
    over: s.over,
    pack: s.pack,
    options: { ...s.options },
    cycle: s.cycle,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    active: s.active,
    figure: s.figure,
    ship: s.ship,
    marks: s.marks,
    boost: s.boost,
    at: s.at.slice(),
    damage: s.damage.slice(),
    tainted: s.tainted,
    crew: s.crew.slice(),
    voidborn: s.voidborn.slice(),
    shields: s.shields.slice(),
    rifts: s.rifts,
    planets: s.planets.slice(),
    landers: s.landers.slice(),
    data: s.data,
    hull: s.hull,
    failures: s.failures,
    upper: s.upper,
    lower: s.lower,
    upperCover: s.upperCover,
    lowerCover: s.lowerCover,
    failureDeck: s.failureDeck.slice(),
    failureBox: s.failureBox.slice(),
    failuresGone: s.failuresGone.slice(),
    rewards: s.rewards,
    tacticsStack: s.tacticsStack.slice(),
    hiddenDeck: s.hiddenDeck.slice(),
    hiddenDiscard: s.hiddenDiscard.slice(),
    council: s.council.slice(),
    councilGone: s.councilGone.slice(),
    decks: [s.decks[0].slice(), s.decks[1].slice(), s.decks[2].slice()],
    discards: [s.discards[0].slice(), s.discards[1].slice(), s.discards[2].slice()],
    planetDeck: s.planetDeck.slice(),
    planetsGone: s.planetsGone.slice(),
    row: s.row.slice(),
    chosen: s.chosen,
    scanners2: s.scanners2.slice(),
    scanners3: s.scanners3.slice(),
    scannerBox: s.scannerBox.slice(),
    scannersGone: s.scannersGone.slice(),
    colonies: s.colonies.slice(),
    coloniesGone: s.coloniesGone.slice(),
    coloniesShown: s.coloniesShown.slice(),
    agendaBox: s.agendaBox.slice(),
    players,
    rival: s.rival === null ? null : cloneRival(s.rival),
  };
}

function cloneRival(r: Rival): Rival {
  return { supply: r.supply, orders: r.orders.slice(), ordersGone: r.ordersGone.slice(), hidden: r.hidden.slice() };
}

function clonePlayer(p: Player): Player {
  return {
    side: p.side,
    board: p.board,
    rank: p.rank,
    tactics: p.tactics,
    home: p.home,
    influence: p.influence.slice(),
    hidden: p.hidden.slice(),
    hand: p.hand.slice(),
    stored: p.stored.slice(),
    corrupted: p.corrupted,
    frozen: p.frozen.slice(),
    remnants: p.remnants,
    data: p.data,
    cadets: p.cadets.slice(),
    frigates: p.frigates.slice(),
    commands: p.commands.slice(),
    personal: p.personal,
    fleet: p.fleet,
    spurned: p.spurned,
    lost: p.lost,
    knows: p.knows,
  };
}

/** The Rival plays without a seat. */
export function isRival(s: State, player: Seat): boolean {
  return s.rival !== null && player === 1;
}
