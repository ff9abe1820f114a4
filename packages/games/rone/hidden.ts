import { below, type Eyes, quickRng, type Rng, type Seat, shuffleInPlace } from '@starhold/kernel';
import { cardsIn } from './checks.ts';
import { packOf } from './content/index.ts';
import { cardId, distinct, permanentId } from './rules/cards.ts';
import { hiddenInvasion, redealInvasion } from './rules/invasion/hidden.ts';
import { mates } from './rules/invasion/teams.ts';
import { cloneState, type Frame, framesOf, type Player, type State } from './state.ts';

/** What somebody cannot know, and worlds in which it is otherwise. */

const ascending = (a: number, b: number): number => a - b;

/** team mates see each other's hands. */
export function seesHand(s: State, eyes: Eyes, seat: Seat): boolean {
  return eyes !== 'table' && (eyes === seat || mates(s, eyes).includes(seat));
}

/** So many cards on top of this deck does `eyes` know. */
export function knownTop(p: Player, eyes: Eyes, seat: Seat): number {
  return eyes === seat ? p.ownTop : p.openTop;
}

type Held = Extract<Frame, { k: 'sacrifice' | 'giveBack' }>;
const isHeld = (f: Frame): f is Held => f.k === 'sacrifice' || f.k === 'giveBack';

/** Cards of the deck that a player looks at now. */
export function heldBy(s: State, seat: Seat): number[] {
  return framesOf(s).flatMap((f) => (isHeld(f) && f.seat === seat ? f.cards : []));
}

/**
 * A world that `eyes` cannot tell from `from`: hidden cards are collected, sorted (so that where they really were leaves no
 * trace), shuffled and dealt out again. Which cards a player owns is public; cards that have shown themselves stay.
 */
export function redeal(from: State, eyes: Seat, rng: Rng): State {
  const s = cloneState(from);
  s.rng = quickRng(below(rng, 0x100000000));
  for (const f of s.stack) if (f.k === 'together') for (const lane of f.lanes) lane.rng = [];
  const frames = framesOf(s);
  s.players.forEach((p, seat) => {
    redealPlayer(s, p, seat, eyes, frames, rng);
  });
  redealSupply(s.recruits, draftsOf(frames, eyes, 'recruit'), rng);
  redealSupply(s.technologies, draftsOf(frames, eyes, 'technology'), rng);
  redealInvasion(s, rng);
  return s;
}

function redealPlayer(s: State, p: Player, seat: Seat, eyes: Seat, frames: readonly Frame[], rng: Rng): void {
  const open = !seesHand(s, eyes, seat);
  const held = seat === eyes ? [] : frames.filter(isHeld).filter((f) => f.seat === seat);
  const top = p.deck.splice(p.deck.length - knownTop(p, eyes, seat));
  const hidden = open ? without(p.hand, p.shown) : [];
  const cards = shuffleInPlace(rng, [...p.deck, ...hidden, ...held.flatMap((f) => f.cards)].sort(ascending));
  const deal = (n: number): number[] => cards.splice(cards.length - n);
  p.deck = [...deal(p.deck.length), ...top];
  for (const f of held) f.cards = deal(f.cards.length);
  if (!open) return;
  p.hand = [...p.shown, ...deal(hidden.length)];
  if (frames.some((f) => f.k === 'keep' && f.seat === seat)) ensureKeeper(s, p);
}

/** Whoever is asked what to keep holds a card that can be kept. */
function ensureKeeper(s: State, p: Player): void {
  const { cards } = packOf(s);
  const last = p.hand.length - 1;
  const inHand = p.hand.findIndex((card) => cards[card].keep);
  if (inHand >= 0) [p.hand[inHand], p.hand[last]] = [p.hand[last], p.hand[inHand]];
  else {
    const inDeck = p.deck.findIndex((card) => cards[card].keep);
    if (inDeck >= 0) [p.deck[inDeck], p.hand[last]] = [p.hand[last], p.deck[inDeck]];
  }
}

export function without(cards: readonly number[], some: readonly number[]): number[] {
  const rest = cards.slice();
  for (const card of some) rest.splice(rest.indexOf(card), 1);
  return rest;
}

type Draft = Extract<Frame, { k: 'draft' }>;

/** Drafts that `eyes` does not see. */
function draftsOf(frames: readonly Frame[], eyes: Eyes, what: Draft['what']): Draft[] {
  return frames.filter((f): f is Draft => f.k === 'draft' && f.what === what && f.seat !== eyes);
}

function redealSupply(supply: number[], drafts: readonly Draft[], rng: Rng): void {
  const cards = shuffleInPlace(rng, [...supply, ...drafts.flatMap((f) => f.cards)].sort(ascending));
  for (let i = 0; i < supply.length; i++) supply[i] = cards.pop() as number;
  for (const f of drafts) for (let i = 0; i < f.cards.length; i++) f.cards[i] = cards.pop() as number;
}

/**
 * Cards that `eyes` can see nowhere: their names may appear in nothing that is sent there. Whose cards are in which deck is
 * public; which of them are in the hand is a matter of re-deals, not of names.
 */
export function secrets(s: State, eyes: Eyes): string[] {
  const frames = framesOf(s);
  const { starters } = packOf(s);
  const open = new Set<number>([...s.recruitsGone, ...starters.filter((_, i) => s.starters[i] > 0)]);
  const openBase = new Set<number>([...s.technologiesGone, ...s.leaders]);
  for (const p of s.players) {
    for (const pile of [p.deck, p.hand, p.played, p.discard, p.scrap, p.ground])
      for (const card of pile) open.add(card);
    for (const permanent of p.base) openBase.add(permanent);
  }
  const hidden = s.recruits.slice();
  const hiddenBase = s.technologies.slice();
  for (const f of frames) {
    if (f.k === 'draft') {
      const own = f.what === 'recruit' ? hidden : hiddenBase;
      if (f.seat !== eyes) own.push(...f.cards);
      else for (const card of f.cards) (f.what === 'recruit' ? open : openBase).add(card);
    } else for (const card of cardsIn(f)) open.add(card);
  }
  return [
    ...distinct(hidden.filter((card) => !open.has(card))).map((card) => cardId(s, card)),
    ...hiddenBase.filter((permanent) => !openBase.has(permanent)).map((permanent) => permanentId(s, permanent)),
    ...hiddenInvasion(s),
  ];
}
