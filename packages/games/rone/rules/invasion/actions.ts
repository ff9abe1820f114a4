import { opsFrame } from '@starhold/effects';
import { type ActionDef, packOf } from '../../content/index.ts';
import { NONE, type State, type X } from '../../state.ts';
import { invasionOf } from './stack.ts';

/** The four additional actions of the players (RONE-20.8). Units are set aside until the price is met. */

export function actionsOf(s: State): ActionDef[] {
  return packOf(s).def.invasionBoard.actions;
}

/** Actions that are paid with this symbol, by their place on the board. Only in the players' phase. */
export function actionsFor(s: State, what: string): number[] {
  const found: number[] = [];
  if (!s.inv || s.phase === 0) return found;
  const actions = actionsOf(s);
  for (let i = 0; i < actions.length; i++) if (actions[i].price.what === what) found.push(i);
  return found;
}

/** What this seat has set aside for it this turn. */
export function potOf(s: State, seat: number, action: number): number {
  return invasionOf(s).pots[seat * actionsOf(s).length + action];
}

export function setAside(x: X, seat: number, action: number, n: number): void {
  const { s } = x;
  const { pots } = invasionOf(s);
  const { id, price } = actionsOf(s)[action];
  const at = seat * actionsOf(s).length + action;
  pots[at] += n;
  x.tell('setAside', 'RONE-20.8', seat, { action: id, n, now: pots[at] });
  for (; pots[at] >= price.n; pots[at] -= price.n) {
    x.tell('additional', 'RONE-20.8', seat, { action: id });
    x.push(opsFrame(seat, id, NONE, id));
  }
}
