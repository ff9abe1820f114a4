import { isControl } from '@starhold/effects';
import type { Seat } from '@starhold/kernel';
import { type Op, packOf } from '../content/index.ts';
import type { State } from '../state.ts';
import { drawable } from './cards.ts';
import { sacrificeSize } from './modifiers.ts';
import { supplySize } from './supply.ts';

/** can a list do what it is for? Its first operation says. */
export function isPossible(s: State, seat: Seat, ops: readonly Op[]): boolean {
  const [op] = ops;
  if (isControl(op)) return true;
  const p = s.players[seat];
  switch (op.op) {
    case 'gain':
      return op.what !== 'screw' || p.ground.length > 0;
    case 'recruit':
      return supplySize(s, 'recruit') > 0;
    case 'discover':
      return supplySize(s, 'technology') > 0;
    case 'enlist':
      return s.starters.some((n) => n > 0);
    case 'refresh':
      return p.tired !== 0;
    case 'sacrifice':
      return drawable(p) >= sacrificeSize(s, seat);
    default:
      return true;
  }
}

/** would playing this card lose the game for want of a card to draw? */
export function isDeadly(s: State, seat: Seat, card: number): boolean {
  const p = s.players[seat];
  return packOf(s).cards[card].play.some(
    (op) =>
      (op.op === 'sacrifice' && drawable(p) < sacrificeSize(s, seat)) ||
      (op.op === 'mill' && (op.who ?? 'you') === 'you' && drawable(p) < op.n),
  );
}
