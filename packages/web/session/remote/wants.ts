import type { Picked } from '@starhold/kernel';
import type { Wanted } from '@starhold/session';
import type { Timers } from '../tempo.ts';
import type { Moment } from '../types.ts';
import type { LineToTable } from './line.ts';

/** What wants need of the table they are for. */
interface WantedAt {
  /** As it is on the screen. */
  moment(): Moment;
  /** What is known of the question is to be asked for again. */
  changed(): void;
  /** The answer that has stood on the screen as the one that is due. */
  give(decision: string, pick: Picked): void;
}

/**
 * Which answers are given without a question at a table elsewhere. The server gives them, for the own seat; it is told with
 * each connection, and forgets. What must stand on the screen first (the end of a turn, everything in a contest) is timed
 * here, from when the page has shown it, and then said to be due.
 */
export class Wants {
  private readonly line: LineToTable;
  private readonly timers: Timers;
  private readonly at: WantedAt;
  private wanted: Wanted | undefined;
  private shownAt = -1;
  private callOff: () => void = () => {};
  private readonly endHearing: () => void;
  /** A server of before does not know them: it is told nothing else of the kind, either. */
  isUnderstood = false;

  constructor(line: LineToTable, timers: Timers, at: WantedAt) {
    this.line = line;
    this.timers = timers;
    this.at = at;
    this.endHearing = line.hear({
      state: (state) => {
        if (state === 'joined') void this.tell();
      },
    });
  }

  async want(wanted: Wanted): Promise<void> {
    this.wanted = wanted;
    await this.tell();
  }

  /** Also when the table was opened anew: whoever holds it now knows of nothing. */
  async tell(): Promise<void> {
    const { wanted, line } = this;
    if (!wanted || line.state !== 'joined' || this.at.moment().eyes === 'table') return;
    const { classes, limit } = wanted;
    const asked = { classes: [...classes], ...(limit === undefined ? {} : { limit }) };
    const said = await line.call('want', asked).catch(() => undefined);
    if (!said?.ok) return;
    this.isUnderstood = true;
    this.at.changed();
  }

  /** The question on the screen is asked. */
  async halt(): Promise<void> {
    this.callOff();
    const [first] = this.at.moment().decisions;
    if (!first || !this.isUnderstood) return;
    await this.line.call('halt', { d: first.id }).catch(() => undefined);
    this.at.changed();
  }

  /** The page has shown everything up to here. */
  shown(at: number): void {
    this.shownAt = at;
    this.look();
  }

  /** To be called whenever another moment is on the screen. */
  look(): void {
    this.callOff();
    const { standing, at } = this.at.moment();
    if (!standing?.isDue || this.shownAt < at) return;
    const { decision, pick, line } = standing;
    this.callOff = this.timers.after(line, () => this.at.give(decision, pick));
  }

  close(): void {
    this.callOff();
    this.endHearing();
  }
}
