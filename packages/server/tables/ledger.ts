import type { By, Caveat, Logged, Picked, Saved, Seat, Snapshot } from '@starhold/kernel';
import type { SeatSetup } from '@starhold/session';
import type { ClockSetting } from '@starhold/wire';
import type { Brief } from './brief.ts';
import { DealBook, type DealStep } from './deal-book.ts';
import type { Row, RowKind } from './store.ts';

/** Seconds for who takes back a seat whose time had run out. */
const SHORTEST_TURN = 30;

/** What the rows of a table say. Everything that ever happened at it is one of these. */
export interface Bodies {
  deal: DealStep;
  /** `k`: which deal it came from, 0 where the seed was not dealt here. */
  start: { k: number; seed: string; pack: string | null };
  answer: {
    d: string;
    p: Picked;
    /** Given behind a seal that it did not open. */
    hidden: 0 | 1;
    barrier: 0 | 1;
    /** Milliseconds of the seat's own clock. */
    spent?: number;
    /** Not by hand. */
    by?: By;
  };
  /** `all`: it and everything after it. */
  undo: { at: number; all: 0 | 1 };
  signal: { id: string };
  /** `spent`: milliseconds of the seat's clock until then. */
  seat: { seat: Seat; name: string; bot: string | null; spent?: number };
  mark: { caveat: Caveat };
  rules: { from: string; to: string };
}

export type Entry = {
  [K in RowKind]: {
    kind: K;
    seat: Seat;
    body: Bodies[K];
    /** Where a round begins in the middle of what is written: the position then. */
    position?: Snapshot;
  };
}[RowKind];

/** A table as far as its rows tell it, without a rule being run. */
export class Ledger {
  readonly deal = new DealBook();
  started: Bodies['start'] | null = null;
  seats: SeatSetup[];
  answers: Logged[] = [];
  /** By answer: who gave it behind a seal, or -1. */
  hidden: Seat[] = [];
  barriers: boolean[] = [];
  /** By seat: the question that came back to it when it took something back, until it answers. */
  held = new Map<Seat, string>();
  signals: { after: number; seat: Seat; id: string }[] = [];
  caveats: Caveat[] = [];
  /** Milliseconds used by each seat, and how many answers it gave on its clock. */
  spent: number[];
  timed: number[];
  /** Grows whenever what was told before is no longer so. */
  gen = 0;
  /** Of the rules that wrote last. */
  rulesVersion = '';
  /** The save of a game that was begun on a device. */
  private readonly brought: Saved | null;
  private readonly clock: ClockSetting | null;

  constructor({ setup: { seats }, origin, clock }: Brief) {
    this.clock = clock;
    this.brought = origin.kind === 'device' ? origin.saved : null;
    this.seats = seats.map((seat) => ({ ...seat }));
    this.spent = seats.map(() => 0);
    this.timed = seats.map(() => 0);
  }

  static of(brief: Brief, rows: readonly Row[]): Ledger {
    const ledger = new Ledger(brief);
    for (const row of rows) {
      ledger.add({ kind: row.kind, seat: row.seat, body: row.body } as Entry);
      ledger.rulesVersion = row.rulesVersion;
    }
    return ledger;
  }

  add(entry: Entry): void {
    const { seat } = entry;
    switch (entry.kind) {
      case 'deal':
        return this.deal.add(entry.body, seat);
      case 'start':
        this.started = entry.body;
        if (this.brought) this.bring(this.brought);
        return;
      case 'answer': {
        const { d, p, hidden, barrier, spent, by } = entry.body;
        this.answers.push(by === undefined ? { decision: d, seat, pick: p } : { decision: d, seat, pick: p, by });
        this.held.delete(seat);
        this.hidden.push(hidden ? seat : -1);
        this.barriers.push(barrier === 1);
        if (spent === undefined) return;
        this.spent[seat] += spent;
        this.timed[seat]++;
        return;
      }
      case 'undo':
        return this.takeBack(entry.body.at, entry.body.all === 1);
      case 'signal':
        this.signals.push({ after: this.answers.length, seat, id: entry.body.id });
        return;
      case 'seat':
        return this.sit(entry.body);
      case 'mark':
        this.mark(entry.body.caveat);
        return;
      case 'rules':
        this.mark('updated');
        this.gen++;
        return;
    }
  }

  private sit({ seat, name, bot, spent = 0 }: Bodies['seat']): void {
    // Another list: the one before may be part of what was sent.
    this.seats = this.seats.with(seat, sitter(name, bot));
    this.spent[seat] += spent;
    // Whoever takes a seat has time for an answer, even where a clock had run out.
    if (bot === null && this.clock)
      this.spent[seat] = Math.min(this.spent[seat], this.given(seat) - this.grace(this.clock));
  }

  /** Milliseconds that a seat has had so far, used or not. */
  given(seat: Seat): number {
    return this.clock ? 1000 * (this.clock.start + this.clock.plus * this.timed[seat]) : Number.POSITIVE_INFINITY;
  }

  private grace({ start, plus }: ClockSetting): number {
    return 1000 * Math.min(start, Math.max(plus, SHORTEST_TURN));
  }

  /** What was played before the table came here. */
  private bring(saved: Saved): void {
    this.answers = saved.answers.map((answer) => ({ ...answer }));
    this.hidden = saved.answers.map(() => -1);
    this.signals = saved.signals.map((signal) => ({ ...signal }));
    this.barriers = saved.answers.map((_, i) => saved.starhold === 1 || saved.barriers[i] !== '0');
    if (saved.starhold === 2) for (const caveat of saved.marks) this.mark(caveat);
    this.mark('copy');
  }

  mark(caveat: Caveat): void {
    if (!this.caveats.includes(caveat)) this.caveats.push(caveat);
  }

  /** As `Table.undo` does it: past a barrier everything after the answer goes too, else only that one. */
  private takeBack(at: number, all: boolean): void {
    this.gen++;
    this.held.set(this.answers[at].seat, this.answers[at].decision);
    if (all) {
      for (const list of [this.answers, this.hidden, this.barriers]) list.length = at;
      this.signals = this.signals.filter(({ after }) => after <= at);
      this.mark('undo');
      return;
    }
    // What followed by itself from the same seat goes along.
    const { seat } = this.answers[at];
    const goes = this.answers.map((answer, i) => i >= at && answer.seat === seat);
    this.answers = this.answers.filter((_, i) => !goes[i]);
    this.hidden = this.hidden.filter((_, i) => !goes[i]);
    this.barriers = this.barriers.filter((_, i) => !goes[i]);
    this.signals = this.signals.map((s) => ({ ...s, after: s.after - goes.slice(0, s.after).filter(Boolean).length }));
  }
}

export function sitter(name: string, bot: string | null): SeatSetup {
  return bot === null ? { name } : { name, bot };
}
