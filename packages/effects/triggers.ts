import type { Ask, BaseFrame, Forbid, Handler, Picked, Seat, Work } from '@starhold/kernel';

/**
 * Triggered abilities. Something happens (an *occurrence*, named by one or several words); abilities in play hear it;
 * whoever decides about them uses them in the order of his choice, each at most once per occurrence.
 *
 * An occurrence that takes time has a body, the frame that carries it out, and three windows: `open` before it and
 * `close` behind it for *during* abilities (used in one of the two), then `after`. One that is over as soon as it is told has
 * `after` alone. Which abilities hear it is fixed when it happens: what comes into play later is silent. Whether one can be
 * used is asked again before every offer: what has left play, or whose condition no longer holds, is silent too.
 *
 * Copying an effect is an occurrence of its own, with abilities of its own to hear it.
 */
export interface OccFrame extends BaseFrame {
  k: 'occ';
  on: string[];
  /** What it happened to, in the game's own numbers. Everybody is told. */
  it: number;
  /** Keys of the abilities that heard it. */
  during: number[];
  after: number[];
  used: number[];
  /** Seats that want nothing more of this window, as bits. */
  passed: number;
  /** 0: the body is at work; 1: closing window; 2: `after`. */
  stage: 0 | 1 | 2;
  /** What the frame above has answered (`ret`). */
  r?: number;
  /** What the body has answered, to be handed down as if nobody had listened. */
  value?: number;
}

/** The opening window; goes when nobody wants anything more of it. */
export interface GateFrame extends BaseFrame {
  k: 'gate';
  /** Where its occurrence lies in this stack. */
  o: number;
  passed: number;
}

export type Window = 'open' | 'close' | 'after';

type With<F extends BaseFrame> = F | OccFrame | GateFrame;

export interface Heard {
  during: number[];
  after: number[];
}

/** What a game says about its abilities. A key is a number of the game's own that names one ability in play. */
export interface Listening<S, F extends BaseFrame, W extends string> {
  /** Asked once, when it happens: puts the keys of all that listen into `heard`, in the order in which they are offered. */
  hear(s: S, on: readonly W[], seat: Seat, it: number, heard: Heard): void;
  /** Asked before every offer: still in play, the condition holds, something can be done. Says no with the rule. */
  ready(s: S, key: number, o: OccFrame, no?: Forbid): boolean;
  /** Who orders it among others and uses it or not. */
  decides(s: S, key: number, o: OccFrame): Seat;
  /** Is used as soon as it is ready; else whoever decides may leave it. */
  must(s: S, key: number): boolean;
  /** Nobody would leave it, and its place among others like it does not matter: taken in order where there are no others. */
  plain(s: S, key: number): boolean;
  /** The option is `use:<name>`. Only what is interchangeable may have the same name. */
  name(s: S, key: number): string;
  /** Pushes what it does. */
  use(x: Work<S, With<F>>, key: number, o: OccFrame): void;
  seats(s: S): number;
  /** Whose abilities come first; then the others', by seat. */
  first(s: S): Seat;
}

export interface Triggers<S, F extends BaseFrame, W extends string> {
  /**
   * It happens now: after costs and changes. With a `body` it is still to be carried out, and the body's answer (`ret`)
   * reaches the frame below. Where nobody listens, there is no frame but the body. Of two calls in one step the second
   * is resolved first.
   */
  occur(x: Work<S, With<F>>, on: readonly W[], seat: Seat, it: number, body?: With<F>): void;
  /** Put them among the game's own. */
  handlers: { occ: Handler<S, OccFrame, With<F>>; gate: Handler<S, GateFrame, With<F>> };
}

/** What one seat can do now in a window. */
interface Turn {
  seat: Seat;
  keys: number[];
  mayPass: boolean;
}

const PASS = 'pass';
const WINDOWS = ['open', 'close', 'after'] as const satisfies readonly Window[];

export function triggers<S extends { over: string }, F extends BaseFrame, W extends string = string>(
  l: Listening<S, F, W>,
): Triggers<S, F, W> {
  type X = Work<S, With<F>>;

  function turnIn(s: S, o: OccFrame, keys: readonly number[], passed: number): Turn | undefined {
    const ready = keys.filter((key) => !o.used.includes(key) && l.ready(s, key, o));
    if (ready.length === 0) return undefined;
    const n = l.seats(s);
    const first = l.first(s);
    for (let i = 0; i < n; i++) {
      const seat = (first + i) % n;
      const own = ready.filter((key) => l.decides(s, key, o) === seat);
      const due = own.filter((key) => l.must(s, key));
      const open = (passed & (1 << seat)) !== 0 ? due : own;
      if (open.length > 0) return { seat, keys: open, mayPass: due.length === 0 };
    }
    return undefined;
  }

  /** Does what needs no question; 'wait' where somebody must be asked, 'done' where nobody wants anything more. */
  function work(x: X, o: OccFrame, keys: readonly number[], passed: number): 'wait' | 'done' | undefined {
    const turn = turnIn(x.s, o, keys, passed);
    if (!turn) return 'done';
    if (!turn.keys.every((key) => l.plain(x.s, key))) return 'wait';
    use(x, o, turn.keys[0]);
    return undefined;
  }

  function use(x: X, o: OccFrame, key: number): void {
    o.used.push(key);
    l.use(x, key, o);
  }

  function ask(s: S, o: OccFrame, keys: readonly number[], window: Window, passed: number, no?: Forbid): Ask {
    const turn = turnIn(s, o, keys, passed);
    if (!turn) throw new Error(`nobody listens to ${o.on.join(' ')}`);
    if (no) refuse(s, o, keys, turn.seat, no);
    const options = [...new Set(turn.keys.map((key) => `use:${l.name(s, key)}`))];
    if (turn.mayPass) options.push(PASS);
    return { seat: turn.seat, kind: 'one', options, about: { on: o.on.join(' '), it: o.it, win: window } };
  }

  function refuse(s: S, o: OccFrame, keys: readonly number[], seat: Seat, no: Forbid): void {
    for (const key of keys) if (!o.used.includes(key) && l.decides(s, key, o) === seat) l.ready(s, key, o, no);
  }

  /** Passing is remembered in `f`, the frame of the window. */
  function take(x: X, o: OccFrame, keys: readonly number[], f: { passed: number }, pick: Picked): void {
    const turn = turnIn(x.s, o, keys, f.passed);
    if (!turn) throw new Error(`nobody listens to ${o.on.join(' ')}`);
    if (pick === PASS) {
      f.passed |= 1 << turn.seat;
      return;
    }
    const key = turn.keys.find((k) => pick === `use:${l.name(x.s, k)}`);
    if (key === undefined) throw new Error(`no ability for ${String(pick)}`);
    use(x, o, key);
  }

  function occur(x: X, on: readonly W[], seat: Seat, it: number, body?: With<F>): void {
    if (x.s.over !== '') return;
    const heard: Heard = { during: [], after: [] };
    l.hear(x.s, on, seat, it, heard);
    if (body === undefined) heard.during = [];
    const { during, after } = heard;
    const o = x.stack.length;
    if (during.length + after.length > 0) {
      x.push({ k: 'occ', seat, on: on.slice(), it, during, after, used: [], passed: 0, stage: body ? 0 : 2 });
    }
    if (body) x.push(body);
    if (during.length > 0) x.push({ k: 'gate', seat, o, passed: 0 });
  }

  const keysIn = (o: OccFrame): number[] => (o.stage === 2 ? o.after : o.during);

  const occ: Handler<S, OccFrame, With<F>> = {
    run(x, f) {
      if (f.stage === 0) {
        // An ability may answer too, later: the body's answer is put aside.
        if (f.r !== undefined) f.value = f.r;
        f.stage = 1;
      }
      const went = work(x, f, keysIn(f), f.passed);
      if (went !== 'done') return went;
      if (f.stage === 1) {
        f.stage = 2;
        f.passed = 0;
      } else if (f.value === undefined) x.pop();
      else x.ret(f.value);
      return undefined;
    },
    ask: (s, f, _stack, no) => ask(s, f, keysIn(f), WINDOWS[f.stage], f.passed, no),
    take: (x, f, pick) => take(x, f, keysIn(f), f, pick),
  };

  const gate: Handler<S, GateFrame, With<F>> = {
    run(x, f) {
      const o = occAt(x.stack, f);
      const went = work(x, o, o.during, f.passed);
      if (went !== 'done') return went;
      x.pop();
      return undefined;
    },
    ask: (s, f, stack, no) => ask(s, occAt(stack, f), occAt(stack, f).during, 'open', f.passed, no),
    take: (x, f, pick) => take(x, occAt(x.stack, f), occAt(x.stack, f).during, f, pick),
  };

  return { occur, handlers: { occ, gate } };
}

function isOcc(f: BaseFrame | undefined): f is OccFrame {
  return f?.k === 'occ';
}

function occAt(stack: readonly BaseFrame[], { o }: GateFrame): OccFrame {
  const f = stack[o];
  if (!isOcc(f)) throw new Error(`a window without its occurrence at ${o}`);
  return f;
}

/** Broken promises about the occurrences of a stack, in words; for a game's own invariants. */
export function occurrenceFaults(stack: readonly BaseFrame[]): string[] {
  return stack.filter(isOcc).flatMap((f) => {
    const heard = [...f.during, ...f.after];
    const twice = (keys: readonly number[]): boolean => new Set(keys).size < keys.length;
    const at = f.on.join(' ');
    const faults: string[] = [];
    if (f.used.some((key) => !heard.includes(key))) faults.push(`${at}: used without having heard it`);
    if (twice(f.used)) faults.push(`${at}: used twice`);
    if (twice(heard)) faults.push(`${at}: heard twice`);
    return faults;
  });
}
