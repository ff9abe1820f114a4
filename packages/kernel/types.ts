import type { AnyEvents, EventParts } from './events.ts';
import type { Result } from './result.ts';

/** The words of the kernel. Everything here is plain data except the handlers, which live outside the state. */

export type Seat = number;
/** Whose eyes: a seat, or the table itself (what a spectator may see). */
export type Eyes = Seat | 'table';
export type Scalar = number | string;
/** Generator state as plain numbers; `rng.ts` is the only reader. */
export type Rng = number[];

/** One piece of pending work. Further fields hold only scalars and arrays of scalars, so one cloner fits all frames. */
export interface BaseFrame {
  k: string;
  seat: Seat;
  /** What is resolving, for events raised while this frame (or one above it) works: `command:laser`, `enemy:u7`. */
  cause?: string;
}

/** One seat's own stack while several seats act at the same time. */
export interface Lane<F> {
  seat: Seat;
  stack: F[];
  /** The lane's own generator, so that the order of arrival cannot change its luck. Empty until the first draw. */
  rng: Rng;
  asked: number;
}

/**
 * Several seats at once; the only frame that nests. Never inside a lane.
 * Sealed: events stay inside until all lanes are empty, and seats cannot influence each other.
 * Open: lanes share the state; every lane is run again after each answer.
 */
export interface Together<F> {
  k: 'together';
  seat: Seat;
  cause?: string;
  id: number;
  sealed: 0 | 1;
  lanes: Lane<F>[];
}

/** The part of every state that the kernel reads. A state is a tree of plain JSON: no object stands in two places. */
export interface Core<F extends BaseFrame> {
  rulesVersion: string;
  rng: Rng;
  stack: (F | Together<F>)[];
  /** Answers consumed outside lanes; names the next decision. */
  asked: number;
  /** How many `together` frames have been opened; names the lanes. */
  opened: number;
  /** Empty while the game runs, else a word that ends everything at once; who won is for `Rules.result` to say. */
  over: string;
}

export interface Bin {
  id: string;
  min: number;
  max: number;
}

/**
 * A question. Ids in `subset.from` and `order.of` may repeat: equal things without identity are counted, not listed,
 * so no two picks mean the same.
 */
export type Ask = {
  seat: Seat;
  /**
   * Never taken automatically: ending something, or where an instant answer would tell what a hand holds. `'aside'`: only
   * while this seat has an aside, so that there is a moment to use it.
   */
  stop?: 1 | 'aside';
  /** What the question is about, in public words and numbers: the card that asks, how many are left to choose. */
  about?: About;
} & (
  | { kind: 'one'; options: string[] }
  | { kind: 'subset'; from: string[]; min: number; max: number }
  | { kind: 'amounts'; bins: Bin[]; min: number; max: number }
  | { kind: 'order'; of: string[] }
);
export type About = Record<string, Scalar>;

export type Picked = string | string[] | Record<string, number>;

/**
 * `id` = lane and how many answers that lane has consumed: `m:41`, `t7.1:3`; on an open floor `m:41s0`; an aside of seat 1
 * beside them `m:41a1`.
 */
export interface Decision {
  id: string;
  /** What is asked: the kind of the asking frame; `'aside'` for what a seat may do at any time. Set by the engine. */
  at: string;
  /** Index of the lane that asks, -1 outside lanes. */
  lane: number;
  /** May be left unanswered: the decisions beside it stay open. */
  aside?: 1;
  ask: Ask;
}

/** The decisions of a game whose asks say what they are about: narrowing by `at` types `ask.about`. */
export type Asked<A> = {
  [K in keyof A & string]: Decision & { at: K; ask: { about: A[K] } };
}[keyof A & string];

/** How an answer came about: chosen by hand, the rest of one gesture, or a standing answer of a class. No rule reads it. */
export type By = 'hand' | 'chain' | `standing:${string}`;

export interface Answer {
  decision: string;
  seat: Seat;
  pick: Picked;
  /** Nothing where a bot answers, and in old logs. */
  by?: By;
  /** Digest of the details shown with the picked options (price, target), where the sender wants them held. */
  shown?: string;
}

/** Why something is not offered: the rule that forbids it and the message that says so. */
export interface Refusal {
  rule: string;
  msg: string;
  args: Scalar[];
}

export type Outcome =
  | { ok: true }
  | { ok: false; why: 'malformed' | 'stale' | 'notYours' | 'notOffered' | 'over'; refusal?: Refusal };

/** What a handler may do. `Ctx` in engine.ts is the only implementation. */
export interface Work<S, F extends BaseFrame, E = AnyEvents> {
  readonly s: S;
  /** The stack the running frame lies on: the main one, or its lane's. */
  readonly stack: F[];
  push(f: F): void;
  pop(): void;
  /** Pop, and hand `value` to the frame below as its field `r`. */
  ret(value: number): void;
  /** One lane per entry; each lane starts with one frame. Not allowed inside a lane. */
  together(sealed: boolean, frames: F[]): void;
  /** Something happened of which nobody learns what was hidden before. */
  tell<K extends string & keyof E>(type: K, rule: string, seat: Seat, ...parts: EventParts<E[K]>): void;
  /** Something hidden comes to light, for all or for the seats of the private part: a barrier, then the event. */
  reveal<K extends string & keyof E>(type: K, rule: string, seat: Seat, ...parts: EventParts<E[K]>): void;
  /** Somebody now knows more than before: undo stops here. */
  learned(): void;
  /** What was told so far is worth seeing by itself; only where the state is whole. Costs nothing where nobody watches. */
  beat(): void;
  /** 0 … sides-1. A barrier. */
  die(label: string, sides: number): number;
  /** In place. A barrier. */
  shuffle<T extends Scalar>(label: string, items: T[]): T[];
}

export type Forbid = (option: string, rule: string, msg: string, ...args: Scalar[]) => void;

export interface Handler<S, F extends BaseFrame, All extends BaseFrame, E = AnyEvents> {
  /**
   * One step. Without it, or when it returns 'wait', the frame asks. 'hold', in open lanes only: it asks nothing until
   * another lane has moved on. While it waits or holds, calling it again changes nothing.
   */
  run?(x: Work<S, All, E>, f: F): 'wait' | 'hold' | undefined;
  /** Pure; the only author of legality. An array is an open floor: several seats, the first answer wins. */
  ask?(s: S, f: F, stack: readonly All[], no?: Forbid): Ask | Ask[];
  take?(x: Work<S, All, E>, f: F, pick: Picked, seat: Seat): void;
}

/** A frame kind without a handler does not compile. */
export type Handlers<S, F extends BaseFrame, E = AnyEvents> = { [K in F['k']]: Handler<S, Extract<F, { k: K }>, F, E> };

/**
 * What a seat may do at any time beside its questions, which stay open. Each use uses something up, or random play would
 * never end.
 */
export interface Asides<S, All extends BaseFrame, E = AnyEvents> {
  /** Pure. `f` is the frame that asks on `stack`; undefined in a lane that is done. */
  options(s: S, seat: Seat, f: All | undefined, stack: readonly All[], no?: Forbid): readonly string[];
  /** May push frames; the question below is asked again after them. */
  take(x: Work<S, All, E>, option: string, seat: Seat): void;
}

/** What an option touches on the table and the rule it stands on. */
export interface OptionInfo {
  touches: string[];
  rule: string;
  /** Numbers and names shown with it; part of the `shown` digest. */
  shown?: Scalar[];
}

/** A game, as far as the kernel is concerned. `O` are its options (players, difficulty, rulings). */
export interface Rules<S extends Core<F>, F extends BaseFrame, V, O> {
  id: string;
  version: string;
  handlers: Handlers<S, F>;
  asides?: Asides<S, F>;
  seats(options: O): number;
  /** No random numbers here: put a set-up frame on the stack and let it shuffle. */
  initial(options: O, rng: Rng): S;
  clone(s: S): S;
  /** Everything `eyes` may know, built from nothing. States that differ only in what `eyes` cannot know give equal views. */
  view(s: S, eyes: Eyes): V;
  /**
   * As much of the view as the game's own policy reads, each part made when it is read, by the same code. Holds its state
   * where nobody can reach it, and is good until the next move. Without it, policies get views.
   */
  sight?(s: S, eyes: Seat): Partial<V>;
  /** A world that `eyes` cannot tell from `s`. Depends on nothing that `eyes` does not know, and gets a generator of its own. */
  redeal(s: S, eyes: Seat, rng: Rng): S;
  describe(s: S, option: string): OptionInfo;
  round(s: S): number;
  /** Key of the content that a game plays with, where there can be more than one. */
  pack?(s: S): string;
  /** Who is at which place and why it ended. Pure, public, asked only when the game is over. */
  result(s: S): Result;
  /**
   * How an option looks to others before it is revealed: `discard:2=E` → `discard:?=E`. Options that look alike must send
   * all other eyes the same. Without it, every option is public.
   */
  veil?(option: string): string;
  /** General signals a seat may send now (pings). */
  signals(s: S, seat: Seat): string[];
  /** Broken invariants, in words; empty when all hold. */
  broken(s: S): string[];
  /** Counts that no answer may change, e.g. how many cards of each name exist. */
  inventory(s: S): Record<string, number>;
  /** Names that may not appear in anything sent to `eyes` now. */
  secrets(s: S, eyes: Eyes): string[];
  /**
   * Handles of shuffled things whose faces `eyes` cannot know now (draw piles, hands and picks dealt from them). None of
   * them may be a handle that `eyes` was sent before the shuffle.
   */
  hiddenHandles?(s: S, eyes: Eyes): string[];
}

/** A game whose types do not matter to the caller (registry, lab, command line). */
// biome-ignore lint/suspicious/noExplicitAny: one place where the four type parameters are deliberately forgotten
export type AnyRules = Rules<any, any, any, any>;
