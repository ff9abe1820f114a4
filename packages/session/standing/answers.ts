import {
  type Answer,
  type Decision,
  type Habits,
  newFilm,
  type Picked,
  projectEvent,
  quickRng,
  type RunHabit,
  type Seat,
  type SeenEvent,
  type TableModule,
  verbOf,
} from '@starhold/kernel';
import type { AnyTable } from '../table.ts';
import { isHabitual, judged, type StandingClass, type Verdict } from './judge.ts';
import { rehearsed } from './rehearsal.ts';
import { started, tried } from './trial.ts';

/** What a person wants to be answered without being asked. */
export interface Wanted {
  classes: readonly StandingClass[];
  /** How far the gauge of a run may go; the game's own limit where nothing is said. */
  limit?: number;
}

/** What is known of the question on the screen: it could be, or is about to be, answered by itself. */
export interface StandingOffer {
  decision: string;
  cls: StandingClass;
  pick: Picked;
  isOn: boolean;
  /** It will be given when its line has run out, after so many milliseconds on the screen. */
  isDue: boolean;
  line: number;
}

/** How long the last thing that is left stands on the screen before it is said by itself. */
export const END_LINE = 600;
/** And whatever is said by itself in a contest: as long as anybody takes to act, so that speed tells nothing. */
export const CONTEST_LINE = 800;

/** A run that one press began. */
interface Run {
  seat: Seat;
  round: number;
  /** How many answers there were before the last one by hand. */
  since: number;
  /** How much was lost since it began, and how much of that had been shown. */
  lost: number;
  shown: number;
}

/** So many re-dealt worlds must agree. */
const WORLDS = 3;

/**
 * Answers that are given in a person's place: ordinary answers of that seat, checked like any other. Says what is due;
 * whoever keeps the table gives it.
 */
export class StandingAnswers {
  private readonly game: TableModule;
  private readonly habits: Habits | undefined;
  /** Against each other, at tables elsewhere: nothing is said before it has been on the screen. */
  private readonly isContest: boolean;
  private wanted: Wanted = { classes: [] };
  private held = '';
  private run: Run | null = null;
  /** For the questions after so many answers. */
  private known = { at: -1, verdicts: new Map<string, Verdict | undefined>() };

  constructor(game: TableModule, isContest = false) {
    this.game = game;
    this.habits = game.habits;
    this.isContest = isContest;
  }

  want(wanted: Wanted): void {
    this.wanted = wanted;
  }

  /** This question is asked, whatever is wanted; a run is over. */
  hold(decision: string): void {
    this.held = decision;
    this.run = null;
  }

  /** Something was taken back, and the question that this seat was asked before is asked; nothing is known any more. */
  takenBack(decision: string = this.held): void {
    this.hold(decision);
    this.known = { at: -1, verdicts: new Map() };
  }

  get isRunning(): boolean {
    return this.run !== null;
  }

  /**
   * A press said that everything shall go on from here. `decision` is what it answers, with `pick`; `isSeen`: its dry run was
   * on the screen.
   */
  begin(table: AnyTable, decision: Decision, pick: Picked, isSeen = true): void {
    const loses = this.habits?.run?.loses;
    if (loses === undefined) return;
    const { seat } = decision.ask;
    const events = isSeen ? rehearsed(this.game, table, decision, pick).flatMap((row) => row.events) : [];
    this.run = { seat, round: table.round, since: table.length, lost: 0, shown: this.lostIn(events, loses) };
  }

  /** A person answers by hand: what was unknown until now has been seen. */
  byHand(table: AnyTable, seat: Seat): void {
    this.held = '';
    if (this.run?.seat === seat) this.run.since = table.length;
  }

  /** The next answer that is due at once, for one of these seats. */
  next(table: AnyTable, seats: readonly Seat[]): Answer | undefined {
    if (table.over !== '') return undefined;
    for (const seat of seats) {
      for (const decision of table.decisionsFor(seat)) {
        if (decision.aside || decision.id === this.held) continue;
        const goes = this.goesOn(table, decision);
        if (goes !== undefined) return { decision: decision.id, seat, pick: goes, by: 'standing:run' };
        if (this.isContest || this.wanted.classes.length === 0) continue;
        const verdict = this.verdict(table, decision);
        if (!verdict || isEnding(verdict) || !this.wanted.classes.includes(verdict.cls)) continue;
        return { decision: decision.id, seat, pick: verdict.pick, by: `standing:${verdict.cls}` };
      }
    }
    return undefined;
  }

  /** What could be said about a question on the screen. */
  offer(table: AnyTable, decision: Decision): StandingOffer | null {
    const verdict = decision.aside ? undefined : this.verdict(table, decision);
    if (!verdict) return null;
    const isOn = this.wanted.classes.includes(verdict.cls);
    const waits = this.isContest || isEnding(verdict);
    const isDue = isOn && decision.id !== this.held && waits;
    return { decision: decision.id, ...verdict, isOn, isDue, line: this.isContest ? CONTEST_LINE : END_LINE };
  }

  private verdict(table: AnyTable, decision: Decision): Verdict | undefined {
    const { habits } = this;
    if (!habits || !isHabitual(habits, decision)) return undefined;
    if (this.known.at !== table.length) this.known = { at: table.length, verdicts: new Map() };
    const { verdicts } = this.known;
    if (verdicts.has(decision.id)) return verdicts.get(decision.id);
    const { seat } = decision.ask;
    const worlds = Array.from({ length: WORLDS }, (_, i) => table.redeal(seat, quickRng(i + 1)));
    const hasAsides = table.decisionsFor(seat).some(({ aside }) => aside !== undefined);
    const verdict = judged({ rules: table.rules, habits, decision, worlds, hasAsides });
    verdicts.set(decision.id, verdict);
    return verdict;
  }

  /** The option that a run goes on with; undefined where it stops, or waits for a person. */
  private goesOn(table: AnyTable, decision: Decision): string | undefined {
    const { run } = this;
    const habit = this.habits?.run;
    const { at, ask } = decision;
    if (!run || !habit || run.seat !== ask.seat) return undefined;
    if (run.round !== table.round || table.learnedSince(run.since)) this.run = null;
    const option = ask.kind === 'one' && ask.options.find((o) => habit.goes.includes(verbOf(o)));
    if (!this.run || at !== habit.at || !option) return undefined;
    // What it may not decide is asked; then it goes on.
    const lost = this.costs(table, habit, decision, option);
    if (lost === undefined || run.lost + lost > run.shown) return undefined;
    run.lost += lost;
    return option;
  }

  /** How much a step would lose; undefined where it must not be taken without asking. */
  private costs(table: AnyTable, habit: RunHabit, decision: Decision, option: string): number | undefined {
    const { seat } = decision.ask;
    const from = started(table.rules, table.redeal(seat, quickRng(1)));
    const events = tried(table.rules, from, decision, option, newFilm())?.events.map((event) =>
      projectEvent(event, seat),
    );
    if (!events) return undefined;
    const most = this.wanted.limit ?? habit.limit.most;
    const reached = this.changes(events, habit.limit.gauge).some(
      ({ now = 0, change = 0 }) => change > 0 && now >= most,
    );
    return reached ? undefined : this.lostIn(events, habit.loses);
  }

  private lostIn(events: readonly SeenEvent[], gauge: string): number {
    return this.changes(events, gauge).reduce((sum, { change = 0 }) => sum + Math.max(0, -change), 0);
  }

  private changes(events: readonly SeenEvent[], gauge: string) {
    return events.flatMap((event) => this.game.gaugeChanges?.(event) ?? []).filter((change) => change.gauge === gauge);
  }
}

/** These wait for their line to run out, so that a press can stop them. */
function isEnding({ cls }: Verdict): boolean {
  return cls === 'end' || cls === 'leave';
}
