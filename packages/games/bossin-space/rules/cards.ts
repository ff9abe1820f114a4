import { packOf } from '../content/index.ts';
import type { BosState } from '../state.ts';
import type { X } from './damage.ts';
import { CAPTAIN_PLAYS, OTHERS_PLAY, SLOTS, SOLO_HAND, TEAM_HAND } from './rulings.ts';

/** Command cards: who holds how many, drawing, discarding. Equal cards have no identity outside this file. */

export function kindOf(s: BosState, card: number): string {
  const pack = packOf(s);
  return pack.commands[pack.cardKind[card]].id;
}

export function kindsOf(s: BosState, cards: readonly number[]): string[] {
  return cards.map((card) => kindOf(s, card));
}

/** Upgraded cards that have entered the game: everybody saw them come (BOS-18.9). */
export function addedCards(s: BosState): number[] {
  const { cardKind, baseCards } = packOf(s);
  const added: number[] = [];
  for (let card = baseCards; card < cardKind.length; card++) if (!s.upgradedStack.includes(card)) added.push(card);
  return added;
}

/** BOS-3.4. */
export function handLimit(s: BosState): number {
  return s.options.players === 1 ? SOLO_HAND : TEAM_HAND;
}

/** BOS-3.4 and A-08; never more than the hand holds (BOS-3.5). */
export function cardsToPlay(s: BosState, seat: number): number {
  const { players, fivePlayers } = s.options;
  const everyone = players === 5 && fivePlayers === 'captainRemovesOne';
  const wanted = everyone ? 1 : seat === s.captain ? CAPTAIN_PLAYS[players] : OTHERS_PLAY[players];
  return Math.min(wanted, s.hands[seat].length + s.picks[seat].length);
}

/** BOS-24.1: an empty deck is made anew from the discard pile. */
function drawCommand(x: X): number | undefined {
  const { s } = x;
  if (s.commandDeck.length === 0) {
    if (s.commandDiscard.length === 0) return undefined;
    s.commandDeck = x.shuffle('commands', s.commandDiscard);
    s.commandDiscard = [];
    x.tell('commandsReshuffled', 'BOS-24.1', s.captain, { count: s.commandDeck.length });
  }
  return s.commandDeck.pop();
}

/** One player completely, up to the hand limit. */
export function refill(x: X, seat: number, rule: string): void {
  const { s } = x;
  const drawn: number[] = [];
  while (s.hands[seat].length < handLimit(s)) {
    const mixed = s.mix.left > 0;
    const card = drawCommand(x);
    if (card === undefined) break;
    if (mixed) {
      s.mix.left--;
      s.mix.drawn[seat]++;
    }
    s.hands[seat].push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) x.reveal('drew', rule, seat, { count: drawn.length }, { cards: kindsOf(s, drawn) }, [seat]);
}

/** Onto the open discard pile. What everybody has seen is no longer part of what the Deck upgrade hid. */
export function discardCommands(s: BosState, cards: readonly number[]): void {
  for (const card of cards) s.commandDiscard.push(card);
  forgetMixed(s, cards);
}

/** Cards that everybody sees now are no longer somewhere among the mixed ones. */
export function forgetMixed(s: BosState, cards: readonly number[]): void {
  if (s.mix.known.length === 0) return;
  s.mix.known = s.mix.known.filter((card) => !cards.includes(card));
  if (s.mix.known.length === 0) {
    s.mix.left = 0;
    s.mix.drawn.fill(0);
  }
}

/** Takes one card of a kind out of a list of cards. */
export function takeKind(s: BosState, from: number[], kind: string): number {
  const at = from.findIndex((card) => kindOf(s, card) === kind);
  if (at < 0) throw new Error(`no ${kind} to take`);
  return from.splice(at, 1)[0];
}

export function reshuffleDangers(x: X): void {
  const { s } = x;
  s.dangerDeck = x.shuffle('dangers', [...s.dangerDeck, ...s.dangerDiscard]);
  s.dangerDiscard = [];
  x.tell('dangersReshuffled', 'BOS-24.2', s.captain, { count: s.dangerDeck.length });
}

/** BOS-24.2: lay what is left, shuffle the discard pile, lay the rest. */
export function layDangers(x: X): void {
  const { s } = x;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.dangerDeck.length === 0 && s.dangerDiscard.length > 0) reshuffleDangers(x);
    s.dangers[slot] = s.dangerDeck.pop() ?? -1;
  }
  const dangers = s.dangers.map((d) => (d < 0 ? '' : packOf(s).dangers[d].id));
  x.reveal('dangersLaid', 'BOS-3.3', s.captain, { dangers });
}
