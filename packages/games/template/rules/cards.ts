import type { Seat } from '@starhold/kernel';
import { type FindDef, packOf } from '../content/index.ts';
import { NONE, type State, type X } from '../state.ts';

/** Moving cards about. */

/** TPL-8: nobody ever holds more. */
export const HAND_LIMIT = 5;

export function defOf(s: State, card: number): FindDef {
  const { finds, cards } = packOf(s);
  return finds[cards[card]];
}

/** As everybody but the state knows cards: by find, in an order that tells nothing. */
export function findsOf(s: State, cards: readonly number[]): string[] {
  return cards.map((card) => defOf(s, card).id).sort();
}

/** Takes a card of this find out of a list. Which of several equal ones makes no difference. */
export function takeFind(s: State, from: number[], find: string): number {
  const at = from.findIndex((card) => defOf(s, card).id === find);
  if (at < 0) throw new Error(`there is no ${find} to take`);
  return from.splice(at, 1)[0];
}

export function canDraw(s: State, seat: Seat): boolean {
  return s.hands[seat].length < HAND_LIMIT && s.deck.length + s.discard.length > 0;
}

/** TPL-7: an empty deck is made of the discard pile anew. */
function topCard(x: X): number | undefined {
  const { s } = x;
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = x.shuffle('deck', s.discard);
    s.discard = [];
    x.tell('reshuffled', 'TPL-7', NONE, { count: s.deck.length });
  }
  return s.deck.pop();
}

export function draw(x: X, seat: Seat, n: number, rule: string): void {
  const { s } = x;
  const drawn: number[] = [];
  for (let i = 0; i < n && canDraw(s, seat); i++) {
    const card = topCard(x);
    if (card === undefined) break;
    s.hands[seat].push(card);
    drawn.push(card);
  }
  // Somebody knows more than before, so this is a barrier for undo: `reveal`, where `tell` is for what all know already.
  if (drawn.length > 0) x.reveal('drew', rule, seat, { count: drawn.length }, { finds: findsOf(s, drawn) }, [seat]);
}

/** TPL-6. */
export function fillRow(x: X): void {
  const { s } = x;
  const fresh: number[] = [];
  for (let slot = 0; slot < s.row.length; slot++) {
    if (s.row[slot] !== NONE) continue;
    const card = topCard(x) ?? NONE;
    s.row[slot] = card;
    if (card !== NONE) fresh.push(card);
  }
  if (fresh.length > 0) x.reveal('drifted', 'TPL-6', NONE, { finds: findsOf(s, fresh) });
}
