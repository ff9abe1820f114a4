import { asideOptions, decisionId } from './asides.ts';
import type { Fields, GameEvent } from './events.ts';
import { cut, type Film, finish } from './film.ts';
import { canBePicked, onlyPick } from './picks.ts';
import { endBeat, type Recorder, record } from './recorder.ts';
import { below, fork, shuffleInPlace } from './rng.ts';
import { isTogether } from './stack.ts';
import type {
  AnyRules,
  Ask,
  BaseFrame,
  Core,
  Decision,
  Handler,
  Lane,
  Picked,
  Rng,
  Scalar,
  Seat,
  Together,
  Work,
} from './types.ts';

/** Steps one answer may cause. Real answers cause a few hundred at most; more is an endless loop. */
export const STEP_BUDGET = 20_000;

/** Scripted luck for cases: returns undefined where nothing is scripted. */
export interface Chance {
  die(label: string, sides: number): number | undefined;
  shuffle(label: string, items: readonly Scalar[]): Scalar[] | undefined;
}

type State = Core<BaseFrame>;
type AnyHandler = Handler<State, BaseFrame, BaseFrame>;

/** Runs one state. Holds nothing that outlives an answer except where the caller passes a recorder. */
export class Ctx implements Work<State, BaseFrame> {
  readonly rules: AnyRules;
  readonly s: State;
  stack: BaseFrame[];
  barrier = false;
  /** How many events had been told when the first barrier was met; -1 before that, and where nobody records. */
  barrierAt = -1;
  private rng: Rng;
  /** Called before each step, where somebody records: in which lane, on which stack, how much was told by then. */
  onStep: ((lane: number, stack: readonly BaseFrame[], told: number) => void) | undefined = undefined;
  private lane = -1;
  private sealed = false;
  private steps = 0;
  /** What open lanes asked when they were last run. */
  private waiting: Decision[] = NOTHING;
  private readonly recorder: Recorder | undefined;
  private readonly chance: Chance | undefined;
  private readonly film: Film<State> | undefined;

  constructor(rules: AnyRules, s: State, recorder?: Recorder, chance?: Chance, film?: Film<State>) {
    this.rules = rules;
    this.s = s;
    this.stack = s.stack;
    this.rng = s.rng;
    this.recorder = recorder;
    this.chance = chance;
    this.film = film;
  }

  push(f: BaseFrame): void {
    this.stack.push(f);
  }

  pop(): void {
    this.stack.pop();
  }

  ret(value: number): void {
    this.stack.pop();
    const below = this.stack[this.stack.length - 1] as BaseFrame & { r?: number };
    if (below) below.r = value;
  }

  together(sealed: boolean, frames: BaseFrame[]): void {
    if (this.lane >= 0) throw new Error('lanes cannot open inside a lane');
    const lanes = frames.map((f): Lane<BaseFrame> => ({ seat: f.seat, stack: [f], rng: [], asked: 0 }));
    const t: Together<BaseFrame> = { k: 'together', seat: -1, id: ++this.s.opened, sealed: sealed ? 1 : 0, lanes };
    this.s.stack.push(t);
  }

  tell(type: string, rule: string, seat: Seat, pub: Fields, priv?: Fields, to?: Seat[]): void {
    const recorder = this.recorder;
    if (!recorder) return;
    const event: GameEvent = { n: -1, type, seat, pub, cause: this.causeNow(), rule };
    if (priv) event.priv = priv;
    if (to) event.to = to;
    if (this.sealed) {
      recorder.held[this.lane] ??= [];
      recorder.held[this.lane].push(event);
    } else record(recorder, event, this.rules.round(this.s));
  }

  reveal(type: string, rule: string, seat: Seat, pub: Fields, priv?: Fields, to?: Seat[]): void {
    this.learned();
    this.tell(type, rule, seat, pub, priv, to);
  }

  beat(): void {
    const { recorder, film } = this;
    if (recorder === undefined || this.sealed || !endBeat(recorder)) return;
    if (film) cut(film, this.rules.clone(this.s) as State, recorder.events.length, this.barrier);
  }

  private causeNow(): string {
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const cause = this.stack[i].cause;
      if (cause) return cause;
    }
    return '';
  }

  learned(): void {
    if (!this.barrier && this.recorder) this.barrierAt = this.recorder.events.length;
    this.barrier = true;
  }

  die(label: string, sides: number): number {
    this.learned();
    return this.chance?.die(label, sides) ?? below(this.ownRng(), sides);
  }

  shuffle<T extends Scalar>(label: string, items: T[]): T[] {
    this.learned();
    const scripted = this.chance?.shuffle(label, items);
    if (scripted) for (let i = 0; i < items.length; i++) items[i] = scripted[i] as T;
    else shuffleInPlace(this.ownRng(), items);
    return items;
  }

  /** Most lanes never draw: theirs is forked on the first draw. */
  private ownRng(): Rng {
    if (this.lane >= 0 && this.rng.length === 0) this.rng.push(...fork(this.s.rng, this.s.opened, this.lane));
    return this.rng;
  }

  /** Runs until somebody must choose or the game is over. Forced picks are taken here and nowhere else. */
  settle(): Decision[] {
    const open = this.run();
    // The last cut is always the position that everybody sees in the end.
    if (this.film)
      finish(this.film, this.rules.clone(this.s) as State, this.recorder?.events.length ?? 0, this.barrier);
    return open;
  }

  private run(): Decision[] {
    this.steps = 0;
    for (;;) {
      if (this.s.over !== '') {
        this.releaseHeld();
        return NOTHING;
      }
      const top = this.s.stack[this.s.stack.length - 1];
      if (top === undefined) throw new Error('nothing is left to do, but the game is not over');
      if (isTogether(top)) {
        const open = this.settleLanes(top);
        if (open.length > 0) return open;
        if (this.s.over !== '') continue;
        this.s.stack.pop();
        // What was sealed is now open: whoever took his answer back from here would know the others'.
        if (top.sealed === 1 && top.lanes.length > 1) this.learned();
        this.releaseHeld();
      } else {
        const open = this.runLane(-1, this.s.stack, this.s.rng, this.s.asked, 0);
        if (open.length > 0) return open;
      }
    }
  }

  /** Open lanes may change what other lanes can do: they run in turn until none has moved since it was asked. */
  private settleLanes(t: Together<BaseFrame>): Decision[] {
    const n = t.lanes.length;
    const asks: Decision[][] = [];
    for (let i = 0, still = 0; still < n; i = (i + 1) % n) {
      const lane = t.lanes[i];
      this.sealed = t.sealed === 1;
      const before = this.steps;
      asks[i] = this.stillAsked(t, i) ?? this.runLane(i, lane.stack, lane.rng, lane.asked, t.id);
      this.sealed = false;
      if (this.s.over !== '') return NOTHING;
      // A lane that waits or holds spends one step on finding out that it still does.
      const moved = this.steps - before > (lane.stack.length > 0 ? 1 : 0);
      still = moved && t.sealed === 0 ? 1 : still + 1;
    }
    const open: Decision[] = [];
    for (const asked of asks) for (const d of asked) open.push(d);
    if (open.length === 0 && t.lanes.some((lane) => lane.stack.length > 0)) throw new Error('all lanes hold');
    this.waiting = open;
    return open;
  }

  /** Sealed lanes cannot influence each other: what was asked before another lane's answer is still asked. */
  private stillAsked(t: Together<BaseFrame>, lane: number): Decision[] | undefined {
    if (t.sealed === 0) return undefined;
    const id = decisionId(lane, t.id, t.lanes[lane].asked);
    const same = this.waiting.find((d) => d.id === id);
    return same && [same];
  }

  private runLane(lane: number, stack: BaseFrame[], rng: Rng, asked: number, together: number): Decision[] {
    this.lane = lane;
    this.stack = stack;
    this.rng = rng;
    const s = this.s;
    for (;;) {
      if (s.over !== '' || stack.length === 0) break;
      const f = stack[stack.length - 1];
      if (f.k === 'together') break;
      if (this.recorder !== undefined) {
        this.beat();
        this.onStep?.(lane, stack, this.recorder.events.length);
      }
      if (++this.steps > STEP_BUDGET) throw new Error(`endless loop: frame ${f.k} is still working`);
      const h = this.handler(f);
      const went = h.run ? h.run(this, f) : 'wait';
      if (went === undefined) continue;
      if (went === 'hold') {
        if (lane < 0) throw new Error(`frame ${f.k} holds, but there is nobody else`);
        break;
      }
      const ask = this.askOf(h, f, stack);
      if (Array.isArray(ask)) {
        this.leaveLane();
        const id = decisionId(lane, together, asked);
        return ask.map((a) => ({ id: `${id}s${a.seat}`, at: f.k, lane, ask: a }));
      }
      const only = this.mayForce(ask, f, stack) ? onlyPick(ask) : undefined;
      if (only === undefined) {
        this.leaveLane();
        return [{ id: decisionId(lane, together, asked), at: f.k, lane, ask }];
      }
      this.takeWith(h, f, only, ask.seat);
    }
    this.leaveLane();
    return NOTHING;
  }

  private mayForce(ask: Ask, f: BaseFrame, stack: readonly BaseFrame[]): boolean {
    if (ask.stop === undefined) return true;
    return ask.stop === 'aside' && asideOptions(this.rules, this.s, ask.seat, f, stack).length === 0;
  }

  private leaveLane(): void {
    this.lane = -1;
    this.stack = this.s.stack;
    this.rng = this.s.rng;
  }

  private handler(f: BaseFrame): AnyHandler {
    const h = this.rules.handlers[f.k];
    if (!h) throw new Error(`no handler for frame ${f.k}`);
    return h;
  }

  private askOf(h: AnyHandler, f: BaseFrame, stack: readonly BaseFrame[]): Ask | Ask[] {
    if (!h.ask) throw new Error(`frame ${f.k} waits but asks nothing`);
    const ask = h.ask(this.s, f, stack);
    if (!Array.isArray(ask)) requireOptions(ask, f);
    else {
      if (ask.length === 0) throw new Error(`frame ${f.k} asks nobody`);
      for (const a of ask) requireOptions(a, f);
    }
    return ask;
  }

  private takeWith(h: AnyHandler, f: BaseFrame, pick: Picked, seat: Seat): void {
    if (!h.take) throw new Error(`frame ${f.k} asks but takes nothing`);
    h.take(this, f, pick, seat);
  }

  /** Takes a pick known to be legal, and settles. */
  take(decision: Decision, pick: Picked): Decision[] {
    const t = this.s.stack[this.s.stack.length - 1];
    if (decision.lane >= 0 && isTogether(t)) {
      const lane = t.lanes[decision.lane];
      lane.asked++;
      this.lane = decision.lane;
      this.stack = lane.stack;
      this.rng = lane.rng;
      this.sealed = t.sealed === 1;
    } else this.s.asked++;
    if (decision.aside) this.rules.asides?.take(this, pick as string, decision.ask.seat);
    else {
      const f = this.stack[this.stack.length - 1];
      this.takeWith(this.handler(f), f, pick, decision.ask.seat);
    }
    this.sealed = false;
    this.leaveLane();
    return this.settle();
  }

  private releaseHeld(): void {
    const recorder = this.recorder;
    if (!recorder) return;
    const round = this.rules.round(this.s);
    for (const events of recorder.held) for (const event of events ?? []) record(recorder, event, round);
    recorder.held = [];
  }
}

const NOTHING: Decision[] = [];

function requireOptions(ask: Ask, f: BaseFrame): void {
  if (!canBePicked(ask)) throw new Error(`frame ${f.k} asks without options`);
}
