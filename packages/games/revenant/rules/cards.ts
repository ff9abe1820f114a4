import { CARD_KINDS, HOUSES, packOf } from '../content/index.ts';
import type { State, X } from '../state.ts';
import { PILES } from './refs.ts';

/** Operation cards and hidden influence cards between decks, hands and discard piles (REV-9, REV-17). */

export const HAND_LIMIT = 8;

export const cardId = (s: { pack: string }, card: number): string => packOf(s).operations[card].id;
export const cardIn = (s: { pack: string }, id: string): number => packOf(s).operationIndex.get(id) as number;
/** Which deck it belongs to: a place in `PILES`. */
export const pileOf = (s: { pack: string }, card: number): number =>
  CARD_KINDS.indexOf(packOf(s).operations[card].kind);

export function kindCounts(s: State, cards: readonly number[]): { cadet: number; frigate: number; command: number } {
  const n = [0, 0, 0];
  for (const card of cards) n[pileOf(s, card)]++;
  return { cadet: n[0], frigate: n[1], command: n[2] };
}

/** REV-17.3: an empty deck is made of its discard pile. */
function refill(x: X, pile: number): void {
  const { decks, discards } = x.s;
  if (decks[pile].length > 0 || discards[pile].length === 0) return;
  decks[pile] = x.shuffle(
    PILES[pile],
    discards[pile].sort((a, b) => a - b),
  );
  discards[pile] = [];
  x.tell('reshuffled', 'REV-17.3', -1, { pile: PILES[pile], count: decks[pile].length });
}

export const drawableIn = (s: State, pile: number): number => s.decks[pile].length + s.discards[pile].length;

/** REV-17.1: so many of each kind, as far as there are any (AMB-58); they come to the hand. */
export function drawCards(x: X, player: number, counts: readonly number[], rule: string): void {
  const { s } = x;
  const cards: number[] = [];
  for (let pile = 0; pile < PILES.length; pile++) {
    for (let i = 0; i < counts[pile]; i++) {
      refill(x, pile);
      const card = s.decks[pile].pop();
      if (card !== undefined) cards.push(card);
    }
  }
  if (cards.length === 0) return;
  s.players[player].hand.push(...cards);
  x.reveal('drew', rule, player, kindCounts(s, cards), { cards: cards.map((card) => cardId(s, card)) }, [player]);
}

export function discardCards(x: X, player: number, cards: readonly number[], rule: string): void {
  const { s } = x;
  if (cards.length === 0) return;
  const { hand } = s.players[player];
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1);
    s.discards[pileOf(s, card)].push(card);
  }
  x.tell('discarded', rule, player, kindCounts(s, cards), { cards: cards.map((card) => cardId(s, card)) }, [player]);
}

/** AMB-31: from the deck, made of its discard pile when it is empty; fewer if there are fewer. */
export function drawHidden(x: X, n: number): number[] {
  const { s } = x;
  const houses: number[] = [];
  for (let i = 0; i < n; i++) {
    if (s.hiddenDeck.length === 0 && s.hiddenDiscard.length > 0) {
      s.hiddenDeck = x.shuffle(
        'hidden',
        s.hiddenDiscard.sort((a, b) => a - b),
      );
      s.hiddenDiscard = [];
      x.tell('reshuffled', 'REV-9.1', -1, { pile: 'hidden', count: s.hiddenDeck.length });
    }
    const house = s.hiddenDeck.pop();
    if (house !== undefined) houses.push(house);
  }
  return houses;
}

export function discardHidden(
  x: X,
  player: number,
  houses: readonly number[],
  why: 'resource' | 'cost' | 'failure',
  rule: string,
): void {
  const { s } = x;
  if (houses.length === 0) return;
  for (const house of houses) {
    s.players[player].hidden[house]--;
    s.hiddenDiscard.push(house);
  }
  const priv = { houses: houses.map((house) => HOUSES[house]) };
  x.tell('hiddenDiscarded', rule, player, { n: houses.length, why }, priv, [player]);
}
