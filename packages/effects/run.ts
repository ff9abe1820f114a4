import type { Ask, BaseFrame, Forbid, Handler, Seat, Work } from '@starhold/kernel';
import { type Amount, isControl, type Lists } from './ops.ts';

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
}

/** A player chooses a branch of a `choose`, or whether to do a `may`. */
export interface BranchFrame extends BaseFrame {
  k: 'branch';
  list: string;
  at: number;
  self: number;
  items: number[];
}

/** The frames of a game together with those of the card language. */
type With<F extends BaseFrame> = F | OpsFrame | BranchFrame;

/** What a game says about its own words. */
export interface Vocabulary<S, F extends BaseFrame, O extends { op: string }> {
  lists(s: S): Lists<O>;
  /** Carries out one operation of the game's own; may push frames, which finish before the list goes on. */
  carryOut(x: Work<S, With<F>>, op: O, f: OpsFrame): void;
  holds(s: S, condition: unknown, f: OpsFrame): boolean;
  count(s: S, fact: string): number;
  group(s: S, name: string, f: OpsFrame): number[];
  /** Does the list go on? E.g. not when the enemy it speaks for has left the board. */
  goesOn(s: S, f: OpsFrame): boolean;
  chooser(s: S, f: BranchFrame): Seat;
  /** May this branch be chosen now? Says no through `no` with the rule. */
  mayChoose(s: S, ops: readonly O[], option: string, no?: Forbid): boolean;
}

export function amountOf<S, P extends string>(n: Amount<P>, s: S, count: (s: S, fact: P) => number): number {
  if (typeof n === 'number') return n;
  const value = n.base + n.each * count(s, n.per);
  return n.max === undefined ? value : Math.min(value, n.max);
}

export function opsFrame(seat: Seat, list: string, self: number, cause: string): OpsFrame {
  return { k: 'ops', seat, cause, list, pc: 0, again: 0, self, items: [] };
}

/** The two handlers that run the card language for a game; put them among the game's own. */
export function opsHandlers<S, F extends BaseFrame, O extends { op: string }>(
  v: Vocabulary<S, F, O>,
): { ops: Handler<S, OpsFrame, With<F>>; branch: Handler<S, BranchFrame, With<F>> } {
  const inner = (f: OpsFrame | BranchFrame, room: string, again: number, items: number[]): OpsFrame => ({
    k: 'ops',
    seat: f.seat,
    list: room,
    pc: 0,
    again,
    self: f.self,
    items,
  });

  function control(x: Work<S, With<F>>, op: O, at: number, f: OpsFrame): void {
    if (!isControl(op)) return;
    const room = `${f.list}/${at}`;
    switch (op.op) {
      case 'when':
        if (v.holds(x.s, op.if, f)) x.push(inner(f, `${room}.then`, 0, f.items.slice()));
        else if (op.else) x.push(inner(f, `${room}.else`, 0, f.items.slice()));
        return;
      case 'repeat': {
        const n = amountOf(op.n, x.s, v.count);
        if (n > 0) x.push(inner(f, `${room}.do`, n - 1, f.items.slice()));
        return;
      }
      case 'each': {
        const items = v.group(x.s, op.of, f);
        if (items.length > 0) x.push(inner(f, `${room}.do`, items.length - 1, items));
        return;
      }
      case 'choose':
      case 'may':
        x.push({ k: 'branch', seat: f.seat, list: f.list, at, self: f.self, items: f.items.slice() });
    }
  }

  const ops: Handler<S, OpsFrame, With<F>> = {
    run(x, f): undefined {
      if (!v.goesOn(x.s, f)) return void x.pop();
      const list = v.lists(x.s).at(f.list);
      if (f.pc < list.length) {
        const at = f.pc++;
        const op = list[at];
        if (isControl(op)) control(x, op as O, at, f);
        else v.carryOut(x, op, f);
      } else if (f.again > 0) {
        f.again--;
        f.pc = 0;
        f.items.shift();
      } else x.pop();
    },
  };

  const branch: Handler<S, BranchFrame, With<F>> = {
    ask(s, f, _stack, no): Ask {
      const op = v.lists(s).at(f.list)[f.at];
      if (isControl(op) && op.op === 'choose') {
        const options = op.of.filter((b) => v.mayChoose(s, b.do, b.id, no)).map((b) => b.id);
        return { seat: v.chooser(s, f), kind: 'one', options: options.length > 0 ? options : ['skip'] };
      }
      return { seat: v.chooser(s, f), kind: 'one', options: ['do', 'skip'] };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'skip') return;
      const room = `${f.list}/${f.at}.${pick}`;
      x.push(inner(f, room, 0, f.items));
    },
  };

  return { ops, branch };
}
