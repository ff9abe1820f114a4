import type { Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Player, State, X } from '../state.ts';

/** Moving cards about. */

export const cardId = (s: State, card: number): string => packOf(s).cards[card].id;
export const cardIds = (s: State, cards: readonly number[]): string[] => cards.map((card) => cardId(s, card));
export const permanentId = (s: State, permanent: number): string => packOf(s).permanents[permanent].id;

export function cardIn(s: State, id: string): number {
  const card = packOf(s).cardIndex.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export function permanentIn(s: State, id: string): number {
  const permanent = packOf(s).permanentIndex.get(id);
  if (permanent === undefined) throw new Error(`there is no ${id}`);
  return permanent;
}

/** Different cards of a list, in its order. */
export function distinct(cards: readonly number[]): number[] {
  const found: number[] = [];
  for (const card of cards) if (!found.includes(card)) found.push(card);
  return found;
}

export function takeOut(from: number[], card: number): void {
  const at = from.lastIndexOf(card);
  if (at < 0) throw new Error(`card ${card} is not there`);
  from.splice(at, 1);
}

function countIn(cards: readonly number[], card: number): number {
  let n = 0;
  for (const c of cards) if (c === card) n++;
  return n;
}

/** A card leaves the hand; a copy that nobody has seen stays rather than one that all know. */
export function takeFromHand(p: Player, card: number): void {
  takeOut(p.hand, card);
  forget(p, card);
}

/** What is known of a hand is never more than there is. */
export function forget(p: Player, card: number): void {
  if (p.shown.length > 0 && countIn(p.shown, card) > countIn(p.hand, card)) takeOut(p.shown, card);
}

export function show(p: Player, card: number): void {
  if (countIn(p.shown, card) < countIn(p.hand, card)) p.shown.push(card);
}

/** `open`: everybody knows the card; else the owner alone. */
export function putOnDeck(p: Player, card: number, open: boolean): void {
  p.deck.push(card);
  p.ownTop++;
  p.openTop = open ? p.openTop + 1 : 0;
}

/** Of a deck that has one. */
export function takeTop(p: Player): number {
  const card = p.deck.pop();
  if (card === undefined) throw new Error('the draw deck is empty');
  if (p.ownTop > 0) p.ownTop--;
  if (p.openTop > 0) p.openTop--;
  return card;
}

/** Cards that a reshuffle would bring (RONE-9.2). */
export function reshuffleable(p: Player): number {
  return p.discard.length + p.scrap.length;
}

/** Cards that can be drawn at all, with a reshuffle. */
export function drawable(p: Player): number {
  return p.deck.length + reshuffleable(p);
}

/** RONE-1.10, 11.4: starters go back to the starter pile, recruit cards to their destroyed pile. */
export function putDestroyed(s: State, card: number): void {
  const at = packOf(s).starterAt[card];
  if (at >= 0) s.starters[at]++;
  else s.recruitsGone.push(card);
}

export function destroyCards(
  x: X,
  seat: Seat,
  cards: readonly number[],
  from: 'draft' | 'played' | 'hand' | 'deck' | 'ground' | 'order',
  rule: string,
): void {
  if (cards.length === 0) return;
  for (const card of cards) putDestroyed(x.s, card);
  x.tell('destroyed', rule, seat, { cards: cardIds(x.s, cards), from });
}

/** So many technologies lie in a base (RONE-12.4). */
export function technologiesIn(s: State, p: Player): number {
  const { leaderCount } = packOf(s);
  let n = 0;
  for (const permanent of p.base) if (permanent >= leaderCount) n++;
  return n;
}
