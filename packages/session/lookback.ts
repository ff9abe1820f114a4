import { type Beat, type Eyes, isByHand, type TableModule } from '@starhold/kernel';
import { pastMoment } from './moment.ts';
import type { AnyTable } from './table.ts';
import type { ChangeEntry, LogEntry, Moment, RoundValues } from './types.ts';
import { changesOf, seriesOf } from './why.ts';

/** What was, as those who look now may know it. */
export class Lookback {
  private readonly game: TableModule;
  private readonly table: AnyTable;
  private readonly eyes: Eyes;

  constructor(game: TableModule, table: AnyTable, eyes: Eyes) {
    this.game = game;
    this.table = table;
    this.eyes = eyes;
  }

  /** How others came to their answers is theirs to know while they play (`all`: is it over?): it can tell what a hand holds. */
  log(since = 0, all = this.table.over !== ''): LogEntry[] {
    const { given } = this.table;
    return this.table.history(this.eyes, Math.max(0, since)).map((entry): LogEntry => {
      const answer = given[entry.at - 1];
      if (!answer || isByHand(answer) || (answer.seat !== this.eyes && !all)) return entry;
      return answer.by === undefined ? entry : { ...entry, by: answer.by };
    });
  }

  why(fact: string): ChangeEntry[] {
    return changesOf(this.game, this.log(), fact);
  }

  series(): RoundValues[] {
    return seriesOf(this.game, this.table);
  }

  past(at: number, eyes: Eyes): Moment {
    return pastMoment(this.table, this.within(at), this.allowed(eyes));
  }

  /** Earlier ones are run again from a kept position. */
  beats(from: number, to: number, eyes: Eyes): Beat<unknown>[] {
    const table = this.within(to) < this.table.length ? this.upTo(to) : this.table;
    return table.beats(this.within(from), this.allowed(eyes));
  }

  upTo(at: number): AnyTable {
    return this.table.upTo(this.within(at));
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.table.length, Math.trunc(at) || 0));
  }

  /** One's own eyes or the table's; anybody's once the game is over. */
  private allowed(eyes: Eyes): Eyes {
    const isFree = eyes === 'table' || eyes === this.eyes || this.table.over !== '';
    const seats = this.table.rules.seats(this.table.options);
    const known = eyes === 'table' || (eyes >= 0 && eyes < seats);
    return isFree && known ? eyes : 'table';
  }
}
