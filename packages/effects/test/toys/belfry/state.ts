import { type BaseFrame, type Core, cloneStack, type Seat } from '@starhold/kernel';
import type { Ability, BranchFrame, GateFrame, Lexicon, OccFrame, Operation, OpsFrame } from '../../../index.ts';

/**
 * Belfry, a game of triggered abilities. Every seat owns bells; those that hang hear what is rung, also in the turn of
 * another, and do something: score, take, ring again, hang or drop bells. A turn is a few strokes; the rope is short,
 * so everything ends.
 */
export const SOUNDS = ['ding', 'dong', 'both'] as const;
export type Sound = (typeof SOUNDS)[number];
/** What can happen. `both` is one happening with two words. */
export type Word = 'ding' | 'dong' | 'hung';
export const WORDS: Record<Sound, readonly Word[]> = { ding: ['ding'], dong: ['dong'], both: ['ding', 'dong'] };

export interface BelfryLexicon extends Lexicon<'score' | 'hung'> {
  own:
    | { op: 'score'; n: number }
    /** Every other seat loses so much, if it has it. */
    | { op: 'take'; n: number }
    | { op: 'sound'; what: Sound }
    /** Scores what the last stroke of this list has answered. */
    | { op: 'echo' }
    | { op: 'hang'; bell: number }
    | { op: 'drop'; bell: number };
  condition: { atLeast: number };
  group: 'seats';
  cost: number;
}
export type Op = Operation<BelfryLexicon>;

export interface Bell extends Ability<BelfryLexicon, Word> {
  name: string;
  owner: Seat;
  /** Whose strokes it hears. */
  whose: 'own' | 'others' | 'all';
  /** Hangs from the start; else its owner may hang it. */
  hangs: boolean;
}
export interface Belfry {
  seats: number;
  bells: readonly Bell[];
  /** Who orders what is heard at the same time. */
  orders: 'owner' | 'active';
}

export interface BelfryState extends Core<BelfryFrame> {
  belfry: string;
  round: number;
  active: Seat;
  rope: number;
  hung: number[];
  score: number[];
  /** Everything that was done, in order. */
  log: string[];
}
export type BelfryFrame =
  | (BaseFrame & { k: 'round'; turns: number })
  | (BaseFrame & { k: 'turn'; left: number })
  | (BaseFrame & { k: 'ring'; what: Sound; step: number; r: number })
  | (BaseFrame & { k: 'toll'; what: Sound })
  /** A bell at work. Answers, too, which is nobody's business. */
  | (BaseFrame & { k: 'swing'; bell: number; done: 0 | 1 })
  | OpsFrame
  | BranchFrame
  | OccFrame
  | GateFrame;

export interface BelfryOptions {
  belfry: string;
}

export const ROPE = 8;
export const ROUNDS = 2;
export const STROKES = 3;

const belfries = new Map<string, Belfry>();

export function build(id: string, belfry: Belfry): BelfryOptions {
  belfries.set(id, belfry);
  return { belfry: id };
}

export function belfryOf({ belfry }: { belfry: string }): Belfry {
  const found = belfries.get(belfry);
  if (!found) throw new Error(`no belfry ${belfry}`);
  return found;
}

export function hears(bell: Bell, on: readonly Word[], seat: Seat): boolean {
  if (bell.whose !== 'all' && (bell.whose === 'own') !== (bell.owner === seat)) return false;
  return bell.on.some((word) => on.includes(word));
}

export function clone(s: BelfryState): BelfryState {
  return {
    ...s,
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    hung: s.hung.slice(),
    score: s.score.slice(),
    log: s.log.slice(),
  };
}
