import type { KernelEvents, NoFields, SeenEvent, SeenEventOf } from '@starhold/kernel';
import type { InvasionEvents } from './rules/invasion/events.ts';

/**
 * All that is told in a game of RONE: Invasion. Cards go by their id in the pack, resources by letters (`urkgyw`, one for
 * each), dice are counted from 1. `now` is what a number is afterwards. The seat of an event is whose thing it is about.
 */
export interface Events extends KernelEvents, InvasionEvents {
  // set-up
  /** A match of a series begins; in other modes told once. */
  match: { pub: { match: number } };
  begins: { pub: { side: number } };
  leader: { pub: { card: string } };
  /** The three cards of a draft, for the drafter alone. */
  looked: { pub: { what: 'recruit' | 'technology'; count: number }; priv: { cards: string[] } };
  /** On the training ground, or refreshed into the base. */
  recruited: { pub: { card: string } };
  discovered: { pub: { card: string } };
  /** To a destroyed pile, or to the starter pile; `from`: where it was. */
  destroyed: { pub: { cards: string[]; from: 'draft' | 'played' | 'hand' | 'deck' | 'ground' | 'order' } };
  /** A supply was made of its destroyed pile. */
  supply: { pub: { what: 'recruit' | 'technology' | 'invasion' | 'protocol'; count: number } };

  // turns
  turn: { pub: { round: number } };
  phase: { pub: { phase: number } };
  /** Spare parts for who does not begin. */
  compensation: { pub: { n: number } };

  // cards
  drew: { pub: { left: number }; priv: { card: string } };
  /** A card of the hand whose passive has shown it. */
  showed: { pub: { card: string } };
  played: { pub: { card: string; from: 'hand' | 'discard'; paid: string; less: number } };
  discarded: { pub: { cards: string[]; from: 'deck' | 'played' } };
  scrapped: { pub: { cards: string[]; from: 'deck' | 'hand' } };
  kept: { pub: { count: number }; priv: { cards: string[] } };
  /** `card` is '' where it came from the hand: only the owner knows it. */
  recycled: { pub: { from: 'scrapyard' | 'discard' | 'hand'; card: string }; priv: { card: string } };
  sacrificed: { pub: { count: number }; priv: { cards: string[] } };
  /** So many are put back on the deck, in an order that the owner knows. */
  returned: { pub: { count: number } };
  reshuffling: { pub: NoFields };
  reshuffled: { pub: { count: number } };
  trained: { pub: { card: string; to: 'discard' | 'deck'; how: 'screws' | 'effect' | 'enlisted' } };
  screws: { pub: { card: string; n: number; now: number } };
  screwsLost: { pub: { n: number } };
  repeated: { pub: { card: string } };

  // dice and resources
  /** The faces that are up, one entry for each die rolled: `d1 rr`, `d2 -`. */
  rolled: { pub: { dice: number[]; faces: string[] } };
  rerolled: { pub: { owner: number; die: number; face: string; left: number } };
  usedDie: { pub: { die: number; got: string } };
  converted: { pub: { dice: number[]; got: string } };
  /** Screw `from` (`n` neutral) on face 1–6 of a die was replaced. */
  upgraded: { pub: { die: number; face: number; from: string; to: string } };
  pair: { pub: { kind: string } };
  gotResources: { pub: { got: string } };
  /** Put into slots: as they lie there now. `lost`: no room, or not wanted. */
  /** `of`: what it was, since in a wild slot nobody sees that any more. */
  stored: { pub: { of: string; kept: string; lost: string } };
  storedLost: { pub: { lost: string } };
  /** Damage of this turn, to be dealt in phase 6. */
  aimed: { pub: { damage: 'melee' | 'ranged' | 'destruction'; n: number } };

  // numbers
  gained: { pub: { what: 'armour' | 'health' | 'part' | 'reroll' | 'research'; n: number; now: number } };
  lost: { pub: { what: 'armour' | 'health' | 'part' | 'research'; n: number; now: number } };
  /** Seat suffers; `reduced` by TE21 and its like. */
  hurt: {
    pub: {
      damage: 'melee' | 'ranged' | 'destruction';
      n: number;
      reduced: number;
      armour: number;
      health: number;
    };
  };
  fell: { pub: { why: 'health' | 'deck' } };

  // base and spare parts
  activated: { pub: { card: string } };
  triggered: { pub: { card: string } };
  refreshed: { pub: { cards: string[] } };
  exhausted: { pub: { card: string } };
  spent: { pub: { action: string; price: number; left: number } };

  // quick training
  queued: { pub: { what: string } };
  /** Cards drawn for the order, one for each seat, and who decides. */
  orderDrawn: { pub: { cards: string[]; costs: number[]; decides: number } };
  precedes: { pub: NoFields };

  // the end
  survival: { pub: { technologies: number; moved: number; lost: number; health: number } };
  /** `winner` is a side, NONE for a draw. */
  matchOver: { pub: { winner: number; wins: number[] } };
  over: { pub: { winner: number; why: string } };
}

/** Something for some of the events. */
export type ForSomeEvents<T extends unknown[], R> = {
  [K in keyof Events]?: (event: SeenEventOf<Events, K>, ...rest: T) => R;
};

/** An event of this game, its fields by name: nothing else is told in it. */
export function eventOf(event: SeenEvent): SeenEvent<Events> {
  return event as SeenEvent<Events>;
}
