import type { Seat } from '@starhold/kernel';

/** How fast others act. It belongs to the table, not to the screen: on an open floor the next act changes what I may do. */

export type Tempo = 'run' | 'pause' | 'step';

/** Passed in, so that nobody has to wait for a test. */
export interface Timers {
  now(): number;
  /** Calls back once; the answer calls it off. */
  after(ms: number, call: () => void): () => void;
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Between what the page has shown and the next act of a bot. */
export const ACT_GAP = 800;
/** Of a bot that has been at it for so long, with nobody else asked, showing its acts is part of the time between them. */
const LONG_TURN = 6000;
/** A page that says nothing (it is busy, or was put aside) holds nobody up for longer. */
export const MOST_WAIT = 2500;

interface Waiting {
  /** When the bot had made up its mind. */
  ready: number;
  go(isGiven: boolean): void;
}

/** Answers of one bot with none of anybody else between them: whose, in which round, since when, and which comes next. */
interface Run {
  seat: Seat;
  round: number;
  since: number;
  next: number;
}

/** Who acts, and whether somebody might want to be faster. */
export interface Act {
  seat: Seat;
  round: number;
  isAlone: boolean;
}

/**
 * Holds back what a bot has decided until the page has shown what came before. Nothing waits before a page has said that
 * it plays beats, nor while it is hidden.
 */
export class Pace {
  private readonly timers: Timers;
  /** How many answers lead to the position that a bot would answer. */
  private readonly at: () => number;
  /** Said by the page; undefined until it has said anything. */
  private isOn: boolean | undefined;
  private isPaused = false;
  private shownAt = -1;
  private shownWhen = 0;
  private givenWhen = 0;
  private waiting: Waiting | undefined;
  private run: Run = { seat: -1, round: -1, since: 0, next: -1 };
  private isAlone = false;
  private callOff: () => void = () => {};

  constructor(timers: Timers, at: () => number) {
    this.timers = timers;
    this.at = at;
  }

  /** True when the answer may be given now; false when it is void. */
  turn(act: Act): Promise<boolean> {
    this.follow(act);
    if (!this.isOn && !this.isPaused) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.waiting = { ready: this.timers.now(), go: resolve };
      this.look();
    });
  }

  private follow({ seat, round, isAlone }: Act): void {
    const { run } = this;
    const at = this.at();
    const goesOn = run.seat === seat && run.round === round && run.next === at;
    this.run = { seat, round, since: goesOn ? run.since : this.timers.now(), next: at + 1 };
    this.isAlone = isAlone;
  }

  /** When the next act is due, where the last one has been shown. */
  private get dueAfterShown(): number {
    const isLong = this.isAlone && this.shownWhen - this.run.since >= LONG_TURN;
    return isLong ? Math.max(this.shownWhen, this.givenWhen + ACT_GAP) : this.shownWhen + ACT_GAP;
  }

  /** The page has nothing left to show of the first `at` answers. */
  shown(at: number): void {
    this.isOn ??= true;
    if (at <= this.shownAt) return;
    this.shownAt = at;
    this.shownWhen = this.timers.now();
    this.look();
  }

  /** Off: nobody is looking, so nobody is waited for. */
  watch(isOn: boolean): void {
    this.isOn = isOn;
    this.look();
  }

  tempo(tempo: Tempo): void {
    if (tempo === 'step') return this.end(true);
    this.isPaused = tempo === 'pause';
    this.look();
  }

  /** What was about to be said is void; of what was taken back nothing has been shown. */
  void(): void {
    this.shownAt = Math.min(this.shownAt, this.at() - 1);
    this.end(false);
  }

  private look(): void {
    this.callOff();
    this.callOff = () => {};
    if (!this.waiting || this.isPaused) return;
    const { ready } = this.waiting;
    const latest = ready + MOST_WAIT;
    const due = !this.isOn
      ? ready
      : this.shownAt >= this.at()
        ? Math.min(latest, Math.max(ready, this.dueAfterShown))
        : latest;
    const left = due - this.timers.now();
    if (left <= 0) this.end(true);
    else this.callOff = this.timers.after(left, () => this.look());
  }

  private end(isGiven: boolean): void {
    this.callOff();
    this.callOff = () => {};
    const { waiting } = this;
    this.waiting = undefined;
    if (isGiven) this.givenWhen = this.timers.now();
    waiting?.go(isGiven);
  }
}
