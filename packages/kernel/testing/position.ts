import { asidesBeside } from '../asides.ts';
import { Ctx } from '../engine.ts';
import type { GameEvent } from '../events.ts';
import { offeredIds } from '../picks.ts';
import { project, projectRefusals, type Seen } from '../project.ts';
import { newRecorder, type Recorder } from '../recorder.ts';
import type { Table } from '../table.ts';
import type { AnyRules, BaseFrame, Core, Decision, Eyes, OptionInfo, Picked, Refusal, Rng, Seat } from '../types.ts';
import type { CheckName } from './report.ts';
import { Shot } from './shot.ts';

export type State = Core<BaseFrame>;
export type AnyTable = Table<State, BaseFrame, unknown, unknown>;

/** Everything that reaches one pair of eyes in one position. */
export interface Sent {
  seen: Seen<unknown>;
  described: Record<string, OptionInfo>;
  refusals: Record<string, Refusal>[];
}

export function sentTo(rules: AnyRules, s: State, open: readonly Decision[], eyes: Eyes): Sent {
  const seen = project<unknown>(rules, s, open, eyes);
  const described: Record<string, OptionInfo> = {};
  for (const d of seen.decisions) for (const id of offeredIds(d.ask)) described[id] = rules.describe(s, id);
  const refusals = seen.decisions.map((d) => projectRefusals(rules, s, d, eyes));
  return { seen, described, refusals };
}

/** A moment of a driven game, where somebody must choose (or nobody any more). Checks look and never change it. */
export class Position {
  readonly rules: AnyRules;
  readonly table: AnyTable;
  readonly seed: string;
  /** Answers so far. */
  readonly at: number;
  /** Number of the game in its trial: shifts what is sampled. */
  readonly game: number;
  readonly s: State;
  readonly open: readonly Decision[];
  readonly seats: readonly Seat[];
  readonly eyes: readonly Eyes[];
  /** The luck of the checks, never of the game. */
  readonly rng: Rng;
  readonly look: (check: CheckName) => void;
  private readonly report: (check: CheckName, detail: string) => void;
  private readonly sentValues = new Map<Eyes, Sent>();
  private readonly sentShots = new Map<Eyes, Shot>();
  private ownShot: Shot | undefined;

  constructor(from: {
    rules: AnyRules;
    table: AnyTable;
    seed: string;
    game: number;
    seats: number;
    rng: Rng;
    look: (check: CheckName) => void;
    fail: (check: CheckName, at: number, detail: string) => void;
  }) {
    this.rules = from.rules;
    this.table = from.table;
    this.seed = from.seed;
    this.game = from.game;
    this.at = from.table.length;
    this.s = from.table.copyState();
    this.seats = Array.from({ length: from.seats }, (_, i) => i);
    this.eyes = [...this.seats, 'table'];
    this.open = this.seats.flatMap((seat) => from.table.seen(seat).decisions);
    this.rng = from.rng;
    this.look = from.look;
    this.report = (check, detail) => from.fail(check, this.at, detail);
  }

  fail(check: CheckName, detail: string): void {
    this.report(check, detail);
  }

  /** Looks at `check`, and fails it with `detail` unless `holds`. */
  expect(check: CheckName, holds: boolean, detail: () => string): void {
    this.look(check);
    if (!holds) this.fail(check, detail());
  }

  /** True at every `n`-th position, at other ones in every game: for what is too slow to look at everywhere. */
  isTurnOf(n: number, shift = 0): boolean {
    return (this.at + this.game + shift) % n === 0;
  }

  /** Of the whole state, as it was when first looked at. */
  get shot(): Shot {
    this.ownShot ??= new Shot(this.s);
    return this.ownShot;
  }

  sent(eyes: Eyes): Sent {
    let sent = this.sentValues.get(eyes);
    if (!sent) {
      sent = sentTo(this.rules, this.s, this.open, eyes);
      this.sentValues.set(eyes, sent);
    }
    return sent;
  }

  sentShot(eyes: Eyes): Shot {
    let shot = this.sentShots.get(eyes);
    if (!shot) {
      shot = new Shot(this.sent(eyes));
      this.sentShots.set(eyes, shot);
    }
    return shot;
  }
}

/** One answer of a driven game: where it was given, what came of it, and what a copy loaded from JSON made of it. */
export interface Answered {
  before: Position;
  decision: Decision;
  pick: Picked;
  after: Position;
  barrier: boolean;
  shuffled: boolean;
  /** As the rules emitted them, private parts included. */
  events: GameEvent[];
  /** What sealed lanes held back before. */
  held: GameEvent[][];
  twin: { s: State; open: Decision[] } | Error;
}

export interface Fork {
  s: State;
  open: Decision[];
  barrier: boolean;
  recorder: Recorder;
}

/** Takes a pick on a copy of `s`. */
export function tryPick(rules: AnyRules, s: State, decision: Decision, pick: Picked, held: GameEvent[][] = []): Fork {
  const copy = rules.clone(s) as State;
  const recorder = newRecorder();
  recorder.held = held.map((lane) => lane.slice());
  const x = new Ctx(rules, copy, recorder);
  const open = withAsides(x, x.take(decision, pick));
  return { s: copy, open, barrier: x.barrier, recorder };
}

/** Those that came out and those still held back by sealed lanes. */
export function allEvents(fork: Fork): GameEvent[] {
  return [...fork.recorder.events, ...fork.recorder.held.flatMap((lane) => lane ?? [])];
}

/** The decisions of a waiting state. */
export function openAt(rules: AnyRules, s: State): Decision[] {
  return allOpen(new Ctx(rules, rules.clone(s) as State));
}

/** Settles, and adds what may be done besides, as a table does. */
export function allOpen(x: Ctx): Decision[] {
  return withAsides(x, x.settle());
}

export function withAsides(x: Ctx, open: Decision[]): Decision[] {
  return [...open, ...asidesBeside(x.rules, x.s, open)];
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
