import {
  type Answer,
  type Decision,
  isByHand,
  type Outcome,
  type Picked,
  type Seat,
  type TableModule,
} from '@starhold/kernel';
import { type AnyTable, hasLearned, type Look, type Moment, StandingAnswers, type Wanted } from '@starhold/session';
import { realTimers, type Timers } from './tempo.ts';

/** How an answer is said: by hand or as the rest of a gesture, and each with everything that goes on by itself behind it. */
export type Said = 'hand' | 'chain' | 'run' | 'chainRun';

export const isChain = (how: Said): boolean => how === 'chain' || how === 'chainRun';

/** More answers than this in a row nobody would have given without looking. */
const MOST_IN_A_ROW = 100;

/** What standing answers need of the table they are given at. */
interface Seated {
  table(): AnyTable;
  look(): Look;
  canPlay(): boolean;
  take(answer: Answer): Outcome;
  /** Something was given, or is to be shown otherwise. */
  changed(isGiven: boolean): Promise<void>;
}

/** The persons' seats, as far as answers are given there without a question. */
export class StandingSeats {
  private readonly answers: StandingAnswers;
  private readonly persons: readonly Seat[];
  private readonly timers: Timers;
  private readonly at: Seated;
  private callOff: () => void = () => {};
  private shownAt = -1;

  constructor(game: TableModule, persons: readonly Seat[], timers: Timers = realTimers, at: Seated) {
    this.answers = new StandingAnswers(game);
    this.persons = persons;
    this.timers = timers;
    this.at = at;
  }

  /** Before an answer of a person. False where it is the rest of a gesture and somebody has learned something since. */
  prepare(decision: Decision, pick: Picked, how: Said): boolean {
    const table = this.at.table();
    const { seat } = decision.ask;
    if (how === 'hand') this.answers.byHand(table, seat);
    if (isChain(how)) {
      const since = table.given.findLastIndex((answer) => answer.seat === seat && isByHand(answer));
      if (since < 0 || hasLearned(table, seat, since)) return false;
    }
    if (how === 'run' || how === 'chainRun') this.answers.begin(table, decision, pick, how === 'run');
    return true;
  }

  /** What need not be asked, one after the other, before anybody is shown anything. True where something was given. */
  give(): boolean {
    let given = 0;
    for (; given < MOST_IN_A_ROW && this.at.canPlay(); given++) {
      const answer = this.answers.next(this.at.table(), this.persons);
      if (!answer || !this.at.take(answer).ok) break;
    }
    return given > 0;
  }

  want(wanted: Wanted): Promise<void> {
    this.answers.want(wanted);
    return this.at.changed(this.give());
  }

  /** Ends a line or a run: the question on the screen is asked. */
  halt(): Promise<void> {
    this.answers.hold(this.at.look().decisions[0]?.id ?? '');
    return this.at.changed(false);
  }

  /** Something was taken back: this question is asked, whatever is wanted. */
  takenBack(decision: string): void {
    this.answers.takenBack(decision);
  }

  /** What the page is to know of it. */
  into(moment: Moment): Moment {
    const [first] = moment.decisions;
    const offer = first && this.at.canPlay() ? this.answers.offer(this.at.table(), first) : null;
    if (offer) moment.standing = offer;
    if (first && this.answers.isRunning) moment.running = first.ask.seat;
    return moment;
  }

  /** The page has shown everything up to here. */
  shown(at: number, moment: Moment): void {
    this.shownAt = at;
    this.startLine(moment);
  }

  /** The last thing left is said by itself once it has been on the screen for a moment. */
  startLine({ standing, at }: Moment): void {
    this.callOff();
    if (!standing?.isDue || this.shownAt < at || !this.at.canPlay()) return;
    const { decision, pick, cls, line } = standing;
    this.callOff = this.timers.after(line, () => {
      const asked = this.at.look().decisions.find((d) => d.id === decision);
      if (!asked || !this.at.canPlay()) return;
      const { ok } = this.at.take({ decision, seat: asked.ask.seat, pick, by: `standing:${cls}` });
      if (ok) this.give();
      void this.at.changed(ok);
    });
  }

  close(): void {
    this.callOff();
  }
}
