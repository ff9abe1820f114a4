import type { BranchFrame, OpsFrame } from '@starhold/effects';
import { type BaseFrame, type Core, cloneStack, type NoFields, type Work } from '@starhold/kernel';
import type { Events } from './events.ts';
import type { Options } from './options.ts';

/**
 * The whole game as plain JSON. Cards are numbers into the pack's `cards`; the top of the deck is its end. Cards of one
 * find are equal, so nothing but the state knows their numbers.
 */
export interface State extends Core<Frame> {
  /** Key of the content. */
  pack: string;
  options: Options;
  round: number;
  deck: number[];
  discard: number[];
  /** By slot, NONE where nothing lies. */
  row: number[];
  hands: number[][];
  holds: number[][];
  coins: number[];
  flares: number[];
}

export const NONE = -1;

/** Pending work, in the words of the rules. A kind without a handler does not compile. */
export type Frame =
  | OpsFrame
  | BranchFrame
  | (BaseFrame & { k: 'setup' })
  /** `next`: the seat whose turn comes. */
  | (BaseFrame & { k: 'round'; next: number })
  | (BaseFrame & { k: 'turn' })
  /** Paying for the card in this slot of the row. */
  | (BaseFrame & { k: 'pay'; slot: number });

/** What questions are about, by the frame that asks: prompts and players read this, never the options. */
export interface Abouts {
  turn: { round: number };
  pay: { find: string; cost: number };
  /** Of the card language: the list that asks, and which of its operations. */
  branch: { list: string; op: number };
  /** What may be done at any time is about nothing. */
  aside: NoFields;
}

export type X = Work<State, Frame, Events>;

/** Written for the shape: this runs at every step of every search. */
export function cloneState(s: State): State {
  return {
    rulesVersion: s.rulesVersion,
    rng: s.rng.slice(),
    stack: cloneStack<Frame>(s.stack),
    asked: s.asked,
    opened: s.opened,
    over: s.over,
    pack: s.pack,
    options: { ...s.options, sets: s.options.sets.slice() },
    round: s.round,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    row: s.row.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    holds: s.holds.map((hold) => hold.slice()),
    coins: s.coins.slice(),
    flares: s.flares.slice(),
  };
}
