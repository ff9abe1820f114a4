import { below, type Eyes, quickRng, type Rng, type Seat, shuffleInPlace } from '@starhold/kernel';
import { cloneState } from './clone.ts';
import { packOf } from './content/index.ts';
import { cardId, pileOf } from './rules/cards.ts';
import { PILES } from './rules/refs.ts';
import { framesOf, HOUSE_COUNT, NONE, type State, UNSEEN } from './state.ts';

/** What somebody cannot know, and worlds in which it is otherwise. */

const ascending = (a: number, b: number): number => a - b;

/**
 * A world that `eyes` cannot tell from `from`: hidden cards are collected, sorted (so that where they really were leaves no
 * trace), shuffled and dealt out again. Kinds of operation cards are public, so each kind is dealt by itself. What somebody
 * has discarded face down is not remembered: never wrong, sometimes less than a perfect memory.
 */
export function redeal(from: State, eyes: Seat, rng: Rng): State {
  const s = cloneState(from);
  s.rng = quickRng(below(rng, 0x100000000));
  for (let pile = 0; pile < PILES.length; pile++) redealPile(s, eyes, pile, rng);
  redealHidden(s, eyes, rng);
  redealAgendas(s, eyes, rng);
  refill(rng, [s.failureDeck, s.failureBox], (cards) => fitFailures(s, cards));
  for (const deck of [s.planetDeck, s.scanners2, s.scanners3, s.scannerBox]) shuffleInPlace(rng, deck.sort(ascending));
  const known = eyes < s.players.length ? s.players[eyes].knows : 0;
  const unknown = s.coloniesGone.splice(known);
  refill(rng, [s.colonies, unknown]);
  s.coloniesGone.push(...unknown);
  if (s.rival) shuffleInPlace(rng, s.rival.orders.sort(ascending));
  return s;
}

/** All cards of the lists, mixed and dealt to them again. */
function refill(rng: Rng, lists: readonly number[][], fit?: (cards: number[]) => void): void {
  const cards = shuffleInPlace(rng, lists.flat().sort(ascending));
  fit?.(cards);
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = cards.pop() as number;
}

function redealPile(s: State, eyes: Seat, pile: number, rng: Rng): void {
  const others = s.players.filter((_, player) => player !== eyes).map((p) => p.hand);
  const cards = [...s.decks[pile], ...s.discards[pile]];
  for (const hand of others) for (const card of hand) if (pileOf(s, card) === pile) cards.push(card);
  shuffleInPlace(rng, cards.sort(ascending));
  for (const list of [s.decks[pile], s.discards[pile]])
    for (let i = 0; i < list.length; i++) list[i] = cards.pop() as number;
  for (const hand of others) {
    for (let i = 0; i < hand.length; i++) if (pileOf(s, hand[i]) === pile) hand[i] = cards.pop() as number;
  }
}

/** Hidden influence: decks, hands, what somebody is choosing from, the council's cards, the Rival's unseen ones. */
function redealHidden(s: State, eyes: Seat, rng: Rng): void {
  const held = framesOf(s).filter((f) => f.k === 'keep' && f.seat !== eyes);
  const counts = s.players.map((p, player) => (player === eyes ? 0 : p.hidden.reduce((a, b) => a + b, 0)));
  const unseen = s.rival ? s.rival.hidden.filter((card) => card >= UNSEEN).length : 0;
  const cards = [...s.hiddenDeck, ...s.hiddenDiscard, ...s.council];
  for (const f of held) if (f.k === 'keep') cards.push(...f.cards);
  s.players.forEach((p, player) => {
    if (player === eyes || (s.rival && player === 1)) return;
    for (let house = 0; house < HOUSE_COUNT; house++) {
      for (let i = 0; i < p.hidden[house]; i++) cards.push(house);
      p.hidden[house] = 0;
    }
  });
  if (s.rival) for (const card of s.rival.hidden) if (card >= UNSEEN) cards.push(card - UNSEEN);
  shuffleInPlace(rng, cards.sort(ascending));
  const next = (): number => cards.pop() as number;
  for (const list of [s.hiddenDeck, s.hiddenDiscard, s.council]) for (let i = 0; i < list.length; i++) list[i] = next();
  for (const f of held) if (f.k === 'keep') f.cards = f.cards.map(next);
  s.players.forEach((p, player) => {
    if (player === eyes || (s.rival && player === 1)) return;
    for (let i = 0; i < counts[player]; i++) p.hidden[next()]++;
  });
  if (!s.rival || unseen === 0) return;
  s.rival.hidden = s.rival.hidden.map((card) => (card >= UNSEEN ? next() + UNSEEN : card));
  const { hidden } = s.players[1];
  hidden.fill(0);
  for (const card of s.rival.hidden) hidden[card % UNSEEN]++;
}

/** Personal and fleet agendas apart: which is which shows on the back. */
function redealAgendas(s: State, eyes: Seat, rng: Rng): void {
  const { agendas } = packOf(s);
  const isFleet = (card: number): boolean => agendas[card].set === 'fleet';
  const others = s.players.filter((_, player) => player !== eyes);
  const held = framesOf(s).filter((f) => f.k === 'agenda' && f.seat !== eyes);
  const box: number[] = [];
  for (const fleet of [true, false]) {
    const cards = s.agendaBox.filter((card) => isFleet(card) === fleet);
    for (const p of others) {
      for (const card of fleet ? [p.fleet] : [p.personal, p.spurned]) if (card !== NONE) cards.push(card);
    }
    if (!fleet) for (const f of held) if (f.k === 'agenda') cards.push(...f.cards);
    shuffleInPlace(rng, cards.sort(ascending));
    const next = (old: number): number => (old === NONE ? NONE : (cards.pop() as number));
    for (const p of others) {
      if (fleet) p.fleet = next(p.fleet);
      else {
        p.personal = next(p.personal);
        p.spurned = next(p.spurned);
      }
    }
    if (!fleet) for (const f of held) if (f.k === 'agenda') f.cards = f.cards.map(next).sort(ascending);
    box.push(...cards);
  }
  s.agendaBox = box;
}

/** The failure deck holds its mission failure at the bottom; everything else in it is a ship failure. */
function fitFailures(s: State, cards: number[]): void {
  const { failures } = packOf(s);
  const isMission = (card: number): boolean => failures[card].set === 'mission';
  if (s.failureDeck.length === 0) return;
  // `cards` is dealt from its end: the deck first, its bottom (the mission failure) before all.
  const missions = cards.filter(isMission);
  const ships = cards.filter((card) => !isMission(card));
  const rest = [...missions.slice(1), ...ships.splice(0, ships.length - (s.failureDeck.length - 1))];
  cards.splice(0, cards.length, ...rest, ...ships, missions[0]);
}

/** Cards that `eyes` can see nowhere: their names may appear in nothing that is sent there. */
export function secrets(s: State, eyes: Eyes): string[] {
  if (s.over !== '') return [];
  const { agendas, failures, planets, scanners, colonies } = packOf(s);
  const names: string[] = [];
  for (const pile of [...s.decks, ...s.discards]) for (const card of pile) names.push(cardId(s, card));
  s.players.forEach((p, player) => {
    if (player === eyes) return;
    for (const card of p.hand) names.push(cardId(s, card));
    for (const card of [p.personal, p.fleet, p.spurned]) if (card !== NONE) names.push(agendas[card].id);
  });
  for (const card of s.agendaBox) names.push(agendas[card].id);
  for (const card of s.failureDeck) names.push(failures[card].id);
  for (const card of s.planetDeck) names.push(planets[card].id);
  for (const card of [...s.scanners2, ...s.scanners3, ...s.scannerBox]) names.push(scanners[card].id);
  const looks = framesOf(s).some((f) => f.k === 'colonies' && f.seat === eyes);
  if (!looks) for (const card of s.colonies) names.push(colonies[card].id);
  for (const f of framesOf(s))
    if (f.k === 'agenda' && f.seat !== eyes) for (const card of f.cards) names.push(agendas[card].id);
  return names;
}
