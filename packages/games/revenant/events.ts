import type { KernelEvents, NoFields, SeenEvent, SeenEventOf } from '@starhold/kernel';

/**
 * All that is told in a game of Revenant. Cards, Houses and ships go by their refs (`C07`, `BEL`, `arkBEL`, `frigate0`),
 * sectors by theirs (`s3`, `sA`), resources by letters (`mesn`, one for each). `now` is what a number is afterwards. The
 * seat of an event is whose thing it is about; of what concerns everybody it is NONE.
 */
export interface Events extends KernelEvents {
  // set-up
  /** Ships and the sectors they were put into. */
  fleet: { pub: { ships: string[]; sectors: string[] } };
  /** Voidborn ships in sectors 1 to 8. */
  voidborn: { pub: { now: number[] } };
  rifts: { pub: { sectors: string[] } };
  planets: { pub: { sectors: string[]; cards: string[] } };
  /** Players in turn order. */
  turnOrder: { pub: { order: number[] } };
  crewSide: { pub: { side: string } };
  board: { pub: { board: string } };
  agendasDealt: { pub: { count: number }; priv: { cards: string[] } };
  agendaKept: { pub: NoFields; priv: { card: string } };
  redrawn: { pub: { count: number }; priv: { gone: string[] } };
  joined: { pub: { house: string; sector: string } };

  // course of play
  cycle: { pub: { cycle: number } };
  phase: { pub: { phase: number } };
  turn: { pub: { round: number } };
  /** Scanner cards, in cycle 4 colonies. */
  row: { pub: { cards: string[] } };
  failureShown: { pub: { card: string } };

  // a turn
  sent: { pub: { figure: string; ship: string; corrupted: number } };
  emergency: { pub: { figure: string } };
  /** One of the two effects of an ark (`BEL`) or planet (`P13`); `copied` 1 where it was copied. */
  effect: { pub: { of: string; which: number; copied: number } };
  used: { pub: { ability: string } };
  bonus: { pub: { action: string } };
  /** `n` is −1 where it was lost. */
  influence: { pub: { house: string; n: number; now: number } };
  reward: { pub: { house: string; space: number } };
  gained: { pub: { got: string } };
  /** Resources that go without being paid. */
  dropped: { pub: { lost: string; why: 'full' | 'failure' } };
  paid: { pub: { paid: string; remnants: number; what: string } };
  tactics: { pub: { n: number; now: number } };
  data: { pub: { n: number; now: number } };
  remnants: { pub: { n: number; now: number } };
  /** Three data or void remnants were given back. */
  tradedIn: { pub: { what: 'data' | 'remnants' } };
  rank: { pub: { n: number; now: number } };
  lostPrestige: { pub: { n: number } };
  ignored: { pub: { what: 'ship' | 'planet' } };

  // cards
  hiddenDrawn: { pub: { n: number }; priv: { houses: string[] } };
  hiddenKept: { pub: { now: number }; priv: { house: string } };
  hiddenDiscarded: { pub: { n: number; why: 'resource' | 'cost' | 'failure' }; priv: { houses: string[] } };
  drew: { pub: { cadet: number; frigate: number; command: number }; priv: { cards: string[] } };
  discarded: { pub: { cadet: number; frigate: number; command: number }; priv: { cards: string[] } };
  /** A deck was made of its discard pile. */
  reshuffled: { pub: { pile: 'cadet' | 'frigate' | 'command' | 'hidden'; count: number } };
  /** `cadet`: 1 or 2, 0 for other cards. */
  played: { pub: { card: string; cadet: number; less: number } };

  // ships
  moved: {
    pub: { ship: string; from: string; to: string; how: 'manoeuvre' | 'strafe' | 'limited' | 'card' | 'return' };
  };
  attacked: { pub: { ship: string; sector: string } };
  destroyed: { pub: { sector: string; now: number } };
  landed: { pub: { ship: string; planet: string; sector: string } };
  shield: { pub: { sector: string; now: number } };
  repaired: { pub: { ships: string[]; markers: number[] } };
  isolated: { pub: { from: string } };
  /** A section of a frigate board; `frozen`: resources that stay in it. */
  corrupted: { pub: { section: number; frozen: string } };
  deployed: { pub: { ship: string; sector: string; power: number } };
  covered: { pub: { card: string; effect: number } };
  charged: { pub: { card: string; paid: number } };
  coloniesRemoved: { pub: { n: number }; priv: { cards: string[] } };
  shuttleChosen: { pub: { ship: string } };

  // council and Rival
  council: { pub: { house: string; ship: string } };
  order: { pub: { order: string; house: string; ship: string } };
  supply: { pub: { n: number; now: number } };
  /** Its hidden influence: a card taken, or (`n` −1) lost; the House is '' where nobody has seen it. */
  rivalHidden: { pub: { house: string; n: number; now: number } };

  // later phases
  mustered: { pub: NoFields };
  /** The seat decides. */
  raid: { pub: { sector: string; voidborn: number; shields: number; damage: number } };
  hit: { pub: { ship: string; now: number } };
  shipLost: { pub: { ship: string; sector: string; power: number } };
  /** `sector`: from where it spilled over; empty where the hits are cleared. */
  hullHit: { pub: { now: number; sector: string } };
  failure: { pub: { card: string; position: 'upper' | 'lower' } };
  failureEffect: { pub: { card: string; effect: number; covered: number } };
  shipCorrupted: { pub: { ship: string } };
  shieldsGone: { pub: { sector: string; n: number } };
  failuresMoved: { pub: { upper: string; lower: string } };
  rolled: { pub: { sector: string; large: number; left: number; right: number } };
  arrived: { pub: { sector: string; n: number; now: number } };
  dataPlaced: { pub: { sectors: string[] } };
  cleared: { pub: NoFields };
  reset: { pub: { now: number } };

  // the end
  /** Everything hidden is shown. */
  shown: { pub: { personal: string; fleet: string; hidden: number[] } };
  scored: {
    pub: {
      houses: number;
      colony: number;
      agendas: number;
      cards: number;
      rank: number;
      resources: number;
      corruption: number;
      lost: number;
      extra: number;
      total: number;
    };
  };
  over: { pub: { winner: number } };
}

/** Something for some of the events. */
export type ForSomeEvents<T extends unknown[], R> = {
  [K in keyof Events]?: (event: SeenEventOf<Events, K>, ...rest: T) => R;
};

/** An event of this game, its fields by name: nothing else is told in it. */
export function eventOf(event: SeenEvent): SeenEvent<Events> {
  return event as SeenEvent<Events>;
}
