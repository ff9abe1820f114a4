import type { KernelEvents, NoFields, SeenEvent, SeenEventOf } from '@starhold/kernel';
import type { Gain } from './content/index.ts';
import type { Phase, UnsState } from './state.ts';

/** A card by its handle, and what it is called: the log is read when the card has long gone elsewhere. '' is a boss card. */
interface OfCard {
  ref: string;
  core: string;
}

interface OfThreat {
  ref: string;
  threat: string;
}

interface Changed {
  what: Gain;
  n: number;
  now: number;
}

/** All that is told in a game of Unstoppable. Nothing of it is for one player alone (RULINGS.md, B-01). */
export interface Events extends KernelEvents {
  dealt: { pub: { cards: string[] } };
  placed: { pub: { cards: string[] } };
  turn: { pub: { turn: number } };
  phase: { pub: { phase: Phase } };
  gained: { pub: Changed };
  lost: { pub: Changed };
  refreshed: { pub: OfCard };
  looked: { pub: { level: number; cores: string[] } };
  drafted: { pub: OfCard & { level: number } };
  played: { pub: OfCard & { cost: number } };
  exhausted: { pub: OfCard };
  bought: { pub: OfCard & { upgrade: string; price: number } };
  offered: { pub: { upgrade: string; slot: number } };
  shelved: { pub: { upgrades: string[] } };
  ended: { pub: NoFields };
  /** `damage` lies on it now, of so much `health`. */
  damaged: { pub: OfThreat & { n: number; damage: number; health: number } };
  /** `core`: the side that its owner has in hand now. */
  defeated: { pub: OfThreat & { owner: number; core: string } };
  revealed: { pub: OfThreat };
  activated: { pub: OfThreat };
  madness: { pub: OfThreat & { x: number } };
  /** `by` and `threat` are '' where no threat did it; `stopped` by armour, `lost` of health; armour and health now. */
  hurt: {
    pub: { n: number; stopped: number; lost: number; armour: number; health: number; by: string; threat: string };
  };
  bossDamage: { pub: { n: number; now: number } };
  bossCard: { pub: { ref: string; left: number } };
  putAway: { pub: OfThreat & { to: 'discard' | 'box' } };
  trained: { pub: { draft: number } };
  /** `effect`: the how manieth of the card. */
  repeated: { pub: OfCard & { effect: number } };
  returned: { pub: OfCard };
  discarded: { pub: OfCard };
  removed: { pub: OfCard };
  levelUp: { pub: { level: number; draft: number } };
  shuffled: { pub: { cards: number } };
  cleanedUp: { pub: { armour: number } };
  danger: { pub: { space: number; level: number } };
  told: { pub: { card: number; option: string } };
  story: { pub: { card: number } };
  victory: { pub: { turns: number } };
  over: { pub: { outcome: 'win' | 'loss'; end: UnsState['end'] } };
}

/** Something for some of the events. */
export type ForSomeEvents<T extends unknown[], R> = {
  [K in keyof Events]?: (event: SeenEventOf<Events, K>, ...rest: T) => R;
};

/** An event of this game, its fields by name: nothing else is told in it. */
export function eventOf(event: SeenEvent): SeenEvent<Events> {
  return event as SeenEvent<Events>;
}
