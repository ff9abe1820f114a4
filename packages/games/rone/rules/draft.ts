import type { Seat } from '@starhold/kernel';
import type { X } from '../state.ts';
import { type Supply, supplyId, takeSupply } from './supply.ts';

/** RONE-11.7, 11.8: cards shown, of which one is taken. */
export const DRAFT = 3;

/** Only the drafter sees them. With none left nothing happens. */
export function startDraft(x: X, seat: Seat, what: Supply): void {
  const cards = takeSupply(x, what, DRAFT);
  if (cards.length === 0) return;
  const ids = cards.map((card) => supplyId(x.s, what, card));
  x.push({ k: 'draft', seat, what, cards });
  x.reveal(
    'looked',
    what === 'recruit' ? 'RONE-11.7' : 'RONE-11.8',
    seat,
    { what, count: cards.length },
    { cards: ids },
    [seat],
  );
}
