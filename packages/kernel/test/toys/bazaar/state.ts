import type { KernelEvents, NoFields } from '../../../events.ts';
import { cloneStack } from '../../../stack.ts';
import type { BaseFrame, Core, Seat } from '../../../types.ts';

/**
 * Bazaar, a game for what Lanterns does not have. Three seats against each other, or four in two teams. Everybody holds
 * two hidden wares and some coins. In a round all trade at the same time (open lanes): sell a ware unseen, show the first one, or
 * offer a deal to another seat, which is asked in the lane of whoever offers, so one seat may have several questions.
 * Coins may be spent at any time (asides), also when one's own trading is done. Then each pays toll, which is forced, and
 * may linger if there is a coin left.
 */
export interface Stalls {
  round: number;
  /** Wares by number, top at the end. */
  deck: number[];
  hands: number[][];
  /** Wares sold face down: how many of each seat, and which. */
  sold: number[][];
  shown: number[];
  coins: number[];
  score: number[];
}

export type BazaarState = Core<BazaarFrame> & Stalls & { players: number };
export type BazaarFrame =
  | (BaseFrame & { k: 'setup' })
  | (BaseFrame & { k: 'round'; step: number })
  | (BaseFrame & { k: 'trade'; left: number })
  | (BaseFrame & { k: 'deal'; from: Seat })
  | (BaseFrame & { k: 'toll' })
  | (BaseFrame & { k: 'linger' })
  | (BaseFrame & { k: 'show'; ware: number; step: number });

export interface Events extends KernelEvents {
  dealt: { pub: { n: number }; priv: { wares: readonly number[] } };
  sold: { pub: { left: number }; priv: { ware: number } };
  shown: { pub: { ware: number } };
  dealMade: { pub: { with: number } };
  spent: { pub: { left: number } };
  rolled: { pub: { n: number } };
  paid: { pub: NoFields };
  over: { pub: { scores: readonly number[] } };
}

export interface Abouts {
  trade: { left: number };
  deal: { from: number };
  linger: NoFields;
}

export interface BazaarOptions {
  players: 3 | 4;
}

export interface BazaarView {
  round: number;
  deck: number;
  hands: number[];
  sold: number[];
  shown: string[];
  coins: number[];
  score: number[];
  mine?: { hand: string[]; sold: string[] };
}

export const WARES = [
  'figs',
  'tea',
  'silk',
  'salt',
  'amber',
  'dates',
  'myrrh',
  'cedar',
  'pearls',
  'saffron',
  'wool',
  'tin',
];
export const ROUNDS = 2;

export const seatsOf = (s: { players: number }): Seat[] => Array.from({ length: s.players }, (_, seat) => seat);

/** Four play in two teams, who sit across. */
export const teamOf = (s: { players: number }, seat: Seat): Seat[] =>
  s.players === 4 ? [seat % 2, (seat % 2) + 2] : [seat];

export function clone(s: BazaarState): BazaarState {
  return {
    ...s,
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    sold: s.sold.map((pile) => pile.slice()),
    shown: s.shown.slice(),
    coins: s.coins.slice(),
    score: s.score.slice(),
  };
}
