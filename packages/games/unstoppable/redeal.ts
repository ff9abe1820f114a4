import { below, quickRng, type Rng, type Seat, shuffleInPlace } from '@starhold/kernel';
import { packOf } from './content/index.ts';
import { matOf } from './rules/track.ts';
import { cloneState, NONE, type UnsState } from './state.ts';

/**
 * A world that nobody at the table can tell from `s`: hidden things are collected, sorted (so that where they really
 * were leaves no trace), shuffled and dealt out again. What has been seen is kept: threat sides that were once visible
 * stay behind their core sides for good, the bottom of core and upgrade decks stays as players put it there.
 */
export function redeal(from: UnsState, _eyes: Seat, rng: Rng): UnsState {
  const s = cloneState(from);
  s.rng = quickRng(below(rng, 0x100000000));
  for (const f of s.stack) if (f.k === 'together') for (const lane of f.lanes) lane.rng = [];
  for (const p of s.players) redealDeck(s, p.deck, rng);
  // The top card lies open; the known ones are at the bottom.
  s.coreDecks.forEach((deck, i) => void redealPart(deck, s.coreKnown[i], deck.length - 1, rng));
  redealPart(s.upgradeDeck, s.upgradeKnown, s.upgradeDeck.length, rng);
  redealThreats(s, rng);
  redealBossCards(s, rng);
  return s;
}

function ascending(a: number, b: number): number {
  return a - b;
}

function redealPart(list: number[], start: number, end: number, rng: Rng): void {
  if (end - start < 2) return;
  const part = shuffleInPlace(rng, list.slice(start, end).sort(ascending));
  for (let i = 0; i < part.length; i++) list[start + i] = part[i];
}

/** Whole sleeves below the top change places; their names are given out from the bottom up, as a shuffle does. */
function redealDeck(s: UnsState, deck: number[], rng: Rng): void {
  const hidden = deck.length - 1;
  if (hidden < 1) return;
  const handles = deck.slice(0, hidden).map((card) => s.cards.handle[card]);
  handles.sort(ascending);
  redealPart(deck, 0, hidden, rng);
  for (let i = 0; i < hidden; i++) s.cards.handle[deck[i]] = handles[i];
}

/** Threat sides nobody has seen, and the deck they came from; those from the box are a lot of their own (UNS-6.4). */
function redealThreats(s: UnsState, rng: Rng): void {
  const { def, threats, firstBossCard } = packOf(s);
  const origins = matOf(s).threatDeck[s.players.length === 1 ? 'solo' : 'duo'];
  const unseen = s.cards.seen.flatMap((seen, card) =>
    seen === NONE && s.cards.threat[card] < firstBossCard ? [card] : [],
  );
  const fromDeck = (card: number): boolean => {
    const origin = def.threats[s.cards.threat[card]]?.origin ?? threats[0];
    return (origins as readonly unknown[]).includes(origin);
  };
  redealFaces(s, unseen.filter(fromDeck), s.threatDeck, rng);
  redealFaces(
    s,
    unseen.filter((card) => !fromDeck(card)),
    s.reserve,
    rng,
  );
}

function redealFaces(s: UnsState, cards: readonly number[], deck: number[], rng: Rng): void {
  const pool = [...cards.map((card) => s.cards.threat[card]), ...deck].sort(ascending);
  shuffleInPlace(rng, pool);
  for (const card of cards) s.cards.threat[card] = pool.pop() as number;
  for (let i = 0; i < deck.length; i++) deck[i] = pool.pop() as number;
}

/** The boss deck is stacked in groups, and everybody knows which group comes next. */
function redealBossCards(s: UnsState, rng: Rng): void {
  const { threatIndex, firstBossCard } = packOf(s);
  const groups = matOf(s).bossDeck[s.players.length === 1 ? 'solo' : 'duo'];
  for (const group of groups) {
    const ids = group.map((g) => threatIndex.get(g.card) as number);
    const cards = s.cards.seen.flatMap((seen, card) => {
      const threat = s.cards.threat[card];
      return seen === NONE && threat >= firstBossCard && ids.includes(threat) ? [card] : [];
    });
    const places = s.bossDeck.flatMap((threat, i) => (ids.includes(threat) ? [i] : []));
    const deck = places.map((i) => s.bossDeck[i]);
    redealFaces(s, cards, deck, rng);
    places.forEach((place, i) => {
      s.bossDeck[place] = deck[i];
    });
  }
}
