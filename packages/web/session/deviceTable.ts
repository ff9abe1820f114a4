import {
  type Answer,
  isLegal,
  type Outcome,
  type Picked,
  type Saved,
  type Seat,
  saveOf,
  type TableModule,
  type UndoOffer,
} from '@starhold/kernel';
import {
  type AnyTable,
  Device,
  type Look,
  Lookback,
  type Moment,
  momentOf,
  personsAt,
  type Rehearsed,
  rehearsed,
  seatWords,
  undoSeatFor,
  WatchedTable,
} from '@starhold/session';
import { type Estimate, estimatesOf } from './estimates.ts';
import type { GameTable } from './opening.ts';
import type { TableSetup } from './types.ts';

interface Crash {
  message: string;
  stack: string;
  answer: Answer;
}

/** The game at this device: what is taken, who may see what of it, and what leaves it. Knows no storage, no bots, no page. */
export class DeviceTable implements GameTable {
  readonly id: string;
  readonly game: TableModule;
  readonly setup: TableSetup;
  readonly persons: readonly Seat[];
  look: Look;
  private crash: Crash | null = null;
  private readonly device: Device;
  private readonly watching = new WatchedTable();
  private current: AnyTable;

  constructor({ id, game, setup, table }: GameTable) {
    this.id = id;
    this.game = game;
    this.setup = setup;
    this.persons = personsAt(setup);
    this.device = new Device(game, this.persons);
    this.current = table;
    this.watchFromHere();
    this.look = this.device.look(table);
  }

  get table(): AnyTable {
    return this.current;
  }

  /** What another tab left. */
  replace(table: AnyTable): void {
    this.current = table;
  }

  /** From here on the steps of each answer are kept; what was before is not shown step by step. */
  watchFromHere(): void {
    this.table.watch(true);
    this.watching.startAt(this.table);
  }

  /** Who may see what now; to be said after each change. */
  lookAgain(): void {
    this.look = this.device.look(this.table);
  }

  /** A person says that he has the device now. */
  handTo(seat: Seat): void {
    this.device.take(this.table, seat);
  }

  moment(thinking: Seat | null): Moment {
    const steps = this.watching.next(this.table, this.look);
    return momentOf(this.game, this.table, this.look, this.persons, thinking, steps);
  }

  /** An exception inside the rules leaves the table as it was; what led to it is kept for a report. */
  take(answer: Answer): Outcome {
    try {
      const outcome = this.table.answer(answer);
      if (outcome.ok) this.crash = null;
      return outcome;
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      this.crash = { message, stack, answer };
      return { ok: false, why: 'notOffered' };
    }
  }

  get hasCrashed(): boolean {
    return this.crash !== null;
  }

  undo(force: boolean): UndoOffer {
    const seat = undoSeatFor(this.table, this.look.eyes, this.persons);
    const offer = seat < 0 ? ({ ok: false, why: 'nothing' } as const) : this.table.undo(seat, force);
    if (offer.ok) this.crash = null;
    return offer;
  }

  signal(id: string): boolean {
    const { eyes, decisions } = this.look;
    return this.table.signal(decisions[0]?.ask.seat ?? (eyes === 'table' ? -1 : eyes), id);
  }

  /** What an intended pick would come to, as far as anybody can know. */
  rehearse(decision: string, pick: Picked, assumed?: readonly string[]): Rehearsed[] {
    const at = this.look.decisions.find((d) => d.id === decision);
    return at && isLegal(at.ask, pick) ? rehearsed(this.game, this.table, at, pick, assumed) : [];
  }

  /** Of a game that is over, for anybody: nothing in it is hidden any more. */
  estimates(seat: Seat): Promise<Estimate[]> {
    return estimatesOf(this.game, this.table, seat);
  }

  /** What was, for those who look now. */
  get lookback(): Lookback {
    return new Lookback(this.game, this.table, this.look.eyes);
  }

  /** The same game up to there. Whoever has seen how it went on, or may see it first in the copy, plays with a caveat. */
  copyUpTo(at: number): { table: AnyTable; saved: Saved } {
    const table = this.lookback.upTo(at);
    if (this.table.over === '' || this.table.learnedSince(table.length)) table.addCaveat('copy');
    return { table, saved: this.save(table) };
  }

  /** A copy of a running game shows what is still to come: the game itself has a caveat too. True where it is new. */
  markCopied(): boolean {
    if (this.table.over !== '' || this.table.allCaveats.includes('copy')) return false;
    this.table.addCaveat('copy');
    return true;
  }

  save(table = this.table): Saved {
    return saveOf(table, seatWords(this.setup), this.game.packs);
  }

  async link(): Promise<string | null> {
    if (this.table.over === '') return null;
    const { linkData } = await import('./share.ts');
    return linkData(this.save());
  }

  crashReport(): string | null {
    return this.crash && JSON.stringify({ ...this.crash, saved: this.save() }, null, 1);
  }
}
