import { asksOne, type BaseFrame, type Forbid, type Handler, type Seat, type Work } from '@starhold/kernel';
import { type Amount, type Control, isControl, type Lexicon, type Lists, type Operation, roomAt } from './ops.ts';

/**
 * A list of operations at work. Holds an address and a place in it, never a function, and does not care where its card
 * is by now. `self` is the thing the list speaks for (an enemy's uid), `it` what a for-each is at.
 */
export interface OpsFrame extends BaseFrame {
  k: 'ops';
  list: string;
  pc: number;
  /** How often the list starts again after this time. */
  again: number;
  self: number;
  /** What is still to come of a for-each; the first is being done. */
  items: number[];
  /** What `'X'` stands for. */
  x: number;
  /** What the last frame that this list pushed has answered (`ret`). */
  r: number;
}

/** A player chooses a branch of a `choose`, or whether to do a `may` or to pay for a `pay`. */
export interface BranchFrame extends BaseFrame {
  k: 'branch';
  list: string;
  at: number;
  self: number;
  items: number[];
  x: number;
}

/** The frames of a game together with those of the card language. */
type With<F extends BaseFrame> = F | OpsFrame | BranchFrame;

/** What a game says about its own words. */
export interface Vocabulary<S, F extends BaseFrame, L extends Lexicon> {
  lists(s: S): Lists<Operation<L>>;
  /** Carries out one operation of the game's own; may push frames, which finish before the list goes on. */
  carryOut(x: Work<S, With<F>>, op: L['own'], f: OpsFrame): void;
  holds(s: S, condition: L['condition'], f: OpsFrame): boolean;
  count(s: S, fact: L['fact'], f: OpsFrame): number;
  group(s: S, name: L['group'], f: OpsFrame): number[];
  /** Does the list go on? E.g. not when the enemy it speaks for has left the board. */
  goesOn(s: S, f: OpsFrame): boolean;
  chooser(s: S, f: BranchFrame): Seat;
  /** May this branch be chosen now? Says no through `no` with the rule. */
  mayChoose(s: S, ops: readonly Operation<L>[], option: string, f: BranchFrame, no?: Forbid): boolean;
  /** For games with `pay`: may the cost be paid now, and paying it. */
  canPay?(s: S, cost: L['cost'], f: BranchFrame, no?: Forbid): boolean;
  pay?(x: Work<S, With<F>>, cost: L['cost'], f: BranchFrame): void;
}

export function amountOf<S, P extends string>(
  n: Amount<P>,
  s: S,
  count: (s: S, fact: P, f: OpsFrame) => number,
  f: OpsFrame,
): number {
  if (typeof n === 'number') return n;
  if (n === 'X') return f.x;
  const fact = count(s, n.per, f);
  const value = n.base + n.each * (n.by === undefined ? fact : Math.floor(fact / n.by));
  return n.max === undefined ? value : Math.min(value, n.max);
}

export function opsFrame(seat: Seat, list: string, self: number, cause: string, x = 0): OpsFrame {
  return { k: 'ops', seat, cause, list, pc: 0, again: 0, self, items: [], x, r: 0 };
}

/** The two handlers that run the card language for a game; put them among the game's own. */
export function opsHandlers<S, F extends BaseFrame, L extends Lexicon>(
  v: Vocabulary<S, F, L>,
): { ops: Handler<S, OpsFrame, With<F>>; branch: Handler<S, BranchFrame, With<F>> } {
  const inner = (f: OpsFrame | BranchFrame, room: string, again: number, items: number[]): OpsFrame => ({
    k: 'ops',
    seat: f.seat,
    list: room,
    pc: 0,
    again,
    self: f.self,
    items,
    x: f.x,
    r: 0,
  });

  function control(x: Work<S, With<F>>, op: Control<L>, at: number, f: OpsFrame): void {
    switch (op.op) {
      case 'when':
        if (v.holds(x.s, op.if, f)) x.push(inner(f, roomAt(f.list, at, 'then'), 0, f.items.slice()));
        else if (op.else) x.push(inner(f, roomAt(f.list, at, 'else'), 0, f.items.slice()));
        return;
      case 'repeat': {
        const n = amountOf(op.n, x.s, v.count, f);
        if (n > 0) x.push(inner(f, roomAt(f.list, at, 'do'), n - 1, f.items.slice()));
        return;
      }
      case 'each': {
        const items = v.group(x.s, op.of, f);
        if (items.length > 0) x.push(inner(f, roomAt(f.list, at, 'do'), items.length - 1, items));
        return;
      }
      case 'choose':
      case 'may':
      case 'pay':
        x.push({ k: 'branch', seat: f.seat, list: f.list, at, self: f.self, items: f.items.slice(), x: f.x });
    }
  }

  const ops: Handler<S, OpsFrame, With<F>> = {
    run(x, f): undefined {
      if (!v.goesOn(x.s, f)) return void x.pop();
      const lists = v.lists(x.s);
      const list = lists.at(f.list);
      if (f.pc < list.length) {
        const at = f.pc++;
        const op = list[at];
        if (isControl<L>(op)) control(x, op, at, f);
        else v.carryOut(x, op, f);
      } else if (f.again > 0) {
        f.again--;
        f.pc = 0;
        if (lists.isWalk(f.list)) f.items.shift();
      } else x.pop();
    },
  };

  function offers(s: S, op: Operation<L>, f: BranchFrame, no?: Forbid): string[] {
    if (!isControl<L>(op)) throw new Error(`${op.op} at ${f.list}/${f.at} has no branches`);
    if (op.op === 'choose') {
      const options = op.of.filter((b) => v.mayChoose(s, b.do, b.id, f, no)).map((b) => b.id);
      return options.length > 0 ? options : ['skip'];
    }
    if (op.op === 'pay') return v.canPay?.(s, op.cost, f, no) ? ['pay', 'skip'] : ['skip'];
    return ['do', 'skip'];
  }

  const branch: Handler<S, BranchFrame, With<F>> = asksOne({
    ask(s, f, _stack, no) {
      const op = v.lists(s).at(f.list)[f.at];
      return { seat: v.chooser(s, f), kind: 'one', options: offers(s, op, f, no), about: { list: f.list, op: f.at } };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'skip') return;
      const op = v.lists(x.s).at(f.list)[f.at];
      x.push(inner(f, roomAt(f.list, f.at, pick === 'pay' ? 'do' : pick), 0, f.items));
      // Above the list it pays for: a payment may ask how, and is finished before the list begins.
      if (isControl<L>(op) && op.op === 'pay') v.pay?.(x, op.cost, f);
    },
  });

  return { ops, branch };
}
