import { asksOne, type Handlers, optionId, parseOption, refOf } from '@starhold/kernel';
import type { Events } from '../events.ts';
import { columnIn, refOfColumn, refOfThing, uidIn } from '../refs.ts';
import { columnOf, isOnBoard } from '../rules/board.ts';
import { strike } from '../rules/damage.ts';
import { moveTo, setShip } from '../rules/movement.ts';
import { COLUMNS, SURPLUS_REACHES_BOSS, TELEPORT_MAY_STAY } from '../rules/rulings.ts';
import { BOSS_UID, type BosFrame, type BosState } from '../state.ts';
import { besideShip } from './slot.ts';
import { repeatsLeft, sourceOf } from './source.ts';

/** Weapons, tractor beam, teleport, and the captain's choice when an enemy dodges. */

type Weapons = Pick<Handlers<BosState, BosFrame, Events>, 'aim' | 'hit' | 'pull' | 'teleport' | 'dodge'>;

const ALL_COLUMNS = Array.from({ length: COLUMNS }, (_, i) => i + 1);

/** One option for each column. */
function into(verb: string, columns: readonly number[]): string[] {
  return columns.map((column) => optionId(verb, refOfColumn(column)));
}

export const weapons: Weapons = {
  /** BOS-6.4: each rocket into a column of choice, target or not; BOS-19.3: the Gunner's shot beside the ship. */
  aim: asksOne({
    ask(s, f, stack, no) {
      const columns = f.reach === 'any' ? ALL_COLUMNS : besideShip(s);
      if (f.reach === 'adjacent') {
        for (const c of ALL_COLUMNS) {
          if (!columns.includes(c)) no?.(optionId('fire', refOfColumn(c)), 'BOS-19.3', 'notAdjacent', c);
        }
        no?.('', 'BOS-19.3', 'besideShip');
      } else no?.('', 'BOS-6.4', 'fourColumns');
      no?.('none', 'BOS-5.8', 'mustLaunch');
      const about = { source: sourceOf(stack), points: f.n, more: repeatsLeft(stack) };
      return { seat: f.seat, kind: 'one', options: into('fire', columns), about };
    },
    take(x, f, pick): void {
      x.pop();
      x.push({ k: 'hit', seat: f.seat, column: columnIn(refOf(pick)), left: f.n });
    },
  }),

  /** Point by point, so that XP and upgrades of a defeat come before the next point (BOS-6.8, 7.4). */
  hit: {
    run(x, f): undefined {
      if (f.left === 0) return x.pop() as undefined;
      f.left--;
      const struck = strike(x, f.column);
      if (!struck) {
        x.tell('missed', 'BOS-6.10', x.s.captain, { column: f.column });
        f.left = 0;
      } else if (!SURPLUS_REACHES_BOSS && x.s.columns[f.column - 1].length === 0) f.left = 0;
    },
  },

  /** BOS-6.5 and 5.8: something must be moved if anything can be. */
  pull: asksOne({
    ask(s, f, _stack, no) {
      const options: string[] = [];
      const add = (ref: string, from: number): void => {
        for (const to of [from - 1, from + 1]) {
          const option = optionId('pull', ref, refOfColumn(to));
          if (isOnBoard(to)) options.push(option);
          else no?.(option, 'BOS-10.5', 'offBoard');
        }
        for (const to of ALL_COLUMNS)
          if (Math.abs(to - from) !== 1) no?.(optionId('pull', ref, refOfColumn(to)), 'BOS-6.5', 'oneColumn');
      };
      s.columns.forEach((column, i) => {
        for (const e of column) add(refOfThing(e.uid), i + 1);
      });
      if (s.boss.entered === 1) add(refOfThing(BOSS_UID), s.boss.column);
      if (options.length > 0) no?.('none', 'BOS-5.8', 'mustPull');
      no?.('', 'BOS-6.5', 'oneColumn');
      for (const c of ALL_COLUMNS) no?.(optionId('pull', 'ship', refOfColumn(c)), 'BOS-6.5', 'notTheShip');
      return { seat: f.seat, kind: 'one', options: options.length > 0 ? options : ['none'] };
    },
    take(x, _f, pick): void {
      x.pop();
      if (pick === 'none') return;
      const [what, to] = parseOption(pick).refs;
      moveTo(x, uidIn(what), columnIn(to), 'BOS-6.5');
    },
  }),

  /** BOS-7.2. */
  teleport: asksOne({
    ask(s, f, _stack, no) {
      no?.('', 'BOS-7.2', 'fourColumns');
      const columns = TELEPORT_MAY_STAY ? ALL_COLUMNS : ALL_COLUMNS.filter((c) => c !== s.ship);
      return { seat: f.seat, kind: 'one', options: into('to', columns) };
    },
    take(x, _f, pick): void {
      x.pop();
      setShip(x, columnIn(refOf(pick)), 'BOS-7.2');
    },
  }),

  /** BOS-12.7: an enemy in the ship's column leaves it; the captain says where to. */
  dodge: asksOne({
    ask(s, f, stack, no) {
      const at = columnOf(s, f.uid) ?? 0;
      for (const c of ALL_COLUMNS) {
        if (Math.abs(c - at) !== 1) no?.(optionId('dodge', refOfColumn(c)), 'BOS-12.7', 'mustDodge');
      }
      no?.('', 'BOS-12.7', 'mustDodge');
      const options = into('dodge', [at - 1, at + 1]);
      return { seat: f.seat, kind: 'one', options, about: { source: sourceOf(stack) } };
    },
    take(x, f, pick): void {
      x.pop();
      moveTo(x, f.uid, columnIn(refOf(pick)), 'BOS-12.7');
    },
  }),
};
