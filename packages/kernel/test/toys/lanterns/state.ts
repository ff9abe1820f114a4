import { cloneStack } from '../../../stack.ts';
import type { BaseFrame, Core, Seat } from '../../../types.ts';

/**
 * Lanterns, a game for the tests of the contract. Two seats hold hidden hands and one face-down lantern each. A round:
 * both commit a card (sealed lanes), the committed cards go face up into the row, whoever is first takes one of them
 * (open floor), then both act at the same time (open lanes): draw, peek at or light the own lantern, roll, split oil.
 */
export interface Table {
  round: number;
  /** Card index → handle number. */
  handle: number[];
  nextHandle: number;
  deck: number[];
  hands: number[][];
  /** Face-down cards; -1 when lit. */
  lanterns: number[];
  /** Has the owner looked at the lantern? */
  looked: number[];
  /** -1 when nothing is committed. */
  committed: number[];
  row: number[];
  discard: number[];
  won: number[][];
  score: number[];
}

export type LanternsState = Core<LanternsFrame> & Table;
export type LanternsFrame =
  | (BaseFrame & { k: 'setup' })
  | (BaseFrame & { k: 'round'; step: number })
  | (BaseFrame & { k: 'commit' })
  | (BaseFrame & { k: 'floor' })
  | (BaseFrame & { k: 'turn'; left: number })
  | (BaseFrame & { k: 'oil' });

export interface LanternsOptions {
  players: 2;
}

export type Cards = { k: string; name: string }[];

export interface LanternsView {
  round: number;
  deck: number;
  hands: number[];
  row: Cards;
  discard: Cards;
  won: Cards[];
  lit: number[];
  looked: number[];
  score: number[];
  me?: { hand: Cards; committed: Cards; lantern: Cards };
}

export const NAMES = ['moth', 'moth', 'owl', 'bat', 'fox', 'hare', 'toad', 'toad', 'newt', 'crow', 'wolf', 'lynx'];
export const ROUNDS = 5;
export const HAND_LIMIT = 3;
export const SEATS: readonly Seat[] = [0, 1];

export const START: Table = {
  round: 1,
  handle: NAMES.map((_, card) => card),
  nextHandle: NAMES.length,
  deck: [],
  hands: [[], []],
  lanterns: [-1, -1],
  looked: [0, 0],
  committed: [-1, -1],
  row: [],
  discard: [],
  won: [[], []],
  score: [0, 0],
};

export const handleOf = (s: LanternsState, card: number): string => `k${s.handle[card]}`;

export const zonesOf = (s: LanternsState): number[][] => [
  s.deck,
  ...s.hands,
  s.lanterns.filter((card) => card >= 0),
  s.committed.filter((card) => card >= 0),
  s.row,
  s.discard,
  ...s.won,
];

export function clone(s: LanternsState): LanternsState {
  return {
    ...s,
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    handle: s.handle.slice(),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    lanterns: s.lanterns.slice(),
    looked: s.looked.slice(),
    committed: s.committed.slice(),
    row: s.row.slice(),
    discard: s.discard.slice(),
    won: s.won.map((pile) => pile.slice()),
    score: s.score.slice(),
  };
}
