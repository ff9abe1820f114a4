import { type Chance, Ctx } from '../engine.ts';
import type { GameEvent } from '../events.ts';
import { canonical } from '../hash.ts';
import { tidyPick } from '../picks.ts';
import { newRecorder, type Recorder } from '../recorder.ts';
import { keyedRng, quickRng, seedOf } from '../rng.ts';
import { Table } from '../table.ts';
import type { Decision, Picked } from '../types.ts';
import { offers, refusals } from './checks/answers.ts';
import { filming } from './checks/film.ts';
import { barriers, redeals } from './checks/hidden.ts';
import { besides, results, wording } from './checks/promises.ts';
import { eventStream, handleRenewal, secrecy } from './checks/sent.ts';
import { questions, structure } from './checks/structure.ts';
import { atomicity, replays, saveAndLoad, undoing } from './checks/time.ts';
import { veiling } from './checks/veil.ts';
import type { Watcher } from './checks/watcher.ts';
import { classify } from './classify.ts';
import { eager, IDLE_VERBS, type Policy, uniform } from './policy.ts';
import { type Answered, type AnyTable, messageOf, Position, type State, withAsides } from './position.ts';
import { addViolation, type CheckName, countReached, newReport, type Report } from './report.ts';
import { Shot } from './shot.ts';
import { type Trial, USUAL_LIMIT } from './trial.ts';

/** A state that is unsound: looking further would only report the consequences. */
const SPOILS_THE_REST: readonly CheckName[] = [
  'plain',
  'tree',
  'frames',
  'clone',
  'invariants',
  'inventory',
  'options',
];

/** Plays the games of a trial and looks at all of them. The same trial gives the same report. */
export function runContract(trial: Trial): Report {
  const report = newReport();
  const policies = [uniform, eager([...IDLE_VERBS, ...(trial.idle ?? [])])];
  if (trial.policy) policies.push(trial.policy);
  for (let i = 0; i < trial.games; i++) {
    const seed = seedOf(`contract ${trial.name}`, i);
    new Game(trial, report, seed, i, undefined).play(policies[i % policies.length]);
  }
  for (let i = 0; i < (trial.positions?.count ?? 0); i++) {
    const seed = seedOf(`contract position ${trial.name}`, i);
    const start = trial.positions?.make(seed);
    new Game(trial, report, seed, i, start).play(policies[(i + 1) % policies.length]);
  }
  return report;
}

/** One driven game: the table, a twin that is loaded from JSON at every answer, and the watchers. */
class Game {
  private readonly trial: Trial;
  private readonly report: Report;
  private readonly seed: string;
  private readonly number: number;
  private readonly start: State | undefined;
  private readonly rng;
  private recorder: Recorder = newRecorder();
  private shuffled = false;
  private spoilt = false;
  private readonly spy: Chance = {
    die: () => undefined,
    shuffle: () => {
      this.shuffled = true;
      return undefined;
    },
  };

  constructor(trial: Trial, report: Report, seed: string, number: number, start: State | undefined) {
    this.trial = trial;
    this.report = report;
    this.seed = seed;
    this.number = number;
    this.start = start;
    this.rng = quickRng(Number.parseInt(seed.slice(0, 8), 16));
  }

  play(policy: Policy): void {
    this.report.games++;
    const table = this.open();
    if (!table) return;
    const watchers = this.watchers();
    let here = this.positionOf(table);
    this.show(here, watchers);
    const limit = this.start ? (this.trial.positions?.answers ?? 0) : (this.trial.limit ?? USUAL_LIMIT);
    while (!this.spoilt && here.s.over === '' && here.open.length > 0 && here.at < limit) {
      const { decision, pick } = policy(here.open, this.rng);
      const answered = this.take(here, decision, pick);
      if (!answered) return;
      this.report.answers++;
      here = answered.after;
      this.show(here, watchers, answered);
    }
    if (this.spoilt) return;
    if (!this.start) here.expect('ends', here.s.over !== '', () => `not over after ${here.at} answers`);
    if (here.s.over !== '') countReached(this.report, `over:${here.s.over}`);
    for (const w of watchers) w.end?.(here);
  }

  /** The table, proved against the same set-up run without one. */
  private open(): AnyTable | undefined {
    const { rules, options } = this.trial;
    try {
      const from = this.start ? { state: this.start } : undefined;
      const table: AnyTable = new Table(rules, options, this.seed, from);
      const s = (this.start ? rules.clone(this.start) : rules.initial(options, keyedRng(this.seed))) as State;
      new Ctx(rules, s, this.recorder, this.spy).settle();
      this.look('replay');
      const shot = new Shot(table.copyState());
      if (!shot.same(s)) this.fail('replay', 0, `set-up gives two positions: ${shot.difference(s)}`);
      this.reach(this.recorder.events);
      return table;
    } catch (error) {
      this.fail(classify(error), 0, `set-up: ${messageOf(error)}`);
      return undefined;
    }
  }

  /** The shape of the state comes first: where it is wrong, the game is not looked at any further. */
  private watchers(): Watcher[] {
    const all = [
      structure,
      questions,
      offers((type, rule) => this.reached(type, rule)),
      refusals,
      saveAndLoad,
      replays(this.start),
      undoing,
      atomicity,
      filming,
      veiling,
      besides,
      results,
      wording,
      redeals,
      barriers,
      secrecy,
      handleRenewal,
      eventStream(this.recorder.events.slice()),
    ];
    return all.map((of) => of(this.trial));
  }

  private show(here: Position, [shape, ...others]: readonly Watcher[], answered?: Answered): void {
    if (answered) shape.answered?.(answered);
    if (!this.spoilt) shape.position?.(here);
    for (const w of others) {
      if (this.spoilt) return;
      if (answered) w.answered?.(answered);
      w.position?.(here);
    }
  }

  private positionOf(table: AnyTable): Position {
    return new Position({
      rules: this.trial.rules,
      table,
      seed: this.seed,
      game: this.number,
      seats: this.trial.rules.seats(this.trial.options),
      rng: this.rng,
      look: (check) => this.look(check),
      fail: (check, at, detail) => this.fail(check, at, detail),
    });
  }

  private take(before: Position, decision: Decision, picked: Picked): Answered | undefined {
    const pick = tidyPick(decision.ask, picked);
    this.look('endless');
    this.countAsk(before, decision);
    const known = this.recorder.events.length;
    const held = Array.from(this.recorder.held, (lane) => lane?.slice() ?? []);
    this.shuffled = false;
    const twin = this.playTwin(before, decision, pick);
    try {
      const outcome = before.table.answer({ decision: decision.id, seat: decision.ask.seat, pick });
      if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    } catch (error) {
      this.fail(classify(error), before.at, `${decision.id} ${canonical(pick)}: ${messageOf(error)}`);
      return undefined;
    }
    const events = this.recorder.events.slice(known);
    this.reach(events);
    const after = this.positionOf(before.table);
    return { before, decision, pick, after, events, held, shuffled: this.shuffled, ...twin };
  }

  private playTwin(before: Position, decision: Decision, pick: Picked): Pick<Answered, 'twin' | 'barrier'> {
    const s = JSON.parse(JSON.stringify(before.s)) as State;
    const x = new Ctx(this.trial.rules, s, this.recorder, this.spy);
    try {
      const open = withAsides(x, x.take(decision, pick));
      return { twin: { s, open }, barrier: x.barrier };
    } catch (error) {
      return { twin: new Error(messageOf(error)), barrier: x.barrier };
    }
  }

  private countAsk(here: Position, decision: Decision): void {
    countReached(this.report, `ask:${decision.at}`);
    const own = here.open.filter((d) => !d.aside && d.ask.seat === decision.ask.seat);
    if (own.length > 1) countReached(this.report, 'several decisions of one seat');
    const isDone = decision.aside && !here.open.some((d) => !d.aside && d.lane === decision.lane);
    if (isDone) countReached(this.report, 'aside of a finished lane');
  }

  private reach(events: readonly GameEvent[]): void {
    for (const e of events) this.reached(e.type, e.rule);
  }

  private reached(type: string, rule: string): void {
    countReached(this.report, type);
    countReached(this.report, rule);
  }

  private look(check: CheckName): void {
    this.report.looked[check]++;
  }

  private fail(check: CheckName, at: number, detail: string): void {
    if (SPOILS_THE_REST.includes(check)) this.spoilt = true;
    addViolation(this.report, { check, seed: this.seed, at, detail });
  }
}
