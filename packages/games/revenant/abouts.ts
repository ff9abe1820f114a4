import type { Asked, Decision, NoFields } from '@starhold/kernel';

/** What each frame asks about, in public words: prompts, the policy, guides and tables read it and guess nothing. */
export interface Abouts {
  // set-up
  crewSide: NoFields;
  board: NoFields;
  agenda: NoFields;
  redraw: NoFields;
  house: NoFields;

  // a turn
  send: { round: number };
  /** `of`: an ark by its House or a planet by its card. */
  effects: { of: string; copy: number };
  corrupt: NoFields;
  bonus: NoFields;
  neutralise: NoFields;
  rise: NoFields;
  close: NoFields;

  // ships
  sortie: { ship: string };
  steps: { ship: string; left: number };
  attack: { ship: string; left: number };
  strafe: { ship: string };
  land: { ship: string; planet: string };
  limited: { left: number };

  // effects
  gain: { or: number };
  gains: { n: number };
  drop: { n: number; why: 'full' | 'failure' };
  /** A card's id, or a list of operations; `short`: so many resources are missing. */
  pay: { what: string; short: number };
  discard: { least: number; most: number; why: 'cost' | 'limit' | 'failure' | 'effect' };
  discardHidden: { n: number; why: 'cost' | 'failure' };
  keep: { n: number };
  influence: { why: 'revenant' | 'effect' | 'reset' };
  isolate: { left: number; from: 'any' | 'ships' };
  shield: { left: number };
  destroy: { left: number };
  repair: { n: number };
  mend: NoFields;
  deploy: { must: number };
  cover: NoFields;
  draw: { n: number };
  /** `affinity` 1: the bonus action; 2: its second card. */
  play: { less: number; affinity: number };
  copy: { what: 'planet' | 'clean' | 'ark' };
  colonies: { n: number };
  shuttle: NoFields;

  // raids and failures
  raid: { sector: string; left: number };
  taint: { sector: string; why: 'raid' | 'failure' };
  wreck: NoFields;
  fall: NoFields;

  /** The list of operations and the place in it that asks. */
  branch: { list: string; op: number };
  /** Which ability comes next: `it` is the acting ship. */
  occ: { on: string; it: number; win: 'open' | 'close' | 'after' };
  gate: { on: string; it: number; win: 'open' | 'close' | 'after' };
  aside: NoFields;
}

export type RevenantDecision = Asked<Abouts>;

/** A decision of this game: what its frames ask is typed above, and nothing else asks. */
export function asked(decision: Decision): RevenantDecision {
  return decision as RevenantDecision;
}
