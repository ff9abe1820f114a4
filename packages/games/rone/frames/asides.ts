import { type Asides, isTogether, type Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { cardIds, destroyCards } from '../rules/cards.ts';
import { reroll, rerolls } from '../rules/rerolls.ts';
import { supplySize, takeSupply } from '../rules/supply.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';
import { PENDING } from './guard.ts';

/** What may be done at any time: spending a re-roll token (RONE-4.8), asking for the order of a phase (RONE-15.6). */

/** Equal costs are drawn again, but not for ever. */
const MOST_DRAWS = 20;

export const asides: Asides<State, Frame, Events> = {
  options(s, seat, f, _stack, no) {
    const options: string[] = [];
    if (s.over !== '' || s.ended !== '') return options;
    // from the end of phase 3 until phase 5. Where dice are used it is among the options; while a price is being paid
    // it would change nothing.
    if (!(f?.k === 'main' && f.ended === 0) && f?.k !== 'salvage' && f?.k !== 'pay') rerolls(s, seat, options, no);
    if (mayDrawOrder(s, f)) options.push('order');
    return options;
  },
  take(x, option, seat): void {
    if (option === 'order') return drawOrder(x, seat);
    reroll(x, seat, option);
  },
};

/** before either has acted in the phase, once per phase. */
function mayDrawOrder(s: State, f: Frame | undefined): boolean {
  if (s.options.mode !== 'training' || f === undefined || s.ahead !== NONE || s.acted !== 0) return false;
  const top = s.stack[s.stack.length - 1];
  return isTogether(top) && supplySize(s, 'recruit') >= s.players.length;
}

/** RONE-15.6: the higher training cost decides. The drawn cards are destroyed. */
function drawOrder(x: X, seat: Seat): void {
  const { s } = x;
  s.ahead = PENDING;
  let decides = seat;
  for (let i = 0; i < MOST_DRAWS && supplySize(s, 'recruit') >= s.players.length; i++) {
    const cards = s.players.map(() => takeSupply(x, 'recruit', 1)[0]);
    const costs = cards.map((card) => packOf(s).training[card]);
    const most = Math.max(...costs);
    const settled = costs.filter((cost) => cost === most).length === 1;
    if (settled) decides = costs.indexOf(most);
    x.reveal('orderDrawn', 'RONE-15.6', seat, { cards: cardIds(s, cards), costs, decides: settled ? decides : NONE });
    destroyCards(x, NONE, cards, 'order', 'RONE-15.6');
    if (settled) break;
  }
  x.push({ k: 'precede', seat: decides });
}
