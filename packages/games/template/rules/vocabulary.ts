import { amountOf, type OpsFrame, type Vocabulary } from '@starhold/effects';
import type { Seat } from '@starhold/kernel';
import { type CardLexicon, type Fact, type Own, packOf } from '../content/index.ts';
import type { Frame, State, X } from '../state.ts';
import { draw } from './cards.ts';

/** What the operations of the cards do; all of it as far as possible (TPL-9). */

const countOf = (s: State, _fact: Fact, f: OpsFrame): number => s.holds[f.seat].length;

function carryOut(x: X, op: Own, f: OpsFrame): void {
  const { s } = x;
  switch (op.op) {
    case 'draw':
      return draw(x, f.seat, op.n, 'TPL-5');
    case 'coins':
      return addCoins(x, f.seat, amountOf(op.n, s, countOf, f));
    case 'tax':
      for (let seat = 0; seat < s.coins.length; seat++) if (seat !== f.seat) addCoins(x, seat, -op.n);
      return;
    case 'relight':
      if (s.flares[f.seat] > 0) return;
      s.flares[f.seat] = 1;
      return x.tell('relit', 'TPL-10', f.seat, {});
    default:
      return op satisfies never;
  }
}

function addCoins(x: X, seat: Seat, wanted: number): void {
  const { coins } = x.s;
  const by = Math.max(wanted, -coins[seat]);
  if (by === 0) return;
  coins[seat] += by;
  x.tell('coins', 'TPL-5', seat, { by, now: coins[seat] });
}

export const vocabulary: Vocabulary<State, Frame, CardLexicon> = {
  lists: (s) => packOf(s).lists,
  carryOut,
  holds: (s, { hold }, f) => s.holds[f.seat].length >= hold,
  count: countOf,
  group: () => [],
  goesOn: () => true,
  chooser: (_s, f) => f.seat,
  mayChoose(s, ops, option, f, no) {
    if (ops[0].op !== 'relight' || s.flares[f.seat] === 0) return true;
    no?.(option, 'TPL-9', 'flareReady');
    return false;
  },
};
