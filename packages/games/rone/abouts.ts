import type { Asked, Decision, NoFields } from '@starhold/kernel';
import type { InvasionAbouts } from './rules/invasion/abouts.ts';

/** What each frame asks about, in public words: prompts, the policy, guides and tables read it and guess nothing. */
export interface Abouts extends InvasionAbouts {
  leader: NoFields;
  draft: { what: 'recruit' | 'technology' };
  /** `left`: so many more at most, NONE in phase 2; `deck`: cards in the draw deck. */
  draw: { left: number; deck: number };
  main: NoFields;
  keep: NoFields;
  /** Any cards, `n` more of them (TE18). */
  keepOne: { n: number };
  scrap: NoFields;
  /** So many of this kind (a letter) to be stored; the rest is destroyed. */
  store: { kind: string; n: number };
  strike: NoFields;
  parts: { n: number; from: 'parts' | 'compensation' };
  tidy: NoFields;
  graduate: NoFields;
  atop: { n: number };
  pay: { card: string };
  kind: { what: 'convert' | 'gain' | 'store'; n: number };
  screws: { n: number };
  recycle: { n: number };
  sacrifice: NoFields;
  giveBack: NoFields;
  enlist: NoFields;
  drill: { most: number };
  unscrew: { n: number };
  upgrade: { step: 'face' | 'screw'; left: number; die: number; face: number };
  refresh: { n: number; owner: number };
  exhaust: { n: number; owner: number };
  raid: { step: 'destroy' | 'take'; n: number; owner: number };
  cull: NoFields;
  echo: NoFields;
  salvage: { card: string; less: number };
  whom: { card: string };
  queue: NoFields;
  precede: NoFields;
  /** The list of operations and the place in it that asks. */
  branch: { list: string; op: number };
  /** Which passive comes next: `it` is a card (index in the pack) or NONE. */
  occ: { on: string; it: number; win: 'open' | 'close' | 'after' };
  gate: { on: string; it: number; win: 'open' | 'close' | 'after' };
  aside: NoFields;
}

export type RoneDecision = Asked<Abouts>;

/** A decision of this game: what its frames ask is typed above, and nothing else asks. */
export function asked(decision: Decision): RoneDecision {
  return decision as RoneDecision;
}
