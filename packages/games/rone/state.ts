import type { BranchFrame, GateFrame, OccFrame, OpsFrame } from '@starhold/effects';
import { type BaseFrame, type Core, cloneStack, type Seat, type Work } from '@starhold/kernel';
import type { Events } from './events.ts';
import type { Options } from './options.ts';
import { cloneInvasion, type Invasion, type InvasionFrame } from './rules/invasion/state.ts';

/**
 * The whole game as plain JSON. A card is the index of its design in the pack's `cards`: equal copies are
 * interchangeable, so no copy has a name of its own. The top of a pile is the end of its array. Resources are counted by
 * kind: blue, red, black, green, yellow, wild.
 */
export interface State extends Core<Frame> {
  /** Key of the content. */
  pack: string;
  options: Options;
  /** Turns of each side so far, this one included; in co-op the rounds of the scenario. 0 during set-up. */
  round: number;
  /** 1–10 within a turn (RONE-6), 0 outside. */
  phase: number;
  /** The side at turn: its seats act. Side and seat are the same in a duel. */
  side: number;
  players: Player[];

  /** Supplies and destroyed piles (RONE-1.9). */
  recruits: number[];
  recruitsGone: number[];
  technologies: number[];
  technologiesGone: number[];
  /** Leaders that nobody has. */
  leaders: number[];
  /** The starter pile: how many of each design, in the order of the pack's `starters`. */
  starters: number[];

  /** Seats at 0 health or without a deck, as bits. */
  fallen: number;
  /** Why the match or scenario ends; while it is said, all frames but the lowest go (frames/guard.ts). */
  ended: string;
  /** Set-up and the preparation between matches and scenarios. */
  preparing: 0 | 1;

  /** Series (RONE-13): matches begun, matches won by seat. */
  match: number;
  wins: number[];
  /** Whose turn came first in this match. */
  first: Seat;

  /** Quick training (RONE-15.6): who completes the phase first, NONE while nobody does; who has acted, who is through. */
  ahead: Seat;
  acted: number;
  through: number;

  /** Against the Invasion only. */
  inv: Invasion | null;
}

export const NONE = -1;

/** States of a die (RONE-4.5). */
export const IDLE = 0;
export const ROLLED = 1;
export const USED = 2;
export const LOCKED = 3;

export interface Player {
  armour: number;
  health: number;
  /** Permanents, the leader first; a bit for each exhausted one. */
  base: number[];
  tired: number;
  deck: number[];
  hand: number[];
  /** Cards of the hand that everybody knows (`when drawn` has shown them). */
  shown: number[];
  played: number[];
  discard: number[];
  scrap: number[];
  /** Cards on the training ground and the screws on each. */
  ground: number[];
  screws: number[];
  /** So many cards on top of the deck are known to everybody, and so many to the owner. */
  openTop: number;
  ownTop: number;
  stored: number[];
  pool: number[];
  /** Discounts of stored pairs for the next card, by kind. */
  off: number[];
  /** Four dice of six faces; a face is a number (rules/dice.ts). */
  faces: number[];
  /** By die: which face is up, and its state. */
  up: number[];
  dice: number[];
  rerolls: number;
  research: number;
  parts: number;
  /** Spare parts for who does not begin (RONE-12.1), spent in phase 1 of the first turn. */
  compensation: number;
  /** Damage of this turn from effects: packets (rules/packets.ts). */
  packets: number[];
  /** The first ranged damage of this span has been reduced. */
  shielded: 0 | 1;
  /** Quick training: what waits for the end of the phase, `list#operation` or a packet. */
  queue: string[];
  /** Abilities of the first time each turn that have been used: keys. */
  firsts: number[];
}

/** Pending work of the players, in the words of the rules. A kind without a handler does not compile. */
export type PlayerFrame =
  /** The lowest: set-up, turns, end of a match. */
  | (BaseFrame & { k: 'game'; step: number })
  /** `i`: which seat of `order` comes; `step`: what it does. */
  | (BaseFrame & { k: 'setup'; step: number; i: number; order: number[] })
  | (BaseFrame & { k: 'leader' })
  /** Three cards of a supply, seen by the drafter alone (RONE-11.7, 11.8). */
  | (BaseFrame & { k: 'draft'; what: 'recruit' | 'technology'; cards: number[] })
  /** `seat` is one of the side at turn. */
  | (BaseFrame & { k: 'turn'; phase: number })
  /** One seat's part of a phase inside a lane; notes that it is through. */
  | (BaseFrame & { k: 'lane'; phase: number; begun: 0 | 1 })
  | (BaseFrame & { k: 'start'; step: number })
  /** `n`: so many more cards at most, NONE for phase 2. */
  | (BaseFrame & { k: 'draw'; n: number })
  /** The top card comes to the hand; the deck is made anew first where it must be. */
  | (BaseFrame & { k: 'take' })
  | (BaseFrame & { k: 'roll' })
  /** `ended`: what the player had when saying so, one more than counted; 0 while acting. With team mates it may be taken up again. */
  | (BaseFrame & { k: 'main'; ended: number })
  /** Phase 5: keeping, then the order of scrapping, then storing. `kept` cards at the front of the hand stay there. */
  | (BaseFrame & { k: 'storing'; step: number; kept: number; r: number })
  | (BaseFrame & { k: 'keep'; kept: number })
  /** Any cards of the hand, `left` more of them (TE18); answers how many. */
  | (BaseFrame & { k: 'keepOne'; kept: number; left: number; done: number })
  | (BaseFrame & { k: 'scrap'; kept: number })
  /** Cards scrapped in phase 5 whose passives are still to come. */
  | (BaseFrame & { k: 'unplayed'; cards: number[] })
  /** Resources to be stored, by kind. */
  | (BaseFrame & { k: 'store'; what: number[] })
  | (BaseFrame & { k: 'strike'; packets: number[]; begun: 0 | 1 })
  /** `from`: which parts are spent. */
  | (BaseFrame & { k: 'parts'; from: 'parts' | 'compensation'; begun: 0 | 1 })
  | (BaseFrame & { k: 'tidy' })
  | (BaseFrame & { k: 'training' })
  /** Trained cards on their way; of these `left` may go on top of the draw deck (TE20). */
  | (BaseFrame & { k: 'atop'; cards: number[]; left: number })
  | (BaseFrame & { k: 'graduate'; cards: number[] })
  | (BaseFrame & { k: 'close'; step: number })
  /** Paying for a card that is played from `from`; `less`: symbols it costs less. */
  | (BaseFrame & { k: 'pay'; card: number; from: 'hand' | 'discard'; less: number })
  /** A card being played lies here until its effects are done. */
  | (BaseFrame & { k: 'playing'; card: number; step: number })
  /** Which kind: two dice converted, or `n` of one colour gained or stored. */
  | (BaseFrame & { k: 'kind'; what: 'convert' | 'gain' | 'store'; n: number; dice: number[] })
  | (BaseFrame & { k: 'screws'; n: number })
  | (BaseFrame & { k: 'recycle'; n: number; from: 'any' | 'scrapyard' })
  /** `n`: so many cards in all; `cards`: drawn so far; `step` 1: they are all there. */
  | (BaseFrame & { k: 'sacrifice'; n: number; cards: number[]; step: number })
  | (BaseFrame & { k: 'giveBack'; cards: number[] })
  /** Top cards of `owner`'s deck to a pile; `stores`: who stores their costs, NONE for nobody. */
  | (BaseFrame & { k: 'mill'; owner: Seat; to: 'discard' | 'scrapyard'; n: number; stores: number })
  | (BaseFrame & { k: 'reshuffle'; step: number })
  | (BaseFrame & { k: 'enlist' })
  | (BaseFrame & { k: 'drill'; most: number })
  /** Screws on the own training ground are destroyed. */
  | (BaseFrame & { k: 'unscrew'; n: number })
  /** `die`: chosen, NONE before; `face` likewise. */
  | (BaseFrame & { k: 'upgrade'; left: number; done: number; die: number; face: number })
  | (BaseFrame & { k: 'refresh'; n: number; self: number; owner: Seat })
  | (BaseFrame & { k: 'exhaust'; n: number; owner: Seat })
  /** Stored resources of `owner`, chosen by `seat`; then `take` of the kinds `gone` are stored by `seat`. */
  | (BaseFrame & { k: 'raid'; owner: Seat; n: number; take: number; gone: number[] })
  | (BaseFrame & { k: 'cull' })
  | (BaseFrame & { k: 'echo'; card: number })
  | (BaseFrame & { k: 'salvage'; less: number })
  /** Which of several opponents: then the operation of `list` at `at` is carried out on that seat. */
  | (BaseFrame & { k: 'whom'; list: string; at: number; self: number; x: number })
  /** Quick training: the queues at the end of a phase; one player's entries. */
  | (BaseFrame & { k: 'queues'; i: number })
  | (BaseFrame & { k: 'queue'; asked: 0 | 1 })
  /** RONE-15.6: the winner of the order draw says who completes the phase first. */
  | (BaseFrame & { k: 'precede' });

export type Frame = OpsFrame | BranchFrame | OccFrame | GateFrame | PlayerFrame | InvasionFrame;

export type X = Work<State, Frame, Events>;

/** Every frame at work, those in lanes included, lowest first. */
export function framesOf(s: State): Frame[] {
  return s.stack.flatMap((f) => (f.k === 'together' ? f.lanes.flatMap((lane) => lane.stack) : [f]));
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
    round: s.round,
    phase: s.phase,
    side: s.side,
    players,
    recruits: s.recruits.slice(),
    recruitsGone: s.recruitsGone.slice(),
    technologies: s.technologies.slice(),
    technologiesGone: s.technologiesGone.slice(),
    leaders: s.leaders.slice(),
    starters: s.starters.slice(),
    fallen: s.fallen,
    ended: s.ended,
    preparing: s.preparing,
    match: s.match,
    wins: s.wins.slice(),
    first: s.first,
    ahead: s.ahead,
    acted: s.acted,
    through: s.through,
    inv: s.inv === null ? null : cloneInvasion(s.inv),
  };
}

function clonePlayer(p: Player): Player {
  return {
    armour: p.armour,
    health: p.health,
    base: p.base.slice(),
    tired: p.tired,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    shown: p.shown.slice(),
    played: p.played.slice(),
    discard: p.discard.slice(),
    scrap: p.scrap.slice(),
    ground: p.ground.slice(),
    screws: p.screws.slice(),
    openTop: p.openTop,
    ownTop: p.ownTop,
    stored: p.stored.slice(),
    pool: p.pool.slice(),
    off: p.off.slice(),
    faces: p.faces.slice(),
    up: p.up.slice(),
    dice: p.dice.slice(),
    rerolls: p.rerolls,
    research: p.research,
    parts: p.parts,
    compensation: p.compensation,
    packets: p.packets.slice(),
    shielded: p.shielded,
    queue: p.queue.slice(),
    firsts: p.firsts.slice(),
  };
}
